import { completedVersions } from "#core/domain/completed-versions.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { loadPieces } from "#core/domain/load-pieces.ts";
import type { FollowedStore } from "#core/domain/store.ts";
import { fingerprintOf, type IndexedDocument, indexedDocument } from "./indexed-document.ts";
import type { SearchIndex } from "./search-index.ts";
import { isSearchPieceName } from "./search-piece-name.ts";

/** What of an index can be reached at once, in the same thread, or over messages, in a worker. */
export interface IndexPort {
  load(name: string, state: Uint8Array): boolean | Promise<boolean>;
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
  add(document: IndexedDocument, reading: Pick<DocumentReading, "pages" | "facts" | "disowned">): void | Promise<void>;
  takeChanges(): ReturnType<SearchIndex["takeChanges"]> | Promise<ReturnType<SearchIndex["takeChanges"]>>;
}

/** How far an index has followed its store: the revision of the completed documents, where the store has one. */
export interface IndexState {
  revision: number | undefined;
  /** Time was up before all documents were added: the next call goes on. */
  isPartial?: true;
}

/** After a failure: what was loaded stays, and the next question compares all documents. */
export const lostTrack: IndexState = { revision: undefined };

/**
 * Brings the index up to the store's documents: loads its pieces once, adds what is missing, drops what is gone, writes what changed.
 * `before`: what this answered the last time; undefined the first time. `isTimeUp` is asked after each document.
 */
export async function synchroniseIndex(
  index: IndexPort,
  store: FollowedStore,
  before: IndexState | undefined,
  isTimeUp = () => false,
): Promise<IndexState> {
  // Asked before the documents are: what changes in between is then noticed the next time.
  const revision = await store.completedRevision?.();
  if (revision !== undefined && revision === before?.revision) return before;
  if (before === undefined) await loadPieces(index, store, isSearchPieceName);
  const wanted = await completedVersions(store, fingerprintOf);
  const missing = await index.synchronise(wanted);
  let looked = 0;
  for (const id of missing) {
    looked += 1;
    const [document, reading] = await Promise.all([store.getDocument(id), store.getReading(id)]);
    const version = wanted.get(id);
    if (document === undefined || reading === undefined || version === undefined) continue;
    await index.add(indexedDocument(document, version), reading);
    if (isTimeUp()) break;
  }
  const { write, remove } = await index.takeChanges();
  for (const { name, state } of write) await store.writeSearchState(name, state);
  for (const name of remove) await store.deleteSearchState(name);
  return looked < missing.length ? { revision: undefined, isPartial: true } : { revision };
}
