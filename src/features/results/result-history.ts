import type { ChartResult } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import { testName } from "#features/texts/test-names.ts";

export interface ResultPoint {
  date: string;
  /** As the record prints it: a bound ("<5") stays one. */
  said: string;
  /** Undefined for what cannot be drawn: a bound, or a word. */
  value: number | undefined;
  unit: string | undefined;
  low: number | undefined;
  high: number | undefined;
  flag: ChartResult["values"][number]["flag"];
  citation: Citation;
}

/** One test over all its days. */
export interface ResultHistory {
  name: string;
  /** Every measurement, oldest first; at least one. */
  points: ResultPoint[];
  latest: ResultPoint;
  /** What can be drawn on one axis, in the unit of the latest: a run for as long as the usual range stays what it was. */
  runs: ResultPoint[][];
}

/** All tests by name, each with its measurements; what is cited nowhere is left out. */
export function resultHistories(results: readonly ChartResult[]): ResultHistory[] {
  return results
    .flatMap(({ name, values }): ResultHistory[] => {
      const points = values.flatMap(pointOf);
      const latest = points.at(-1);
      return latest === undefined ? [] : [{ name, points, latest, runs: runsOf(points, latest.unit) }];
    })
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

function pointOf({
  value: said,
  date,
  unit,
  low,
  high,
  flag,
  citations,
}: ChartResult["values"][number]): ResultPoint[] {
  const [citation] = citations;
  const value = /^-?\d+(?:\.\d+)?$/.test(said.trim()) ? Number(said) : undefined;
  return citation === undefined ? [] : [{ said, date, value, unit, low, high, flag, citation }];
}

function runsOf(points: readonly ResultPoint[], unit: string | undefined): ResultPoint[][] {
  const runs: ResultPoint[][] = [];
  for (const point of points) {
    if (point.value === undefined || point.unit !== unit) continue;
    const run = runs.at(-1);
    const before = run?.[0];
    if (run === undefined || before === undefined || hasOtherRange(before, point)) runs.push([point]);
    else run.push(point);
  }
  return runs;
}

/** A record that prints no range says nothing against the one before. */
function hasOtherRange(one: ResultPoint, other: ResultPoint): boolean {
  const isSilent = ({ low, high }: ResultPoint) => low === undefined && high === undefined;
  return !isSilent(one) && !isSilent(other) && (one.low !== other.low || one.high !== other.high);
}

/** What the test is called where people read it. */
export function nameOf({ name, latest }: ResultHistory): string {
  return testName(name, latest.citation.quote);
}

/** The days on which the usual range became another. */
export function rangeChanges({ runs }: ResultHistory): string[] {
  return runs.slice(1).flatMap(([first]) => (first === undefined ? [] : [first.date]));
}

/** The measurements that stand on no axis with the latest: another unit, a bound, a word. */
export function notDrawn({ points, runs }: ResultHistory): ResultPoint[] {
  const drawn = new Set(runs.flat());
  return points.filter((point) => !drawn.has(point));
}
