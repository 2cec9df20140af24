import type { Page } from "#core/domain/page.ts";
import type { FollowedStore } from "#core/domain/store.ts";
import { PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { type IndexState, lostTrack, synchroniseIndex } from "#core/findings/answers/synchronise-index.ts";
import { loadVectors } from "#core/findings/answers/synchronise-vectors.ts";
import { bringNotesUp, stepInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes, type ThreadNotes } from "#core/findings/threads/thread-notes.ts";

/** A step ends after so many milliseconds, so that whoever else waits for the worker has a turn. */
const stepMs = 1_000;

/** What is held in memory of one store's records: index, notes of the red threads, vectors. */
export interface FollowedRecords {
  store: FollowedStore;
  index: SearchIndex;
  /** The completed documents that the index was brought up to; undefined where it is not up to them, or the store has no revisions. */
  revision(): number | undefined;
  /** True when the index, or the notes, are up to the documents; else there is another step to do. */
  followIndex(): Promise<boolean>;
  followNotes(): Promise<boolean>;
  refreshThreads(now: Date): Promise<boolean>;
  notes: ThreadNotes;
  vectors(): PassageVectors | undefined;
  loadVectors(version: string): Promise<void>;
  loadVectorPiece(name: string, state: Uint8Array, version: string): boolean;
  forgetVectors(): void;
}

export function followRecords(store: FollowedStore): FollowedRecords {
  const index = new SearchIndex();
  const notes = createNotes();
  let followed: IndexState | undefined;
  let vectors: PassageVectors | undefined;

  function loadVectorPiece(name: string, state: Uint8Array, version: string): boolean {
    vectors ??= new PassageVectors();
    return vectors.load(name, state, version);
  }

  return {
    store,
    index,
    revision: () => followed?.revision,
    async followIndex() {
      const before = followed;
      // What fails on the way leaves what was loaded: the next step compares all documents.
      followed = lostTrack;
      followed = await synchroniseIndex(index, store, before, timeIsUp());
      return followed.isPartial !== true;
    },
    followNotes: async () => (await bringNotesUp(notes, store, timeIsUp())) !== undefined,
    refreshThreads: (now) => stepInsights(notes, store, now, timeIsUp()),
    notes,
    vectors: () => vectors,
    loadVectors: (version) =>
      loadVectors(
        {
          load: (name, state) => loadVectorPiece(name, state, version),
          synchronise: (wanted) => vectors?.synchronise(wanted) ?? [...wanted.keys()],
        },
        store,
      ),
    loadVectorPiece,
    forgetVectors() {
      vectors = undefined;
    },
  };
}

function timeIsUp(): () => boolean {
  const end = performance.now() + stepMs;
  return () => performance.now() >= end;
}

/** Reads the pages of a record, once for each answer. */
export function pagesReader(store: FollowedStore): (documentId: string) => Promise<readonly Page[] | undefined> {
  const read = new Map<string, Promise<readonly Page[] | undefined>>();
  return (documentId) => {
    const pages = read.get(documentId) ?? store.getReading(documentId).then((reading) => reading?.pages);
    read.set(documentId, pages);
    return pages;
  };
}
