import type { Citation } from "#core/records/citation.ts";
import type { SeriesPoint, ThreadState } from "./thread-state.ts";

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

/** A treatment that began, and may have ended, on known days. */
export interface Treatment {
  name: string;
  /** Days since 1 January 1970. */
  start: number | undefined;
  stop: number | undefined;
  citations: Citation[];
}

export interface Series {
  outcomes: DailySeries[];
  exposures: DailySeries[];
  treatments: Treatment[];
}

/** The least that is asked of a series before it is looked at: days known for daily things, for things measured now and then, days of an event. */
const leastDays = 20;
const leastMeasurements = 6;
const leastEvents = 6;

/** The series of all noted documents, by name. The same fact in two documents counts once a day (the mean of the day). */
export function collectSeries(state: ThreadState): Series {
  const groups = new Map<string, SeriesPoint[]>();
  const written = new Set<number>();
  for (const { points } of Object.values(state.documents)) {
    for (const point of points) {
      const key = `${point.kind}:${point.name}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [point]);
      else group.push(point);
      if (point.kind === "symptom" || point.kind === "lifestyle") written.add(point.day);
    }
  }
  const writtenDays = [...written].sort((one, other) => one - other);
  const series: Series = { outcomes: [], exposures: [], treatments: [] };
  for (const [key, points] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const first = points[0];
    if (first === undefined) continue;
    if (first.kind === "medication") {
      const treatment = treatmentOf(first.name, points);
      if (treatment !== undefined) series.treatments.push(treatment);
    }
    const daily = dailySeries(key, first.kind, points, writtenDays);
    if (daily === undefined) continue;
    if (first.kind !== "medication") series.outcomes.push(daily);
    if (daily.kind === "lifestyle" || daily.kind === "medication") series.exposures.push(daily);
  }
  series.outcomes = series.outcomes.filter((outcome) => outcome.kind !== "lifestyle" || outcome.scale === "number");
  return series;
}

function treatmentOf(name: string, points: readonly SeriesPoint[]): Treatment | undefined {
  const changes = points.filter(({ change }) => change !== undefined).sort((one, other) => one.day - other.day);
  const started = changes.find(({ change }) => change === "started");
  const stopped = changes.findLast(({ change }) => change === "stopped");
  const stop = stopped !== undefined && stopped.day > (started?.day ?? Number.NEGATIVE_INFINITY) ? stopped : undefined;
  if (started === undefined && stop === undefined) return undefined;
  return {
    name,
    start: started?.day,
    stop: stop?.day,
    citations: [started, stop].flatMap((point) => (point === undefined ? [] : [point.citation])),
  };
}

function dailySeries(
  key: string,
  kind: SeriesPoint["kind"],
  points: readonly SeriesPoint[],
  writtenDays: readonly number[],
): DailySeries | undefined {
  const numbers = points.filter(({ value }) => value !== undefined);
  // Most have a number: the others are left out rather than guessed.
  const isNumber = numbers.length >= points.length * 0.6 && numbers.some(({ present }) => present);
  const byDay = new Map<number, { sum: number; count: number }>();
  const citations = new Map<number, Citation>();
  const unit = commonUnit(numbers);
  for (const point of isNumber ? numbers.filter((each) => each.value === 0 || each.unit === unit) : points) {
    const value = isNumber ? (point.value ?? 0) : Number(point.present);
    const known = byDay.get(point.day);
    if (known === undefined) byDay.set(point.day, { sum: value, count: 1 });
    else {
      known.sum += value;
      known.count += 1;
    }
    if (!citations.has(point.day)) citations.set(point.day, point.citation);
  }
  if (!isNumber) {
    // What is not named on a day that was written about did not happen, between its first and its last mention or denial.
    if (kind === "lab" || kind === "vital") return undefined;
    if (points.filter(({ present }) => present).length < leastEvents) return undefined;
    for (const day of writtenDays) if (!byDay.has(day)) byDay.set(day, { sum: 0, count: 1 });
  }
  const days = Int32Array.from(byDay.keys()).sort();
  const least = kind === "lab" || kind === "vital" ? leastMeasurements : leastDays;
  if (days.length < least) return undefined;
  const values = Float64Array.from(days, (day) => {
    const { sum, count } = byDay.get(day) ?? { sum: 0, count: 1 };
    return sum / count;
  });
  if (!isNumber)
    for (let index = 0; index < values.length; index += 1) values[index] = Number((values[index] ?? 0) > 0);
  if (values.every((value) => value === values[0])) return undefined;
  const name = points[0]?.name ?? key;
  return { key, kind, name, scale: isNumber ? "number" : "event", unit, days, values, citations };
}

/** Values in another unit than most are left out: they cannot be compared. */
function commonUnit(points: readonly SeriesPoint[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { unit } of points) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
