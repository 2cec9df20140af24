import type { Citation } from "#core/domain/citation.ts";
import type { SeriesPoint } from "./thread-state.ts";

/** A step that can be tested: a medicine that began or ended, or another dose or time of day of one that went on. */
export interface Treatment {
  name: string;
  /** Tells it from the other steps of its medicine; the name itself for beginning and end. */
  key: string;
  /** Days since 1 January 1970: the first on, and the first off for good. */
  start: number | undefined;
  stop: number | undefined;
  /** When it was taken, in order: begun, stopped, and begun again. */
  spans: readonly Span[];
  /** What it was changed to ("in the morning", "15 mg"); left out for beginning and end. */
  changedTo?: string;
  /** Every day on which the medicine began, ended or changed. */
  changes: number[];
  citations: Citation[];
}

/** From the first day on to the first day off; open where the records do not tell. */
export interface Span {
  from: number | undefined;
  to: number | undefined;
}

/** Whether the medicine was taken on that day, as far as the records tell. */
export function isOn({ spans }: Pick<Treatment, "spans">, day: number): boolean {
  return spans.some(
    ({ from, to }) => day >= (from ?? Number.NEGATIVE_INFINITY) && day < (to ?? Number.POSITIVE_INFINITY),
  );
}

/** Whether it was stopped and begun again: then days with it and without it take turns. */
export function isInterrupted({ spans }: Pick<Treatment, "spans">): boolean {
  return spans.length > 1;
}

interface Change {
  point: SeriesPoint;
  to: string;
}

/** A change so soon after the beginning belongs to it. */
const settlingDays = 14;

/** The steps that mentions of a medicine tell of: none where nothing began, ended or changed. */
export function treatmentsOf(name: string, points: readonly SeriesPoint[]): Treatment[] {
  const inOrder = points.toSorted((one, other) => one.day - other.day);
  const ends = endsOf(inOrder);
  const spans = spansOf(ends);
  const started = ends.find(({ change }) => change === "started");
  const last = ends.at(-1);
  const stop = last?.change === "stopped" ? last : undefined;
  const changed = changesOf(inOrder);
  const said = inOrder.filter(({ change }) => change !== undefined);
  const changes = [...new Set([...said, ...changed.map(({ point }) => point)].map(({ day }) => day))].sort(
    (one, other) => one - other,
  );
  if (changes.length === 0) return [];
  const whole: Treatment = {
    name,
    key: name,
    start: started?.day,
    stop: stop?.day,
    spans,
    changes,
    citations: ends.map(({ citation }) => citation),
  };
  const steps = changed
    .filter(({ point: { day } }) => day - (started?.day ?? Number.NEGATIVE_INFINITY) > settlingDays)
    .map(({ point, to }) => {
      const own = [{ from: point.day, to: stop?.day }];
      return {
        ...whole,
        key: `${name} ${to}`,
        start: point.day,
        spans: own,
        changedTo: to,
        citations: [point.citation],
      };
    });
  return whole.start === undefined && whole.stop === undefined ? steps : [whole, ...steps];
}

/** Beginnings and ends that take turns: what is said once more of a medicine that is taken already, or no longer, changes nothing. */
function endsOf(points: readonly SeriesPoint[]): SeriesPoint[] {
  const ends: SeriesPoint[] = [];
  for (const point of points) {
    if (point.change !== "started" && point.change !== "stopped") continue;
    if (ends.at(-1)?.change !== point.change) ends.push(point);
  }
  return ends;
}

function spansOf(ends: readonly SeriesPoint[]): Span[] {
  const spans: Span[] = [];
  ends.forEach(({ day, change }, index) => {
    if (change === "started") spans.push({ from: day, to: ends[index + 1]?.day });
    else if (index === 0) spans.push({ from: undefined, to: day });
  });
  return spans;
}

/** Other doses, and other times of day: said to be changed, or in one record one after the other ("at bedtime" … "in the morning"). */
function changesOf(points: readonly SeriesPoint[]): Change[] {
  const changes = new Map<string, Change>();
  let dose: string | undefined;
  points.forEach((point, index) => {
    const before = points[index - 1];
    const isSameRecord = before?.day === point.day && before.citation.documentId === point.citation.documentId;
    if (isSameRecord && before.timeOfDay !== undefined && (point.timeOfDay ?? before.timeOfDay) !== before.timeOfDay) {
      const to = `${point.timeOfDay}`;
      if (!changes.has(to)) changes.set(to, { point, to });
    }
    if (point.change === "changed" && point.dose !== undefined && point.dose !== dose) {
      if (!changes.has(point.dose)) changes.set(point.dose, { point, to: point.dose });
    }
    dose = point.dose ?? dose;
  });
  return [...changes.values()];
}
