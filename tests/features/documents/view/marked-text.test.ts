import fc from "fast-check";
import { expect, it } from "vitest";
import { markRange } from "#features/documents/view/marked-text.ts";

it("marks the range and nothing else", () => {
  expect(markRange("CRP 23.4 mg/L high", { start: 4, end: 13 })).toEqual([
    { start: 0, text: "CRP ", marked: false },
    { start: 4, text: "23.4 mg/L", marked: true },
    { start: 13, text: " high", marked: false },
  ]);
});

it("marks nothing without a range, or with one outside of the text", () => {
  expect(markRange("short", undefined)).toEqual([{ start: 0, text: "short", marked: false }]);
  expect(markRange("short", { start: 40, end: 50 }).some(({ marked }) => marked)).toBe(false);
});

it("never loses a character, whatever the address asks for", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.nat(60), (text, start, end) => {
      const segments = markRange(text, { start, end });
      expect(segments.map((segment) => segment.text).join("")).toBe(text);
      const marked = segments.find((segment) => segment.marked);
      expect(marked?.text ?? "").toBe(text.slice(start, end));
    }),
  );
});
