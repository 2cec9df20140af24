import { describe, expect, it } from "vitest";
import { readTextLayer } from "#core/reading/text-layer.ts";
import { textLayerItem } from "../../support/text-layer-item.ts";

/** Rows of cells by their left edges. */
function linesOf(rows: readonly (readonly [number, ...(readonly [number, string])[]])[]): string[] {
  const items = rows.flatMap(([y, ...cells]) => cells.map(([x, text]) => textLayerItem(text, x, y)));
  return readTextLayer(1, items, { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] }).text.split("\n");
}

const head = [100, [40, "Medicine"], [150, "Dose"], [250, "Status"], [350, "Comment"]] as const;

describe("a table whose cells go over several lines", () => {
  it("keeps each line with the cell that it goes on with", () => {
    expect(
      linesOf([
        head,
        [117, [40, "Furosemide"], [150, "40 mg each morn"], [250, "REDUCED (was 80 mg)"], [350, "Dry on admission"]],
        [134, [40, "Apixaban"], [150, "2.5 mg"], [250, "REDUCED (was 5 mg"], [350, "Over 80 years"]],
        [146, [250, "BD)"]],
        [163, [40, "Donepezil"], [150, "-"], [250, "STOPPED"], [350, "Pulse 44. Not to be"]],
        [175, [350, "restarted"]],
        [192, [40, "Colecalciferol 20,000"], [150, "1 a week"], [250, "NEW"], [350, "Loading course"]],
        [204, [40, "units"]],
        [221, [40, "Citalopram"], [150, "20 mg"], [250, "Unchanged"]],
      ]),
    ).toEqual([
      "Medicine  Dose  Status  Comment",
      "Furosemide  40 mg each morn  REDUCED (was 80 mg)  Dry on admission",
      "Apixaban  2.5 mg  REDUCED (was 5 mg BD)  Over 80 years",
      "Donepezil  -  STOPPED  Pulse 44. Not to be restarted",
      "Colecalciferol 20,000 units  1 a week  NEW  Loading course",
      "Citalopram  20 mg  Unchanged",
    ]);
  });

  it("keeps a day that is broken between its number and its month, also beside words that go on", () => {
    expect(
      linesOf([
        [100, [40, "Date"], [90, "Weight"], [150, "Notes"]],
        [117, [40, "Tue 20"], [90, "57.8"], [150, "Iron drip. All fine, a bit flushed in the evening"]],
        [129, [40, "Jan"]],
        [146, [40, "Sat 31"], [90, "57.5"], [150, "A peach tablet in the tray: she had yesterday's and"]],
        [158, [40, "Jan"], [150, "this morning's before I saw"]],
        [175, [40, "Wed 4"], [90, "57.4"], [150, "Better"]],
        [192, [40, "Thu 5"], [90, "57.3"], [150, "Better"]],
      ]),
    ).toEqual([
      "Date  Weight  Notes",
      "Tue 20 Jan  57.8  Iron drip. All fine, a bit flushed in the evening",
      "Sat 31 Jan  57.5  A peach tablet in the tray: she had yesterday's and this morning's before I saw",
      "Wed 4  57.4  Better",
      "Thu 5  57.3  Better",
    ]);
  });

  it("parts cells that stand close, where the column begins", () => {
    expect(
      linesOf([
        [100, [40, "Time"], [90, "BP"], [150, "Rate"], [220, "Notes"]],
        [117, [40, "09:40"], [90, "118/74 lying"], [155, "x"], [220, "well"]],
        [134, [40, "10:50"], [90, "121/76"], [150, "60 mL/h"], [220, "well"]],
        [151, [40, "11:15"], [90, "116/70 supine"], [220, "itchy"]],
        [168, [40, "11:40"], [90, "116/70 sat"], [150, "30 mL/h was set"], [228, "itchy"]],
        [185, [40, "13:05"], [90, "117/72 sat up"], [159, "done"], [220, "home"]],
      ]).slice(1, 4),
    ).toEqual(["09:40  118/74 lying x  well", "10:50  121/76  60 mL/h  well", "11:15  116/70 supine  itchy"]);
  });

  it("leaves two things in one row on their lines, and values on theirs", () => {
    const lines = linesOf([
      [100, [40, "Drug"], [150, "Dose"], [250, "Remarks"]],
      [118, [40, "Mycophenolate"], [150, "1 g BD"], [250, "same as before"]],
      [136, [40, "Isoniazid"], [150, "300 mg OM"], [250, "until 15 Mar"]],
      [149, [40, "Pyridoxine"], [150, "10 mg OM"]],
      [167, [40, "Omeprazole"], [150, "20 mg OM"], [250, "same"]],
    ]);
    expect(lines).toContain("Pyridoxine  10 mg OM");
    expect(lines).toContain("Isoniazid  300 mg OM  until 15 Mar");
  });

  it("leaves words that go over to the next line of the page where they stand", () => {
    expect(
      linesOf([
        [100, [40, "26/01"], [90, "M. Pengelly"], [170, "Ulcer smaller. Some green on the pad, smelly. Swab"]],
        [112, [90, "sent. No spreading redness, temperature 36.6."]],
        [124, [40, "09/02"], [90, "B. Olver"], [170, "Slipped off the bed on Saturday and did not hurt"]],
        [136, [40, "herself"]],
        [148, [40, "10/02"], [90, "B. Olver"], [170, "Well"]],
      ]),
    ).toEqual([
      "26/01  M. Pengelly  Ulcer smaller. Some green on the pad, smelly. Swab",
      "sent. No spreading redness, temperature 36.6.",
      "09/02  B. Olver  Slipped off the bed on Saturday and did not hurt",
      "herself",
      "10/02  B. Olver  Well",
    ]);
  });
});
