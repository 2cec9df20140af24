import { completedVersions } from "#core/domain/completed-versions.ts";
import type { PieceChanges } from "#core/domain/entry-pieces.ts";
import type { Insight } from "#core/domain/insight.ts";
import { loadPieces, type PieceHolder } from "#core/domain/load-pieces.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { FollowedStore } from "#core/domain/store.ts";
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
export async function refreshInsights(notes: NotesPort, store: FollowedStore, now: Date): Promise<void> {
  await stepInsights(notes, store, now, () => false);
}

/** The same, until `isTimeUp`, which is asked after each document, says so; false then: the next step goes on. */
export async function stepInsights(
  notes: NotesPort,
  store: FollowedStore,
  now: Date,
  isTimeUp: () => boolean,
): Promise<boolean> {
  // Asked before the documents are: what changes in between is then noticed the next time.
  const revision = await store.completedRevision?.();
  const print = revision === undefined ? undefined : `${threadsEngine} ${now.toISOString().slice(0, 10)} ${revision}`;
  if (print !== undefined) {
    const found = await store.readSearchState(foundName);
    if (found !== undefined && decodeText(found) === print) return true;
  }
  const count = await bringNotesUp(notes, store, isTimeUp);
  if (count === undefined) return false;
  const insights = count < leastDocuments ? [] : await notes.find({ now });
  // Written only where something changed, so that no screen is drawn again for nothing.
  if (JSON.stringify(insights) !== JSON.stringify(await store.listInsights())) await store.replaceInsights(insights);
  if (print !== undefined) await store.writeSearchState(foundName, encodeText(print));
  return true;
}

/**
 * Brings notes up to the store's documents, and the stored notes with them; answers how many documents there are, or undefined where time
 * was up before the last of them.
 */
export async function bringNotesUp(
  notes: NotesPort,
  store: FollowedStore,
  isTimeUp = () => false,
): Promise<number | undefined> {
  if (await notes.isFresh()) await loadPieces(notes, store, isNotePieceName);
  const wanted = await completedVersions(store, versionOf);
  const missing = await notes.synchronise(wanted);
  let looked = 0;
  for (const id of missing) {
    looked += 1;
    const [document, reading] = await Promise.all([store.getDocument(id), store.getReading(id)]);
    const version = wanted.get(id);
    if (document === undefined || reading === undefined || version === undefined) continue;
    await notes.note(notedDocument(document), version, { facts: reading.facts, pages: reading.pages });
    if (isTimeUp()) break;
  }
  const { write, remove } = await notes.takeChanges();
  for (const { name, state } of write) await store.writeSearchState(name, state);
  for (const name of remove) await store.deleteSearchState(name);
  return looked < missing.length ? undefined : wanted.size;
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
