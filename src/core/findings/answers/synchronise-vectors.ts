import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { FollowedStore } from "#core/domain/store.ts";
import { fingerprintOf } from "./indexed-document.ts";
import { isVectorPieceName, vectorPieceName } from "./vector-piece-name.ts";

/** What of the passages' vectors can be reached, in the same thread or over messages. */
export interface VectorsPort {
  load(name: string, state: Uint8Array): boolean | Promise<boolean>;
  /** Drops what is gone, and answers the ids that are missing. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
}

/** Makes the stored form of one document's vectors; undefined where that is not possible now. */
export type MakePiece = (document: { fingerprint: string }, pages: readonly Page[]) => Promise<Uint8Array | undefined>;

/** Loads the stored vectors. Pieces of another version or of documents that were read anew are removed. */
export async function loadVectors(vectors: VectorsPort, store: FollowedStore): Promise<void> {
  for (const name of await store.listSearchState()) {
    if (!isVectorPieceName(name)) continue;
    const state = await store.readSearchState(name);
    if (state !== undefined && !(await vectors.load(name, state))) await store.deleteSearchState(name);
  }
}

/**
 * Makes the vectors of the documents that have none yet, stores each as soon as it is made, and answers how many were made. It stops after
 * a document when `signal` says so or a piece cannot be made; what is stored by then is not made again.
 */
export async function addMissingVectors(request: {
  vectors: VectorsPort;
  store: FollowedStore;
  makePiece: MakePiece;
  signal: { readonly aborted: boolean };
}): Promise<number> {
  const { vectors, store, makePiece, signal } = request;
  const documents = await completedDocuments(store);
  const missing = await vectors.synchronise(fingerprintsOf(documents));
  let made = 0;
  for (const id of missing) {
    const document = documents.get(id);
    const reading = signal.aborted || document === undefined ? undefined : await store.getReading(id);
    if (signal.aborted) break;
    if (document === undefined || reading === undefined) continue;
    const fingerprint = fingerprintOf(document);
    const state = await makePiece({ fingerprint }, reading.pages);
    if (state === undefined || signal.aborted) break;
    // It may have been deleted, or read anew, while its vectors were made.
    const now = await store.getDocument(id);
    if (now === undefined || fingerprintOf(now) !== fingerprint) continue;
    await store.writeSearchState(vectorPieceName(id), state);
    await vectors.load(vectorPieceName(id), state);
    made += 1;
  }
  return made;
}

/** Removes all vectors from the store. */
export async function removeVectors(store: FollowedStore): Promise<void> {
  for (const name of await store.listSearchState()) if (isVectorPieceName(name)) await store.deleteSearchState(name);
}

async function completedDocuments(store: FollowedStore): Promise<Map<string, MedicalDocument>> {
  const documents = await store.listDocuments();
  return new Map(
    documents
      .filter(({ processingStatus }) => processingStatus === "completed")
      .map((document) => [document.id, document]),
  );
}

function fingerprintsOf(documents: ReadonlyMap<string, MedicalDocument>): Map<string, string> {
  return new Map([...documents].map(([id, document]) => [id, fingerprintOf(document)]));
}
