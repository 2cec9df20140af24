import type { ResultHistory, ResultPoint } from "./result-history.ts";

/** The first and the last day that a graph reaches over, in days since the epoch. */
export interface Span {
  from: number;
  to: number;
}

export interface PlacedPoint {
  point: ResultPoint;
  x: number;
  y: number;
}

export interface PlacedRun {
  points: PlacedPoint[];
  /** The usual range while this run lasts; undefined where no record prints one. */
  band: { left: number; right: number; top: number; bottom: number } | undefined;
}

/** In the graph's own units; it is drawn about as wide as a phone's card is inside, so that its letters keep their size. */
export const graph = { width: 316, height: 156, side: 16, top: 28, bottom: 44 } as const;

/** Days since the epoch; a month or a year stands at its beginning. */
export function dayNumber(date: string): number {
  const [year = "1970", month = "01", day = "01"] = date.split("-");
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
}

/** The days that all of these tests together reach over, so that what happened together stands below one another. */
export function commonSpan(histories: readonly ResultHistory[]): Span {
  const days = histories.flatMap(({ runs }) => runs.flat().map(({ date }) => dayNumber(date)));
  return { from: Math.min(...days), to: Math.max(...days) };
}

/** Where each measurement of a history stands. */
export function placedRuns({ runs }: ResultHistory, span: Span): PlacedRun[] {
  const all = runs.flat();
  const values = all.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const own = { least: Math.min(...values), most: Math.max(...values) };
  const room = own.most - own.least || Math.abs(own.most) || 1;
  // A range that is far away would press the line flat: its band then goes to the edge.
  const near = all
    .flatMap(({ low, high }) => [low, high])
    .filter((end) => end !== undefined)
    .filter((end) => end >= own.least - room && end <= own.most + room);
  const least = Math.min(own.least, ...near);
  const most = Math.max(own.most, ...near);
  const x = xOf(span);
  const inside = (value: number) => Math.min(most, Math.max(least, value));
  const y = (value: number) =>
    graph.height -
    graph.bottom -
    ((inside(value) - least) / (most - least || 1)) * (graph.height - graph.top - graph.bottom);
  const placed = runs.map((run) =>
    run.map((point): PlacedPoint => ({ point, x: x(dayNumber(point.date)), y: y(point.value ?? 0) })),
  );
  return placed.map((points, index) => {
    const ranged = points.find(({ point: { low, high } }) => low !== undefined || high !== undefined)?.point;
    const left = index === 0 ? 0 : between(placed[index - 1]?.at(-1), points[0]);
    const right = index === placed.length - 1 ? graph.width : between(points.at(-1), placed[index + 1]?.[0]);
    const top = ranged?.high === undefined ? graph.top / 2 : y(ranged.high);
    const bottom = ranged?.low === undefined ? graph.height - graph.bottom : y(ranged.low);
    return { points, band: ranged && { left, right, top, bottom: Math.max(bottom, top + 2) } };
  });
}

/** Where the years begin, or where there are few, the first and the last month. */
export function ticksOf(span: Span): { x: number; year: string | undefined; month: string }[] {
  const x = xOf(span);
  const monthOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 7);
  const [first, last] = [Number(monthOf(span.from).slice(0, 4)), Number(monthOf(span.to).slice(0, 4))];
  if (last - first < 2) {
    const ends = span.from === span.to ? [span.from] : [span.from, span.to];
    return ends.map((day) => ({ x: x(day), year: undefined, month: monthOf(day) }));
  }
  const step = Math.ceil((last - first) / 4);
  const years = Array.from({ length: last - first }, (_none, index) => first + 1 + index);
  return years
    .filter((_year, index) => index % step === 0)
    .map((year) => ({ x: x(dayNumber(String(year))), year: String(year), month: `${year}-01` }));
}

function xOf({ from, to }: Span): (day: number) => number {
  if (from === to) return () => graph.width / 2;
  return (day) => graph.side + ((day - from) / (to - from)) * (graph.width - 2 * graph.side);
}

function between(one: PlacedPoint | undefined, other: PlacedPoint | undefined): number {
  return ((one?.x ?? 0) + (other?.x ?? 0)) / 2;
}

/** What a letter takes, and what stands between two words. */
const letter = 8.6;
const gap = 8;

/** Which values are written: the latest always; the highest and the lowest where there is room. A value in a dip stands below its point. */
export function wordedPoints(points: readonly PlacedPoint[]): Map<PlacedPoint, "above" | "below"> {
  const worded = new Map<PlacedPoint, "above" | "below">();
  const byHeight = [...points].sort((one, other) => one.y - other.y);
  for (const one of [points.at(-1), byHeight[0], byHeight.at(-1)]) {
    if (one === undefined || worded.has(one)) continue;
    const apart = [...worded.keys()].every(
      (other) => Math.abs(other.x - one.x) >= ((other.point.said.length + one.point.said.length) * letter) / 2 + gap,
    );
    if (apart) worded.set(one, isDip(points, points.indexOf(one)) ? "below" : "above");
  }
  return worded;
}

/** Whether the lines to both sides go up from here, or one does and there is no other. */
function isDip(points: readonly PlacedPoint[], at: number): boolean {
  const here = points[at]?.y ?? 0;
  const beside = [points[at - 1], points[at + 1]].filter((point) => point !== undefined);
  return beside.length > 0 && beside.every(({ y }) => y < here);
}
