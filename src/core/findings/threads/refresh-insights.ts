import { completedVersions } from "#core/domain/completed-versions.ts";
import type { PieceChanges } from "#core/domain/entry-pieces.ts";
import type { Insight } from "#core/domain/insight.ts";
import { loadPieces, type PieceHolder } from "#core/domain/load-pieces.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import { decodeText, encodeText } from "#core/domain/text-encoding.ts";
import type { ThreadOptions } from "./find-threads.ts";
import { isNotePieceName, threadsEngine } from "./stored-notes.ts";
import type { NotedDocument, NotedReading } from "./thread-state.ts";

/** What of the notes can be reached at once, in the same thread, or over messages, in a worker. */
export interface NotesPort extends PieceHolder {
  /** Whether nothing was loaded or noted yet. */
  isFresh(): boolean | Promise<boolean>;
  /** Forgets documents that are not wanted; answers the ids of those that it has not, or has from another reading. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
  note(document: NotedDocument, version: string, reading: NotedReading): void | Promise<void>;
  takeChanges(): PieceChanges | Promise<PieceChanges>;
  find(options: ThreadOptions): Insight[] | Promise<Insight[]>;
}

/** Holds for which records, on which day and by which engine the store's insights were found. */
const foundName = "threads-found";

/** Threads lead from one record to another: of a single one there are none. */
const leastDocuments = 2;

/**
 * Brings the store's insights up to its documents: notes what is new, forgets what is gone, finds the threads anew. The notes are kept in
 * the store, sealed like everything else; where nothing changed since the threads were found last, nothing is loaded or found.
 */
export async function refreshInsights(notes: NotesPort, store: Store, now: Date): Promise<void> {
  // Asked before the documents are: what changes in between is then noticed the next time.
  const revision = await store.completedRevision?.();
  const print = revision === undefined ? undefined : `${threadsEngine} ${now.toISOString().slice(0, 10)} ${revision}`;
  if (print !== undefined) {
    const found = await store.readSearchState(foundName);
    if (found !== undefined && decodeText(found) === print) return;
  }
  const count = await bringNotesUp(notes, store);
  const insights = count < leastDocuments ? [] : await notes.find({ now });
  // Written only where something changed, so that no screen is drawn again for nothing.
  if (JSON.stringify(insights) !== JSON.stringify(await store.listInsights())) await store.replaceInsights(insights);
  if (print !== undefined) await store.writeSearchState(foundName, encodeText(print));
}

/** Brings notes up to the store's documents, and the stored notes with them; answers how many documents there are. */
export async function bringNotesUp(notes: NotesPort, store: Store): Promise<number> {
  if (await notes.isFresh()) await loadPieces(notes, store, isNotePieceName);
  const wanted = await completedVersions(store, versionOf);
  for (const id of await notes.synchronise(wanted)) {
    const [document, reading] = await Promise.all([store.getDocument(id), store.getReading(id)]);
    const version = wanted.get(id);
    if (document === undefined || reading === undefined || version === undefined) continue;
    await notes.note(notedDocument(document), version, { facts: reading.facts, pages: reading.pages });
  }
  const { write, remove } = await notes.takeChanges();
  for (const { name, state } of write) await store.writeSearchState(name, state);
  for (const name of remove) await store.deleteSearchState(name);
  return wanted.size;
}

/** Tells one reading of a document from another, where the store has no revisions. */
function versionOf({ sha256, summary, pageCount, kind, occurredOn, correctionsPrint }: MedicalDocument): string {
  const parts = [sha256, summary?.engine, summary?.summaryText.length, pageCount, kind, occurredOn?.date];
  return [...parts, correctionsPrint].join("/");
}

function notedDocument({ id, originalFilename, occurredOn, kind }: MedicalDocument): NotedDocument {
  return {
    id,
    originalFilename,
    ...(occurredOn === undefined ? {} : { occurredOn }),
    ...(kind === undefined ? {} : { kind }),
  };
}
