import { completedVersions } from "#core/domain/completed-versions.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { loadPieces } from "#core/domain/load-pieces.ts";
import type { Page } from "#core/domain/page.ts";
import type { Answering, Charting, Store } from "#core/domain/store.ts";
import { answerQuestion } from "./answer-question.ts";
import { isSearchPieceName, SearchIndex } from "./search-index.ts";
import { fingerprintOf, type IndexedDocument, indexedDocument } from "./search-segment.ts";
import { threadsFor } from "./thread-answers.ts";

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

/** A store's index in memory, brought up to the store's documents. */
export type OpenIndex = (store: Store) => Promise<SearchIndex>;

/** Keeps an index in memory for each store (Node, tests; the browser has them in a worker). */
export function createIndexes(): OpenIndex {
  const indexes = new WeakMap<Store, { index: SearchIndex; ready: Promise<IndexState | undefined> }>();
  return async (store) => {
    const known = indexes.get(store);
    const entry = known ?? { index: new SearchIndex(), ready: Promise.resolve(undefined) };
    indexes.set(store, entry);
    // One after the other: two questions at once must not both add the same documents.
    entry.ready = entry.ready.catch(() => lostTrack).then((before) => synchroniseIndex(entry.index, store, before));
    await entry.ready;
    return entry.index;
  };
}

/** An answering engine over such indexes. */
export function createAnswering(openIndex: OpenIndex = createIndexes()): Answering {
  return async (store, request) => {
    const index = await openIndex(store);
    const read = new Map<string, Promise<readonly Page[] | undefined>>();
    const pagesOf = (documentId: string) => {
      const pages = read.get(documentId) ?? store.getReading(documentId).then((reading) => reading?.pages);
      read.set(documentId, pages);
      return pages;
    };
    const threads = await threadsFor(request.question, store);
    const records = { index, pagesOf, ...(threads === undefined ? {} : { threads }) };
    return answerQuestion({ ...request, records });
  };
}

/** The charts over such indexes. */
export function createCharting(openIndex: OpenIndex = createIndexes()): Charting {
  return async (store, { now }) => (await openIndex(store)).chart(now.toISOString().slice(0, 10));
}
