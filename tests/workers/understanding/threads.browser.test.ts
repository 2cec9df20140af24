import { afterEach, expect, it } from "vitest";
import { refreshInsights } from "#core/threads/refresh-insights.ts";
import { createNotes } from "#core/threads/thread-notes.ts";
import { refreshThreads, stopUnderstanding } from "#workers/understanding/client.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../core/answers/record-fixtures.ts";
import { createMemoryStore } from "../../support/memory-store.ts";

afterEach(() => stopUnderstanding());

it("finds the same red threads in the worker as in the page, and reads each record once", async () => {
  const store = createMemoryStore();
  await addRecord(store, "lab-1", labReport("05/20/2025", "5.9"));
  await refreshThreads(store, answeringNow);
  expect(await store.listInsights()).toEqual([]);

  await addRecord(store, "visit", visitNote("06/02/2025", "She slept well."));
  const read: string[] = [];
  const watched = {
    ...store,
    getReading: (id: string) => {
      read.push(id);
      return store.getReading(id);
    },
  };
  await refreshThreads(watched, answeringNow);
  const found = await store.listInsights();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ kind: "no-follow-up", relatedDocuments: ["lab-1.pdf"] });
  expect(found[0]?.insight).toContain("potassium");
  // The notes of the first were kept in the store.
  expect(read).toEqual(["visit"]);
  await refreshThreads(watched, answeringNow);
  expect(read).toHaveLength(1);

  for (const name of await store.listSearchState()) await store.deleteSearchState(name);
  await store.replaceInsights([]);
  await refreshInsights(createNotes(), store, answeringNow);
  expect(await store.listInsights()).toEqual(found);
});

it("forgets a record that was deleted", async () => {
  const store = createMemoryStore();
  await addRecord(store, "lab-1", labReport("05/20/2025", "5.9"));
  await addRecord(store, "visit", visitNote("06/02/2025", "She slept well."));
  await addRecord(store, "visit-2", visitNote("07/02/2025", "She walks daily."));
  await refreshThreads(store, answeringNow);
  expect(await store.listInsights()).toHaveLength(1);
  await store.deleteDocument("lab-1");
  await refreshThreads(store, answeringNow);
  expect(await store.listInsights()).toEqual([]);
});
