import { describe, expect, it } from "vitest";
import type { Store } from "#core/domain/store.ts";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../../support/record-fixtures.ts";

/** The store, with the ids of the readings that are asked of it, and the names of the search state. */
function watched(store: Store) {
  const read: string[] = [];
  const states: string[] = [];
  const spy: Store = {
    ...store,
    getReading(id) {
      read.push(id);
      return store.getReading(id);
    },
    readSearchState(name) {
      states.push(name);
      return store.readSearchState(name);
    },
  };
  return { spy, read, states };
}

async function storeWithThread(): Promise<Store> {
  const store = createMemoryStore();
  await addRecord(store, "lab-1", labReport("05/20/2025", "5.9"));
  await addRecord(store, "visit", visitNote("06/02/2025", "She slept well."));
  await refreshInsights(createNotes(), store, answeringNow);
  return store;
}

describe("refreshInsights", () => {
  it("keeps its notes in the store: after a start it reads only what is new", async () => {
    const store = await storeWithThread();
    const found = await store.listInsights();
    expect(found).toHaveLength(1);
    await addRecord(store, "visit-2", visitNote("07/02/2025", "She walks daily."));
    const { spy, read } = watched(store);
    await refreshInsights(createNotes(), spy, answeringNow);
    expect(read).toEqual(["visit-2"]);
    expect(await store.listInsights()).toEqual(found);
  });

  it("reads nothing where a store with revisions says that nothing changed, and finds anew on another day", async () => {
    const store = await storeWithThread();
    const withRevision: Store = {
      ...store,
      completedRevision: async () => 7,
      listCompletedRevisions: async () =>
        new Map([
          ["lab-1", 1],
          ["visit", 2],
        ]),
    };
    await refreshInsights(createNotes(), withRevision, answeringNow);
    const { spy, read, states } = watched(withRevision);
    await refreshInsights(createNotes(), spy, answeringNow);
    expect({ read, states }).toEqual({ read: [], states: ["threads-found"] });
    await store.replaceInsights([]);
    await refreshInsights(createNotes(), spy, new Date(answeringNow.getTime() + 86_400_000));
    expect(read).toEqual([]);
    expect(await store.listInsights()).toHaveLength(1);
  });

  it("reads a record again whose notes went with a deleted neighbour, and forgets the deleted one", async () => {
    const store = await storeWithThread();
    await store.deleteDocument("lab-1");
    await addRecord(store, "visit-2", visitNote("07/02/2025", "She walks daily."));
    const { spy, read } = watched(store);
    await refreshInsights(createNotes(), spy, answeringNow);
    expect(read.sort()).toEqual(["visit", "visit-2"]);
    expect(await store.listInsights()).toEqual([]);
    expect((await store.listSearchState()).join()).not.toContain("lab-1");
  });

  it("makes notes of another version anew", async () => {
    const store = await storeWithThread();
    const [name = ""] = (await store.listSearchState()).filter((each) => /^threads-\d/.test(each));
    await store.deleteSearchState("threads-found");
    await store.writeSearchState(name, new TextEncoder().encode('{"engine":"threads/0","entries":[]}'));
    const { spy, read } = watched(store);
    await refreshInsights(createNotes(), spy, answeringNow);
    expect(read.sort()).toEqual(["lab-1", "visit"]);
  });

  it("does not turn the search index's pieces away, nor the index its own", async () => {
    const store = await storeWithThread();
    await store.writeSearchState("search-0:lab-1", Uint8Array.of(1));
    await refreshInsights(createNotes(), store, answeringNow);
    expect(await store.listSearchState()).toContain("search-0:lab-1");
  });
});
