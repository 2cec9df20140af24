import { EntryPieces, type PieceChanges } from "#core/domain/entry-pieces.ts";
import type { Insight } from "#core/domain/insight.ts";
import { findPatterns, type KnownOutcomes } from "./find-patterns.ts";
import { inOrderOfUse, type ThreadOptions } from "./find-threads.ts";
import { recordsApart } from "./records-apart.ts";
import type { NotesPort } from "./refresh-insights.ts";
import { RuleCollection } from "./rule-collection.ts";
import { ruleThreads } from "./rule-threads.ts";
import { SeriesCollection } from "./series-collection.ts";
import { statisticalThreads } from "./statistical-threads.ts";
import { noteFormat } from "./stored-notes.ts";
import { type ChartedThread, type ThreadChart, threadChart } from "./thread-chart.ts";
import { type DocumentNotes, type NotedDocument, type NotedReading, notesOf } from "./thread-state.ts";

/**
 * Notes of one account's documents, in memory and in stored pieces. One more document costs its own notes, its own piece, and the tests of
 * those outcomes whose series it changes; everything else stands as it was found.
 */
export class ThreadNotes implements NotesPort {
  private readonly pieces = new EntryPieces(noteFormat);
  private readonly series = new SeriesCollection();
  private readonly rules = new RuleCollection();
  private readonly known: KnownOutcomes = new Map();
  /** Records that are somebody else's: their days are in no series. */
  private apart: ReadonlySet<string> = new Set();
  private hasBegun = false;

  isFresh(): boolean {
    return !this.hasBegun;
  }

  load(name: string, state: Uint8Array): boolean {
    this.hasBegun = true;
    const entries = this.pieces.load(name, state);
    for (const { id, notes } of entries) this.take(id, notes);
    return entries.length > 0;
  }

  synchronise(wanted: ReadonlyMap<string, string>): string[] {
    this.hasBegun = true;
    for (const [id, { version }] of this.pieces.entries()) {
      if (wanted.get(id) === version) continue;
      this.pieces.remove(id);
      this.series.forget(id);
      this.rules.forget(id);
    }
    return [...wanted.keys()].filter((id) => this.pieces.get(id) === undefined);
  }

  note(document: NotedDocument, version: string, reading: NotedReading): void {
    const notes = notesOf(document, reading);
    this.pieces.put({ id: document.id, version, notes });
    this.take(document.id, notes);
  }

  takeChanges(): PieceChanges {
    return this.pieces.takeChanges();
  }

  find({ now }: ThreadOptions): Insight[] {
    this.setApart();
    const patterns = findPatterns(this.series.series(), { known: this.known });
    return inOrderOfUse([...statisticalThreads(patterns), ...ruleThreads(this.rules, this.apart, now)]);
  }

  /** The data behind threads, in their order; undefined for one that compares nothing, or whose records have changed since. */
  charts(threads: readonly ChartedThread[]): (ThreadChart | undefined)[] {
    this.setApart();
    const series = this.series.series();
    return threads.map((thread) => threadChart(thread, series));
  }

  /** Whose a record is may change with any other: the series are kept to the patient's own. */
  private setApart(): void {
    const noted = [...this.pieces.entries()].map(([id, { notes }]) => ({
      id,
      originalFilename: notes.originalFilename,
      identity: notes.identity,
    }));
    const apart = recordsApart(noted, this.rules);
    for (const id of apart) this.series.forget(id);
    for (const id of this.apart) {
      const entry = apart.has(id) ? undefined : this.pieces.get(id);
      if (entry !== undefined) this.series.note(id, entry.notes);
    }
    this.apart = apart;
  }

  private take(id: string, notes: DocumentNotes): void {
    this.series.note(id, notes);
    this.rules.note(id, notes);
  }
}

/** Notes of one account's documents. */
export function createNotes(): ThreadNotes {
  return new ThreadNotes();
}
