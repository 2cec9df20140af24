import type { DocumentReading } from "#core/records/document-reading.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { Page } from "#core/records/page.ts";
import type { Answering, Store } from "#core/records/store.ts";
import { answerQuestion } from "./answer-question.ts";
import { isVectorPieceName } from "./passage-vectors.ts";
import { SearchIndex } from "./search-index.ts";
import { fingerprintOf, type IndexedDocument, indexedDocument } from "./search-segment.ts";

/** What of an index can be reached at once, in the same thread, or over messages, in a worker. */
export interface IndexPort {
  load(name: string, state: Uint8Array): boolean | Promise<boolean>;
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
  add(document: IndexedDocument, reading: Pick<DocumentReading, "pages" | "facts">): void | Promise<void>;
  takeChanges(): ReturnType<SearchIndex["takeChanges"]> | Promise<ReturnType<SearchIndex["takeChanges"]>>;
}

/**
 * Brings the index up to the store's documents: loads its pieces once, adds what is missing, drops what is gone, writes what changed.
 * Answers the ids of the documents that it then holds.
 */
export async function synchroniseIndex(index: IndexPort, store: Store, loaded: boolean): Promise<ReadonlySet<string>> {
  if (!loaded) {
    for (const name of await store.listSearchState()) {
      if (isVectorPieceName(name)) continue;
      const state = await store.readSearchState(name);
      if (state !== undefined && !(await index.load(name, state))) await store.deleteSearchState(name);
    }
  }
  const documents = new Map<string, MedicalDocument>();
  for (const document of await store.listDocuments()) {
    if (document.processingStatus === "completed") documents.set(document.id, document);
  }
  const wanted = new Map([...documents].map(([id, document]) => [id, fingerprintOf(document)]));
  for (const id of await index.synchronise(wanted)) {
    const document = documents.get(id);
    const reading = await store.getReading(id);
    if (document !== undefined && reading !== undefined) await index.add(indexedDocument(document), reading);
  }
  const { write, remove } = await index.takeChanges();
  for (const { name, state } of write) await store.writeSearchState(name, state);
  for (const name of remove) await store.deleteSearchState(name);
  return new Set(wanted.keys());
}

/**
 * Whether an index that holds the documents `known` still does: asked of stores that can tell without opening every row. Documents that
 * were read anew keep their ids, so now and then the whole list has to be compared all the same.
 */
export async function holdsSameDocuments(store: Store, known: ReadonlySet<string>): Promise<boolean> {
  const ids = await store.listCompletedIds?.();
  return ids !== undefined && ids.length === known.size && ids.every((id) => known.has(id));
}

/** An answering engine that keeps its index in memory for each store (Node, tests; the browser has it in a worker). */
export function createAnswering(): Answering {
  const indexes = new WeakMap<Store, { index: SearchIndex; ready: Promise<void> }>();
  return async (store, request) => {
    const known = indexes.get(store);
    const entry = known ?? { index: new SearchIndex(), ready: Promise.resolve() };
    indexes.set(store, entry);
    // One after the other: two questions at once must not both add the same documents.
    entry.ready = entry.ready
      .catch(() => undefined)
      .then(async () => {
        await synchroniseIndex(entry.index, store, known !== undefined);
      });
    await entry.ready;
    const read = new Map<string, Promise<readonly Page[] | undefined>>();
    const pagesOf = (documentId: string) => {
      const pages = read.get(documentId) ?? store.getReading(documentId).then((reading) => reading?.pages);
      read.set(documentId, pages);
      return pages;
    };
    return answerQuestion({ ...request, records: { index: entry.index, pagesOf } });
  };
}
