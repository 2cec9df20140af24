import { completedVersions } from "#core/domain/completed-versions.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { loadPieces } from "#core/domain/load-pieces.ts";
import type { Store } from "#core/domain/store.ts";
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
}

/** After a failure: what was loaded stays, and the next question compares all documents. */
export const lostTrack: IndexState = { revision: undefined };

/**
 * Brings the index up to the store's documents: loads its pieces once, adds what is missing, drops what is gone, writes what changed.
 * `before`: what this answered the last time; undefined the first time.
 */
export async function synchroniseIndex(
  index: IndexPort,
  store: Store,
  before: IndexState | undefined,
): Promise<IndexState> {
  // Asked before the documents are: what changes in between is then noticed the next time.
  const revision = await store.completedRevision?.();
  if (revision !== undefined && revision === before?.revision) return before;
  if (before === undefined) await loadPieces(index, store, isSearchPieceName);
  const wanted = await completedVersions(store, fingerprintOf);
  for (const id of await index.synchronise(wanted)) {
    const [document, reading] = await Promise.all([store.getDocument(id), store.getReading(id)]);
    const version = wanted.get(id);
    if (document === undefined || reading === undefined || version === undefined) continue;
    await index.add(indexedDocument(document, version), reading);
  }
  const { write, remove } = await index.takeChanges();
  for (const { name, state } of write) await store.writeSearchState(name, state);
  for (const name of remove) await store.deleteSearchState(name);
  return { revision };
}
