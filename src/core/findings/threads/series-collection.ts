import { beginningsOf, isCycle } from "./cycle.ts";
import { type DailySeries, eventSeries, numberSeries } from "./daily-series.ts";
import type { DocumentNotes, SeriesPoint, ThreadState } from "./thread-state.ts";
import { type Treatment, treatmentsOf } from "./treatments.ts";

/** What is tested: each outcome against each exposure and each treatment. */
export interface Series {
  outcomes: DailySeries[];
  exposures: DailySeries[];
  treatments: Treatment[];
}

/** Everything that documents say of one thing. */
interface Group {
  kind: SeriesPoint["kind"];
  name: string;
  byDocument: Map<string, { points: SeriesPoint[]; isDiary: boolean }>;
  /** What was made of it; undefined when it has to be made anew. */
  made: { daily: DailySeries | undefined; treatments: readonly Treatment[]; writtenDays: number } | undefined;
}

/** Grows whatever happens. */
const uninteresting = new Set(["body height", "head circumference"]);

/** How a person is, and not what a person does: like a symptom, it is an outcome only. */
const wellbeing = new Set(["mobility", "energy", "mood"]);

/**
 * The series of documents that come and go. A document that is noted makes only those series anew that it speaks of; what it does not
 * touch stays the very same object, so that nothing built on it has to be built again. The order in which documents came makes no difference.
 */
export class SeriesCollection {
  private readonly groups = new Map<string, Group>();
  private readonly documents = new Map<string, { keys: Set<string>; writtenDays: number[] }>();
  /** How many diaries speak of a day. */
  private readonly diariesOfDay = new Map<number, number>();
  /** Counts the changes of the days that were written about. */
  private writtenDaysVersion = 0;
  private writtenDays: readonly number[] | undefined;

  note(documentId: string, { points, isDiary }: DocumentNotes): void {
    this.forget(documentId);
    const keys = new Set<string>();
    const days = new Set<number>();
    for (const point of points) {
      if (isDiary && (point.kind === "symptom" || point.kind === "lifestyle")) days.add(point.day);
      const key = `${point.kind}:${point.name}`;
      keys.add(key);
      const group: Group = this.groups.get(key) ?? {
        kind: point.kind,
        name: point.name,
        byDocument: new Map(),
        made: undefined,
      };
      this.groups.set(key, group);
      group.made = undefined;
      const own = group.byDocument.get(documentId) ?? { points: [], isDiary };
      group.byDocument.set(documentId, own);
      own.points.push(point);
    }
    for (const day of days) this.countDay(day, 1);
    this.documents.set(documentId, { keys, writtenDays: [...days] });
  }

  forget(documentId: string): void {
    const known = this.documents.get(documentId);
    if (known === undefined) return;
    this.documents.delete(documentId);
    for (const day of known.writtenDays) this.countDay(day, -1);
    for (const key of known.keys) {
      const group = this.groups.get(key);
      group?.byDocument.delete(documentId);
      if (group?.byDocument.size === 0) this.groups.delete(key);
      else if (group !== undefined) group.made = undefined;
    }
  }

  /** The series, by name. The same fact in two documents counts once a day (the mean of the day). */
  series(): Series {
    const series: Series = { outcomes: [], exposures: [], treatments: [] };
    for (const key of [...this.groups.keys()].sort()) {
      const group = this.groups.get(key);
      if (group === undefined || uninteresting.has(group.name)) continue;
      const { daily, treatments } = this.make(key, group);
      const { kind } = group;
      series.treatments.push(...treatments);
      if (daily === undefined) continue;
      if (kind !== "medication" && kind !== "words" && (kind !== "lifestyle" || daily.scale === "number"))
        series.outcomes.push(daily);
      if (kind === "medication" || kind === "words" || (kind === "lifestyle" && !wellbeing.has(group.name)))
        series.exposures.push(daily);
    }
    return series;
  }

  private make(key: string, group: Group): NonNullable<Group["made"]> {
    const { made, kind, name } = group;
    // Silence tells something only of events, so only they depend on what else was written.
    const hearsSilence = kind !== "lab" && kind !== "vital" && made?.daily?.scale !== "number";
    if (made !== undefined && (!hearsSilence || made.writtenDays === this.writtenDaysVersion)) return made;
    const documents = [...group.byDocument].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, own]) => own);
    const points = documents.flatMap((own) => own.points);
    const fromDiaries = documents.flatMap((own) => (own.isDiary ? own.points : []));
    const read = numberSeries(key, kind, points) ?? eventSeries(key, kind, fromDiaries, this.daysWritten());
    group.made = {
      treatments: made?.treatments ?? (kind === "medication" ? treatmentsOf(name, points) : []),
      daily: read !== undefined && isCycle(read) ? beginningsOf(read) : read,
      writtenDays: this.writtenDaysVersion,
    };
    return group.made;
  }

  private daysWritten(): readonly number[] {
    this.writtenDays ??= [...this.diariesOfDay.keys()].sort((one, other) => one - other);
    return this.writtenDays;
  }

  private countDay(day: number, change: 1 | -1): void {
    const before = this.diariesOfDay.get(day) ?? 0;
    if (before + change > 0) this.diariesOfDay.set(day, before + change);
    else this.diariesOfDay.delete(day);
    if (before === 0 || before + change === 0) {
      this.writtenDays = undefined;
      this.writtenDaysVersion += 1;
    }
  }
}

/** The series of all noted documents. */
export function collectSeries(state: ThreadState): Series {
  const collection = new SeriesCollection();
  for (const [documentId, notes] of Object.entries(state.documents)) collection.note(documentId, notes);
  return collection.series();
}
