import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Correction } from "#core/domain/correction.ts";
import { changeLines } from "#core/understanding/corrections/change-line.ts";
import { correctWords } from "#core/understanding/corrections/correct-pages.ts";
import { placeWords, textChange } from "#core/understanding/corrections/place-words.ts";
import { anyPage, pageOfLines } from "./page-samples.ts";

const page = pageOfLines(["City laboratory", "CRP 1B mg/L 0-5 H", "ESR 15 mm/h", "Ferritin 15 ug/L"]);
const wrong = textChange(page, page.text.indexOf("1B"), page.text.indexOf("1B") + 2, "18");
const text = (id: string, change: Correction["change"], second = 0): Correction => ({
  id,
  documentId: "d",
  correctedAt: new Date(second * 1000).toISOString(),
  change,
});

describe("the place of corrected words", () => {
  test("is where it was, while nothing was read anew", () => {
    expect(placeWords([page], wrong)).toEqual({ page: 1, start: wrong.start, end: wrong.end });
  });

  test("moves with the words", () => {
    const moved = pageOfLines(["City laboratory", "12 High Street", "CRP 1B mg/L 0-5 H", "ESR 15 mm/h"]);
    const place = placeWords([moved], wrong);
    expect(place && moved.text.slice(place.start, place.end)).toBe("1B");
    const otherPage = { ...moved, number: 2 };
    expect(placeWords([pageOfLines(["Dear Nora,"]), otherPage], wrong)?.page).toBe(2);
  });

  test("is between its neighbours where the words themselves were read in another way", () => {
    const again = pageOfLines(["City laboratory", "CRP 1S mg/L 0-5 H", "ESR 15 mm/h"]);
    const place = placeWords([again], wrong);
    expect(place && again.text.slice(place.start, place.end)).toBe("1S");
  });

  test("is none where nothing tells it: the same short words elsewhere are not meant", () => {
    expect(placeWords([pageOfLines(["Room 1B", "Nothing else"])], wrong)).toBeUndefined();
    expect(placeWords([pageOfLines(["Quite another page"])], wrong)).toBeUndefined();
  });

  test("of every change of every page is its own place", () => {
    fc.assert(
      fc.property(anyPage, fc.nat(), fc.nat(12), (any, at, length) => {
        const start = at % (any.text.length + 1);
        const end = Math.min(any.text.length, start + length);
        expect(placeWords([any], textChange(any, start, end, "x"))).toEqual({ page: 1, start, end });
      }),
      { numRuns: 500 },
    );
  });
});

describe("corrections of words", () => {
  test("of two that speak of the same words, the later counts and the earlier finds no place", () => {
    const corrected = correctWords([page], [text("b", { ...wrong, newText: "19" }, 2), text("a", wrong, 1)]);
    expect(corrected.pages[0]?.text).toContain("CRP 19 mg/L");
    expect(corrected.places.has("a")).toBe(false);
  });

  test("do not depend on the order in which they are listed, and leaving one out brings its words back", () => {
    const other = text("c", textChange(page, 0, 4, "Town"), 3);
    const one = correctWords([page], [text("a", wrong, 1), other]).pages;
    expect(correctWords([page], [other, text("a", wrong, 1)]).pages).toEqual(one);
    expect(correctWords([page], [other]).pages[0]?.text).toBe(page.text.replace("City", "Town"));
    expect(correctWords([page], []).pages[0]).toBe(page);
  });

  test("a line is changed by its words that differ, again and again, and back", () => {
    const first = changeLines(page, [], { first: 1, last: 1 }, "CRP 18 mg/L 0-5 H");
    expect(first.change).toMatchObject({ oldText: "1B", newText: "18" });
    const corrections = [text("a", first.change ?? wrong, 1)];
    const second = changeLines(page, corrections, { first: 1, last: 1 }, "CRP 28 mg/L 0-5");
    expect(second.replaces).toEqual(["a"]);
    expect(second.change).toMatchObject({ oldText: "1B mg/L 0-5 H", newText: "28 mg/L 0-5" });
    const back = changeLines(page, corrections, { first: 1, last: 1 }, "CRP 1B mg/L 0-5 H");
    expect(back).toEqual({ change: undefined, replaces: ["a"] });
  });

  test("whatever lines are rewritten one after the other, the page says what was written last", () => {
    const rewriting = fc.tuple(
      fc.nat(),
      fc.nat(2),
      fc.string({ unit: fc.constantFrom("a", "7", " ", "é"), maxLength: 12 }),
    );
    fc.assert(
      fc.property(anyPage, fc.array(rewriting, { maxLength: 5 }), (any, rewritings) => {
        let corrections: Correction[] = [];
        rewritings.forEach(([at, more, newText], index) => {
          const shown = correctWords([any], corrections).pages[0] ?? any;
          const first = at % shown.lines.length;
          const last = Math.min(shown.lines.length - 1, first + more);
          const start = shown.lines[first]?.start ?? 0;
          const end = shown.lines[last]?.end ?? 0;
          const wanted = shown.text.slice(0, start) + newText + shown.text.slice(end);
          const { change, replaces } = changeLines(any, corrections, { first, last }, newText);
          corrections = corrections.filter(({ id }) => !replaces.includes(id));
          if (change !== undefined) corrections.push(text(`${index}`, change, index));
          expect(correctWords([any], corrections).pages[0]?.text).toBe(wanted);
        });
      }),
      { numRuns: 500 },
    );
  });
});
