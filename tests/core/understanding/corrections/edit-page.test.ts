import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editPage, type PageEdit } from "#core/understanding/corrections/edit-page.ts";
import { anyPage, brokenRules, pageOfLines } from "./page-samples.ts";

describe("other words on a page", () => {
  test("a corrected word keeps its place on the paper, and its neighbours theirs", () => {
    const page = pageOfLines(["Test Result", "CRP 1B mg/L 0-5"]);
    const start = page.text.indexOf("1B");
    const { page: edited, places } = editPage(page, [{ start, end: start + 2, newText: "18.5" }]);
    expect(edited.text).toBe("Test Result\nCRP 18.5 mg/L 0-5");
    expect(places).toEqual([{ start, end: start + 4 }]);
    const words = edited.lines[1]?.words ?? [];
    expect(words.map(({ start: from, end }) => edited.text.slice(from, end))).toEqual(["CRP", "18.5", "mg/L", "0-5"]);
    expect(words[1]).toMatchObject({ correctedBy: "patient", box: page.lines[1]?.words?.[1]?.box });
    expect(words[1]?.confidence).toBeUndefined();
    expect(words[2]).toMatchObject({ confidence: 0.9, box: page.lines[1]?.words?.[2]?.box });
    expect(edited.lines[0]).toBe(page.lines[0]);
  });

  test("whatever is edited, lines and words still fit the text, and what nobody touched is there to the letter", () => {
    const cuts = fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.string({ unit: fc.constantFrom("a", "9", " ", "\n") })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyPage, cuts, (page, wanted) => {
        const edits: PageEdit[] = [];
        let from = 0;
        const places = wanted.map(([at, length, newText]) => ({ at: at % (page.text.length + 1), length, newText }));
        for (const { at, length, newText } of places.sort((one, other) => one.at - other.at)) {
          const start = Math.max(at, from);
          const end = Math.min(page.text.length, start + length);
          if (start > page.text.length || (from > 0 && start === from)) continue;
          edits.push({ start, end, newText });
          from = end;
        }
        const { page: edited, places: found } = editPage(page, edits);
        expect(brokenRules(edited)).toEqual([]);
        edits.forEach(({ newText }, index) => {
          const place = found[index] ?? { start: 0, end: 0 };
          expect(edited.text.slice(place.start, place.end)).toBe(newText);
        });
        let rest = edited.text;
        for (const place of [...found].reverse()) rest = rest.slice(0, place.start) + rest.slice(place.end);
        let old = page.text;
        for (const edit of [...edits].reverse()) old = old.slice(0, edit.start) + old.slice(edit.end);
        expect(rest).toBe(old);
      }),
      { numRuns: 500 },
    );
  });

  test("a line more or less: new lines lie where the old ones lay", () => {
    const page = pageOfLines(["one two", "three", "four"]);
    const { page: edited } = editPage(page, [{ start: 4, end: 10, newText: "TWO\nand\nTHR" }]);
    expect(edited.text).toBe("one TWO\nand\nTHRree\nfour");
    expect(brokenRules(edited)).toEqual([]);
    expect(edited.lines[0]?.box).toEqual({ x: 0, y: 0, width: 1, height: 1 / 60 + 1 / 50 });
    expect(edited.lines.at(-1)?.box).toEqual(page.lines[2]?.box);
  });
});
