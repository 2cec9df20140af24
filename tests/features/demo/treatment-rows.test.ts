import { expect, it } from "vitest";
import { treatments } from "#demo/treatments.ts";
import { treatmentRows } from "#features/demo/trends/treatment-rows.ts";

it("has a row for each medicine and a bar for each dose, within the journey and never over each other", () => {
  const rows = treatmentRows(treatments);
  expect(rows.map(({ name }) => name)).toEqual([...new Set(treatments.map(({ name }) => name))]);
  expect(rows.flatMap(({ bars }) => bars)).toHaveLength(treatments.length);
  for (const { bars } of rows) {
    let end = 0;
    for (const { left, width } of bars) {
      expect(left).toBeGreaterThanOrEqual(end - 1e-9);
      expect(width).toBeGreaterThan(0);
      end = left + width;
    }
    expect(end).toBeLessThanOrEqual(100 + 1e-9);
  }
});
