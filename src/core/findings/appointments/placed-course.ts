import type { ResultCourse } from "./result-course.ts";

/** A course in a unit square: x from the first day to the last, y from the bottom up. */
export interface PlacedCourse {
  points: { x: number; y: number }[];
  /** Where the usual range ends below and above, where that is inside the square. */
  low: number | undefined;
  high: number | undefined;
}

/** Places for a small drawing: the values fill it, and the range's ends are in it where they are not far away. */
export function placedCourse({ points, low, high }: ResultCourse): PlacedCourse {
  const values = points.map(({ value }) => value);
  const own = { least: Math.min(...values), most: Math.max(...values) };
  const room = own.most - own.least || Math.abs(own.most) || 1;
  const near = [low, high].filter((end) => end !== undefined && end >= own.least - room && end <= own.most + room);
  const least = Math.min(own.least, ...(near as number[]));
  const most = Math.max(own.most, ...(near as number[]));
  const height = most - least || 1;
  const first = dayOf(points[0]?.date ?? "");
  const length = dayOf(points.at(-1)?.date ?? "") - first || 1;
  const y = (value: number) => (value - least) / height;
  const end = (value: number | undefined) => (value !== undefined && near.includes(value) ? y(value) : undefined);
  return {
    points: points.map(({ date, value }) => ({ x: (dayOf(date) - first) / length, y: y(value) })),
    low: end(low),
    high: end(high),
  };
}

/** Days since the epoch; a month or a year stands at its beginning. */
function dayOf(date: string): number {
  const [year = "1970", month = "01", day = "01"] = date.split("-");
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
}
