import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPassages } from "#core/reading/passages.ts";
import { textPage } from "../../support/record-fixtures.ts";

const kindsOf = (text: string) =>
  readPassages([textPage(text)]).map(({ kind, text: words }) => [kind, words.replace(/\s+/g, " ")]);

describe("passages", () => {
  it("joins a sentence that the layout has broken, and keeps two sentences apart", () => {
    const text =
      "She was seen in the clinic because of pain in both of her hands and\nstiffness in the morning. Dr. Shah examined her.\nShe takes 2.5 mg of a tablet.";
    expect(kindsOf(text)).toEqual([
      ["sentence", "She was seen in the clinic because of pain in both of her hands and stiffness in the morning."],
      ["sentence", "Dr. Shah examined her."],
      ["sentence", "She takes 2.5 mg of a tablet."],
    ]);
  });

  it("keeps each row of a table to itself, with its header", () => {
    const rows = readPassages([
      textPage("Test        Result  Units\nSodium      139     mmol/L\nPotassium   4.1     mmol/L"),
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(["row", "row", "row"]);
    expect(rows[2]?.cells.map((cell) => cell.text)).toEqual(["Potassium", "4.1", "mmol/L"]);
    expect(rows[2]?.header?.map((cell) => cell.text)).toEqual(["Test", "Result", "Units"]);
  });

  it("puts a row together again that was broken inside a cell", () => {
    const rows = readPassages([
      textPage(
        "Vaccine | Date | Status |\nPneumococcal vaccine,\n      IM | Dec 1998 | Completed |\nTetanus | 1997 | Refused |",
      ),
    ]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell.text.replace(/\s+/g, " ")))).toEqual([
      ["Vaccine", "Date", "Status"],
      ["Pneumococcal vaccine, IM", "Dec 1998", "Completed"],
      ["Tetanus", "1997", "Refused"],
    ]);
  });

  it("knows the sections of a note, whole-line headings going on and labels only for their paragraph", () => {
    const passages = readPassages([
      textPage("ASSESSMENT\n\nGout.\n\nAllergies: penicillin.\n\nHe is well.\n\nPLAN\n\nReturn in 3 weeks."),
    ]);
    expect(passages.filter(({ kind }) => kind !== "heading").map(({ text, section }) => [text, section])).toEqual([
      ["Gout.", "assessment"],
      ["Allergies: penicillin.", "allergies"],
      ["He is well.", "assessment"],
      ["Return in 3 weeks.", "plan"],
    ]);
  });

  it("always gives the page's own text, in order, whatever the page is", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "PLAN\n",
        "Test | Result |\n",
        "Sodium    139   mmol/L\n",
        "\n\n",
        "• Rest. ",
        "Assessment: gout; asthma.\n",
        "Dr. X said so. ",
        "\t",
        "   ",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        let last = 0;
        for (const passage of readPassages([textPage(text)])) {
          expect(text.slice(passage.start, passage.end)).toBe(passage.text);
          expect(passage.start).toBeGreaterThanOrEqual(last);
          expect(passage.contentStart).toBeGreaterThanOrEqual(passage.start);
          for (const cell of passage.cells) expect(text.slice(cell.start, cell.end)).toBe(cell.text);
          last = passage.start;
        }
      }),
    );
  });
});
