import { afterEach, expect, it } from "vitest";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import { refreshThreads, stopUnderstanding, threadChartsOf } from "#workers/understanding/client.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../support/record-fixtures.ts";
import { sampleInsight } from "../../support/record-samples.ts";

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

it("answers the data behind threads from the same notes, also while they are being found", async () => {
  const store = createMemoryStore();
  const diary = Array.from({ length: 40 }, (_none, index) => {
    const day = new Date(Date.UTC(2025, 2, 1 + index)).toISOString().slice(0, 10);
    return `${day}: pain ${index < 20 ? 7 : 3 + (index % 2)}/10.`;
  }).join("\n");
  await addRecord(store, "diary", `My diary\n${diary}`);
  await addRecord(store, "visit", visitNote("06/02/2025", "She slept well."));
  const trend = { id: "thread|trend|symptom:pain||less", kind: "trend", statistics: { n: 40, effect: -1, tested: 1 } };
  const rule = { id: "rule|no-follow-up|2025-05-20", kind: "no-follow-up" };
  const asked = [trend, rule].map((each) => ({ ...sampleInsight(each.id), ...each }));
  const [, [chart, nothing]] = await Promise.all([refreshThreads(store, answeringNow), threadChartsOf(store, asked)]);
  expect(chart).toMatchObject({ form: "over-time", thing: { name: "pain" } });
  expect(nothing).toBeUndefined();
  const pieces = (await store.listSearchState()).filter((name) => /^threads-\d/.test(name));
  expect(pieces).toHaveLength(1);
});
