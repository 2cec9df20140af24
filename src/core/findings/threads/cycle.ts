import type { DailySeries } from "./daily-series.ts";

/** What comes back with a cycle of its own: the days around its beginning are asked about, and not days after each of its days. */
const cyclic = new Set(["period"]);

/** Days without it that tell a new beginning from a day that was left out. */
const fewestBetween = 10;
const fewestBeginnings = 3;

export function isCycle({ name, scale }: Pick<DailySeries, "name" | "scale">): boolean {
  return scale === "event" && cyclic.has(name);
}

/** The first days of a cycle, 1, among all days that were written about; undefined where too few began. */
export function beginningsOf(series: DailySeries): DailySeries | undefined {
  let last = Number.NEGATIVE_INFINITY;
  const values = series.values.map((value, index) => {
    const day = series.days[index] ?? 0;
    if (value !== 1) return 0;
    const isFirst = day - last > fewestBetween;
    last = day;
    return Number(isFirst);
  });
  const count = values.reduce((sum, value) => sum + value, 0);
  return count < fewestBeginnings ? undefined : { ...series, values };
}

/** The days of a cycle that are compared with its others, counted from its first: before it, around it, of it. */
export const cycleSpans: readonly (readonly [from: number, to: number])[] = [
  [-5, -1],
  [-2, 2],
  [0, 4],
];
