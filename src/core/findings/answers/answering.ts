import type { Page } from "#core/domain/page.ts";
import type { Answering, Charting, Store } from "#core/domain/store.ts";
import { answerQuestion } from "./answer-question.ts";
import { SearchIndex } from "./search-index.ts";
import { type IndexState, lostTrack, synchroniseIndex } from "./synchronise-index.ts";
import { threadsFor } from "./threads-asked-for.ts";

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
