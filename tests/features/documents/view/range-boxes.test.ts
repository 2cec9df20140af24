import { expect, it } from "vitest";
import type { Page } from "#core/domain/page.ts";
import { rangeBoxes } from "#features/documents/view/range-boxes.ts";

const box = (x: number, y: number, width: number) => ({ x, y, width, height: 0.03125 });
const page: Page = {
  number: 1,
  text: "CRP 23.4 mg/L\nESR 41 mm/h",
  source: "ocr",
  lines: [
    {
      start: 0,
      end: 13,
      box: box(0.125, 0.125, 0.5),
      words: [
        { start: 0, end: 3, box: box(0.125, 0.125, 0.1) },
        { start: 4, end: 8, box: box(0.25, 0.125, 0.125) },
        { start: 9, end: 13, box: box(0.5, 0.125, 0.125) },
      ],
    },
    { start: 14, end: 25, box: box(0.125, 0.25, 0.4) },
  ],
};

it("surrounds the words of the range in one stroke a line", () => {
  expect(rangeBoxes(page, { start: 4, end: 13 })).toEqual([box(0.25, 0.125, 0.375)]);
});

it("takes the line where its words have no boxes", () => {
  expect(rangeBoxes(page, { start: 9, end: 17 })).toEqual([box(0.5, 0.125, 0.125), box(0.125, 0.25, 0.4)]);
});

it("marks nothing between two words", () => {
  expect(rangeBoxes(page, { start: 13, end: 14 })).toEqual([]);
});
