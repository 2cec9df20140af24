import type { DailySeries } from "./daily-series.ts";
import { studentP } from "./distributions.ts";
import type { OutcomeResult } from "./outcome-patterns.ts";
import { weekdayFreedoms, withoutWeekdays } from "./weekday-means.ts";

export type Remaining = Pick<OutcomeResult, "outcome" | "remaining">;

export interface TogetherPattern {
  one: DailySeries;
  other: DailySeries;
  /** Pearson's correlation of what remains from day to day. */
  correlation: number;
  n: number;
  p: number;
}

/**
 * Whether two symptoms go up and down on the same days, beside everything else that was found for each and beside their weekdays: Pearson's correlation of their
 * whitened remainders (Haugh, JASA 71, 1976: series must be freed of their own past before they are compared).
 */
export function togetherPattern(one: Remaining, other: Remaining): TogetherPattern | undefined {
  const at = new Map<number, number>();
  other.outcome.days.forEach((day, index) => {
    at.set(day, index);
  });
  const [ones, others] = [one, other].map(({ outcome, remaining }) => withoutWeekdays(outcome.days, remaining));
  let n = 0;
  const sums = { one: 0, other: 0, oneSquared: 0, otherSquared: 0, product: 0 };
  one.outcome.days.forEach((day, index) => {
    const place = at.get(day);
    if (place === undefined) return;
    const x = ones?.[index] ?? 0;
    const y = others?.[place] ?? 0;
    n += 1;
    sums.one += x;
    sums.other += y;
    sums.oneSquared += x * x;
    sums.otherSquared += y * y;
    sums.product += x * y;
  });
  if (n < 20) return undefined;
  const covariance = sums.product - (sums.one * sums.other) / n;
  const variances = (sums.oneSquared - sums.one ** 2 / n) * (sums.otherSquared - sums.other ** 2 / n);
  if (!(variances > 0)) return undefined;
  const correlation = Math.max(-0.999999, Math.min(0.999999, covariance / Math.sqrt(variances)));
  const degrees = Math.max(1, n - 2 - (ones === one.remaining && others === other.remaining ? 0 : weekdayFreedoms));
  const p = studentP(correlation * Math.sqrt(degrees / (1 - correlation ** 2)), degrees);
  return { one: one.outcome, other: other.outcome, correlation, n, p };
}
