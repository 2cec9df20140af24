import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlaces } from "#features/documents/view/find-places.ts";
import { segmentText, type WordMark } from "#features/documents/view/text-segments.ts";

const marks: WordMark[] = ["place", "found", "current", "unsure", "corrected"];

test("marks may overlap, and each piece has all that hold of it", () => {
  const segments = segmentText("CRP 23.4 mg/L", [
    { mark: "place", start: 0, end: 8 },
    { mark: "unsure", start: 4, end: 13 },
  ]);
  expect(segments.map(({ text, marks: held }) => [text, [...held]])).toEqual([
    ["CRP ", ["place"]],
    ["23.4", ["place", "unsure"]],
    [" mg/L", ["unsure"]],
  ]);
});

test("the pieces are the text, and each letter has exactly the marks that reach it", () => {
  const range = fc.record({ mark: fc.constantFrom(...marks), start: fc.nat(40), end: fc.nat(40) });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
      const segments = segmentText(text, ranges);
      expect(segments.map((segment) => segment.text).join("")).toBe(text);
      for (const { start, text: words, marks: held } of segments) {
        for (let at = start; at < start + words.length; at++) {
          const wanted = ranges.filter((each) => each.start <= at && at < each.end).map(({ mark }) => mark);
          expect(held).toEqual(new Set(wanted));
        }
      }
    }),
  );
});

test("finds words whatever their case, accents and line ends, and nothing for nothing", () => {
  const page = { number: 2, text: "Metotrexato semanal.\nDénié; metotrexato (15 mg)\nsemanal" };
  const found = (query: string) => findPlaces([page], query).map(({ start, end }) => page.text.slice(start, end));
  expect(found("METOTREXATO")).toEqual(["Metotrexato", "metotrexato"]);
  expect(found("denie")).toEqual(["Dénié"]);
  expect(found("mg) semanal")).toEqual(["mg)\nsemanal"]);
  expect(found("(15")).toEqual(["(15"]);
  expect(found("  ")).toEqual([]);
  expect(found("nada")).toEqual([]);
});

test("whatever is looked for in a text that has it is found where it is", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "B", "é", "1", ".", "(", " ", "\n"), maxLength: 20 });
  fc.assert(
    fc.property(letters, letters, letters, (before, sought, after) => {
      fc.pre(sought.trim() !== "");
      const text = before + sought + after;
      const start = before.length + (sought.length - sought.trimStart().length);
      const places = findPlaces([{ number: 1, text }], sought);
      // An earlier place may overlap this one and be found instead of it.
      expect(places.some((place) => place.start <= start && start < place.end)).toBe(true);
    }),
  );
});
