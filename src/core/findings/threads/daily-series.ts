import type { Citation } from "#core/domain/citation.ts";
import { comparableUnit } from "#core/understanding/facts/units.ts";
import type { SeriesPoint } from "./thread-state.ts";

/** One thing over time: a value for each day on which it is known, in order. */
export interface DailySeries {
  key: string;
  kind: SeriesPoint["kind"];
  name: string;
  /** "event": 1 on days it is named, 0 on other days that were written about. "number": the mean of the day's values. */
  scale: "event" | "number";
  unit: string | undefined;
  days: Int32Array;
  values: Float64Array;
  /** By day; days without one were written about without a word of it. */
  citations: ReadonlyMap<number, Citation>;
}

/** The least that is asked of a series before it is looked at: days known for daily things, for things measured now and then, days of an event. */
export const leastDays = 20;
const leastMeasurements = 6;
const leastEvents = 6;
export const leastDaysOfEvents = 40;

/** So far back from its newest value a series is looked at: what was years ago says little about how things are, and children grow. */
const longestSpan = 3 * 365;

/** The mean of each day, where most of the points have a number: the others are left out rather than guessed. */
export function numberSeries(
  key: string,
  kind: SeriesPoint["kind"],
  points: readonly SeriesPoint[],
): DailySeries | undefined {
  const numbers = points.filter(({ value }) => value !== undefined);
  // "No coffee" is a day without a cup, and no day that tells nothing of cups.
  const denied = points.filter(({ value, present }) => value === undefined && !present);
  const share = numbers.length / (points.length - denied.length);
  if (!(share >= 0.6) || !numbers.some(({ present }) => present)) return undefined;
  const unit = commonUnit(numbers);
  const compared = comparableUnit(unit);
  const newest = numbers.reduce((latest, { day }) => Math.max(latest, day), Number.NEGATIVE_INFINITY);
  const byDay = new Map<number, { sum: number; count: number }>();
  for (const { day, value = 0, unit: own } of [...numbers, ...denied]) {
    if ((value !== 0 && comparableUnit(own) !== compared) || day < newest - longestSpan) continue;
    const known = byDay.get(day) ?? { sum: 0, count: 0 };
    byDay.set(day, { sum: known.sum + value, count: known.count + 1 });
  }
  const means = new Map([...byDay].map(([day, { sum, count }]) => [day, sum / count]));
  const least = kind === "lab" || kind === "vital" ? leastMeasurements : leastDays;
  return finish({ key, kind, scale: "number", unit }, numbers, means, least);
}

/** 1 on days on which a diary names it, 0 on the other days of the diaries. */
export function eventSeries(
  key: string,
  kind: SeriesPoint["kind"],
  points: readonly SeriesPoint[],
  writtenDays: readonly number[],
): DailySeries | undefined {
  if (kind === "lab" || kind === "vital") return undefined;
  const named = new Set(points.filter(({ present }) => present).map(({ day }) => day));
  if (named.size < leastEvents) return undefined;
  const newest = writtenDays.at(-1) ?? 0;
  const values = new Map(
    writtenDays.filter((day) => day >= newest - longestSpan).map((day) => [day, Number(named.has(day))]),
  );
  return finish({ key, kind, scale: "event", unit: undefined }, points, values, leastDaysOfEvents);
}

function finish(
  head: Pick<DailySeries, "key" | "kind" | "scale" | "unit">,
  points: readonly SeriesPoint[],
  byDay: ReadonlyMap<number, number>,
  least: number,
): DailySeries | undefined {
  if (byDay.size < least) return undefined;
  const days = Int32Array.from(byDay.keys()).sort();
  const values = Float64Array.from(days, (day) => byDay.get(day) ?? 0);
  if (values.every((value) => value === values[0])) return undefined;
  const citations = new Map<number, Citation>();
  for (const { day, citation } of points) if (byDay.has(day) && !citations.has(day)) citations.set(day, citation);
  return { ...head, name: points[0]?.name ?? head.key, days, values, citations };
}

/** The unit of most values, as most print it. Values in another one are left out: they cannot be compared. */
function commonUnit(points: readonly SeriesPoint[]): string | undefined {
  const prints = new Map<string, Map<string | undefined, number>>();
  for (const { unit } of points) {
    const ofUnit = prints.get(comparableUnit(unit)) ?? new Map<string | undefined, number>();
    prints.set(comparableUnit(unit), ofUnit.set(unit, (ofUnit.get(unit) ?? 0) + 1));
  }
  const count = (ofUnit: ReadonlyMap<string | undefined, number>) =>
    [...ofUnit.values()].reduce((sum, one) => sum + one, 0);
  const [most] = [...prints.values()].sort((one, other) => count(other) - count(one));
  return [...(most ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
}
