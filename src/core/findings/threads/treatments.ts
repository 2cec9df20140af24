import type { Citation } from "#core/domain/citation.ts";
import type { SeriesPoint } from "./thread-state.ts";

/** A step that can be tested: a medicine that began or ended, or another dose or time of day of one that went on. */
export interface Treatment {
  name: string;
  /** Tells it from the other steps of its medicine; the name itself for beginning and end. */
  key: string;
  /** Days since 1 January 1970, the first on and the first off. */
  start: number | undefined;
  stop: number | undefined;
  /** What it was changed to ("in the morning", "15 mg"); left out for beginning and end. */
  changedTo?: string;
  /** Every day on which the medicine began, ended or changed. */
  changes: number[];
  citations: Citation[];
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
  const started = inOrder.find(({ change }) => change === "started");
  const stopped = inOrder.findLast(({ change }) => change === "stopped");
  const stop = stopped !== undefined && stopped.day > (started?.day ?? Number.NEGATIVE_INFINITY) ? stopped : undefined;
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
    changes,
    citations: [started, stop].flatMap((point) => (point === undefined ? [] : [point.citation])),
  };
  const steps = changed
    .filter(({ point: { day } }) => day - (started?.day ?? Number.NEGATIVE_INFINITY) > settlingDays)
    .map(({ point, to }) => {
      return { ...whole, key: `${name} ${to}`, start: point.day, changedTo: to, citations: [point.citation] };
    });
  return whole.start === undefined && whole.stop === undefined ? steps : [whole, ...steps];
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
