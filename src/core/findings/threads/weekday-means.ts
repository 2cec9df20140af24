import { weekdayOf } from "./day-number.ts";

/** A weekday's mean is known from so many of its days. */
const fewestOfWeekday = 5;

/** Where less than this is left, the weekday is the thing itself: a medicine that is taken on Wednesdays. */
const leastLeft = 0.5;

/** How many means are taken out by `withoutWeekdays`, besides that of all. */
export const weekdayFreedoms = 6;

/**
 * The values less the mean of their weekday. Two things that are both otherwise at weekends say nothing of each other (the regression on
 * weekdays that Frisch and Waugh, Econometrica 1, 1933, take out of either side). Left as they are where a weekday is too seldom known, and
 * where the thing is bound to its weekday.
 */
export function withoutWeekdays(days: Int32Array, values: Float64Array): Float64Array {
  const sums = new Float64Array(7);
  const counts = new Float64Array(7);
  values.forEach((value, index) => {
    if (Number.isNaN(value)) return;
    const weekday = weekdayOf(days[index] ?? 0);
    sums[weekday] = (sums[weekday] ?? 0) + value;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  });
  if (counts.some((count) => count < fewestOfWeekday)) return values;
  const beside = values.map((value, index) => {
    const weekday = weekdayOf(days[index] ?? 0);
    return value - (sums[weekday] ?? 0) / (counts[weekday] ?? 1);
  });
  return spreadOf(beside) < leastLeft * spreadOf(values) ? values : beside;
}

/** The sum of squares around the mean. */
function spreadOf(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  return known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
