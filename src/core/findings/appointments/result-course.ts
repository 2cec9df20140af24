import type { ChartResult } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";

/** One measurement over time, to be drawn small. At least two points, oldest first, each with its place. */
export interface ResultCourse {
  name: string;
  unit: string | undefined;
  points: { date: string; value: number; citation: Citation }[];
  /** The range that the latest value's own record prints. */
  low: number | undefined;
  high: number | undefined;
}

/** Less than this part of the larger value is no movement: laboratories themselves differ by so much. */
const leastMove = 0.1;

/**
 * The course of a result over its days, in the unit of its latest value; undefined where fewer than two of its values are numbers in that
 * unit. What is written as a bound ("<5") is none that could be drawn.
 */
export function resultCourse({ name, values }: ChartResult): ResultCourse | undefined {
  const latest = values.at(-1);
  if (latest === undefined) return undefined;
  const points = values.flatMap(({ value, unit, date, citations: [citation] }) =>
    unit === latest.unit && /^-?\d+(?:\.\d+)?$/.test(value.trim()) && citation !== undefined
      ? [{ date, value: Number(value), citation }]
      : [],
  );
  const days = new Set(points.map(({ date }) => date));
  if (days.size < 2) return undefined;
  return { name, unit: latest.unit, points, low: latest.low, high: latest.high };
}

/** Whether the latest value is another than the one before it or the first one, by more than measuring itself does. */
export function hasMoved({ points }: ResultCourse): boolean {
  const latest = points.at(-1)?.value ?? 0;
  return [points.at(-2), points[0]].some((other) => {
    const before = other?.value ?? latest;
    return Math.abs(latest - before) > leastMove * Math.max(Math.abs(latest), Math.abs(before));
  });
}
