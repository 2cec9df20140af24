import { expect, it } from "vitest";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import { citationOf } from "../../../support/sample-chart.ts";

const citation = citationOf("CRP");
const course = (values: [date: string, value: number][], low?: number, high?: number) => ({
  name: "crp",
  unit: "mg/L",
  points: values.map(([date, value]) => ({ date, value, citation })),
  low,
  high,
});

it("places days and values in a unit square, with the ends of the range that are near", () => {
  const placed = placedCourse(
    course(
      [
        ["2025-01-01", 10],
        ["2025-01-11", 20],
        ["2025-01-21", 30],
      ],
      0,
      500,
    ),
  );
  expect(placed.points[0]).toEqual({ x: 0, y: 1 / 3 });
  expect(placed.points[2]).toEqual({ x: 1, y: 1 });
  expect(placed.points[1]?.x).toBeCloseTo(0.5);
  expect([placed.low, placed.high]).toEqual([0, undefined]);
});

it("stays in the square where nothing moved and where days are not known", () => {
  for (const values of [
    [
      ["2025", 0],
      ["2025", 0],
    ],
    [
      ["2024-05", 3],
      ["2025", 3],
    ],
  ] as [string, number][][])
    for (const { x, y } of placedCourse(course(values, 3, 3)).points)
      for (const at of [x, y]) expect(at >= 0 && at <= 1).toBe(true);
});
