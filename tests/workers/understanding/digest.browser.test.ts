import { afterEach, expect, test, vi } from "vitest";
import { nowBrief } from "#core/findings/now/now-brief.ts";
import { shortBrief } from "#core/findings/now/short-brief.ts";
import { charting, digestOfStore, stopUnderstanding } from "#workers/understanding/client.ts";
import { searchStorage } from "../../support/dump-storage.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../support/record-fixtures.ts";
import { makeSealedStore, type SealedStoreHome } from "../../support/sealed-store.ts";

const homes: SealedStoreHome[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  stopUnderstanding();
  for (const home of homes.splice(0)) await home.close();
});

const day = answeringNow.toISOString().slice(0, 10);
const request = { day, newest: 5, isWanted: () => true };

async function sealedRecords() {
  const home = await makeSealedStore();
  homes.push(home);
  await addRecord(home.store, "lab-1", labReport("02/03/2024", "4.1"));
  await addRecord(home.store, "lab-2", labReport("05/20/2025", "5.9"));
  await addRecord(
    home.store,
    "visit",
    visitNote("06/02/2025", "Started naproxen 500 mg twice daily. Repeat potassium in 2 weeks."),
  );
  return home;
}

test("what the worker says of the records is what a look at the chart and all documents says, and it is kept", async () => {
  const { store } = await sealedRecords();
  const { digest, revision } = await digestOfStore(store, { day, today: day });
  const whole = nowBrief(await store.listDocuments(), await charting(store, { now: answeringNow }));
  expect(digest.brief).toEqual(shortBrief(whole));
  expect(digest.brief.lastVisit?.documentId).toBe("visit");
  expect(digest.brief.results.length).toBeGreaterThan(0);
  expect(new Set(digest.cited.map(({ id }) => id))).toContain("lab-2");
  expect(revision).toBe(await store.completedRevision?.());
  expect((await store.readFirstScreen(request)).day).toEqual({ revision, said: JSON.parse(JSON.stringify(digest)) });
});

test("a day that is still to come is made beside today's, in whose place it is found when that day has come", async () => {
  const { store } = await sealedRecords();
  const tomorrow = "2026-01-16";
  await digestOfStore(store, { day, today: day });
  const { digest } = await digestOfStore(store, { day: tomorrow, today: day });
  expect((await store.readDay?.(day))?.revision).toBe((await store.readDay?.(tomorrow))?.revision);
  stopUnderstanding();
  expect((await digestOfStore(store, { day: tomorrow, today: tomorrow })).digest).toEqual(digest);
  expect(await store.readDay?.(day)).toBeUndefined();
});

test("a record that goes while a digest is made is in none that is kept", async () => {
  const { store } = await sealedRecords();
  await digestOfStore(store, { day, today: day });
  const [, , { digest }] = await Promise.all([
    store.deleteDocument("lab-2"),
    digestOfStore(store, { day, today: day }),
    digestOfStore(store, { day, today: day }),
  ]);
  const kept = (await store.readFirstScreen(request)).day;
  if (kept !== undefined) expect(JSON.stringify(kept.said)).not.toContain("lab-2");
  expect(JSON.stringify(digest)).not.toContain("lab-2");
});

test("nothing of it can be read at rest", async () => {
  const { store } = await sealedRecords();
  await digestOfStore(store, { day, today: day });
  const { found, places } = await searchStorage(["naproxen", "potassium", "lab-2.pdf"]);
  expect(found).toEqual([]);
  expect(places.some((place) => place.includes("days"))).toBe(true);
});
