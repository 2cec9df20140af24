import { liveQuery } from "dexie";
import { afterEach, expect, test, vi } from "vitest";
import type { Insight } from "#core/domain/insight.ts";
import {
  answering,
  charting,
  forgetStore,
  refreshThreads,
  searchStore,
  stopUnderstanding,
} from "#workers/understanding/client.ts";
import { createUnderstandingWorker } from "#workers/understanding/connection.ts";
import { methodsOf } from "#workers/understanding/store-calls.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../support/record-fixtures.ts";
import { makeSealedStore, type SealedStoreHome } from "../../support/sealed-store.ts";

const homes: SealedStoreHome[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  stopUnderstanding();
  for (const home of homes.splice(0)) await home.close();
});

async function sealedRecords() {
  const home = await makeSealedStore();
  homes.push(home);
  await addRecord(home.store, "lab-1", labReport("02/03/2024", "4.1"));
  await addRecord(home.store, "lab-2", labReport("05/20/2025", "5.9"));
  await addRecord(home.store, "visit", visitNote("06/02/2025", "She slept well."));
  return home;
}

const potassium = { question: "What is my highest potassium?", history: [], now: answeringNow };
const answerOfPotassium = "5.9 mmol/L on 20 May 2025";

test("a question, a search, a chart and the red threads open nothing sealed on the page's thread", async () => {
  const { store } = await sealedRecords();
  const opened = vi.spyOn(SubtleCrypto.prototype, "decrypt");
  const sealed = vi.spyOn(SubtleCrypto.prototype, "encrypt");
  expect((await answering(store, potassium)).answer).toContain(answerOfPotassium);
  expect((await searchStore(store, { query: "potassium May 2025", today: "2026-01-15" })).total).toBe(1);
  expect((await charting(store, { now: answeringNow })).results.length).toBeGreaterThan(0);
  await refreshThreads(store, answeringNow);
  // Read anew, from the state that the first worker wrote.
  stopUnderstanding();
  expect((await answering(store, potassium)).answer).toContain(answerOfPotassium);
  expect(opened).not.toHaveBeenCalled();
  expect(sealed).not.toHaveBeenCalled();
});

test("what the worker writes reaches the live queries of the page", async () => {
  const { store } = await sealedRecords();
  const seen: Insight[][] = [];
  const subscription = liveQuery(() => store.listInsights()).subscribe((insights) => seen.push(insights));
  await vi.waitFor(() => expect(seen).toEqual([[]]));
  await refreshThreads(store, answeringNow);
  await vi.waitFor(() => expect(seen.at(-1)?.length).toBeGreaterThan(0), { timeout: 5_000 });
  subscription.unsubscribe();
});

test("what the page writes is in the next answer", async () => {
  const { store } = await sealedRecords();
  await answering(store, potassium);
  await addRecord(store, "lab-3", labReport("08/11/2025", "6.2"));
  expect((await answering(store, potassium)).answer).toContain("6.2 mmol/L on 11 August 2025");
  await store.deleteDocument("lab-3");
  expect((await answering(store, potassium)).answer).toContain(answerOfPotassium);
});

test("records whose account was closed are not opened again, and their database can be deleted", async () => {
  const { store, databaseName } = await sealedRecords();
  await answering(store, potassium);
  const asked = answering(store, potassium).then(
    () => "answered",
    (error: unknown) => String(error),
  );
  forgetStore(store);
  store.close();
  expect(await asked).toContain("closed");
  await expect(answering(store, potassium)).rejects.toThrow("closed");
  const gone = new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => resolve("deleted");
    request.onblocked = () => reject(new Error("The worker still holds it."));
  });
  expect(await gone).toBe("deleted");
});

test("where a worker has no database, it works through the page's", async () => {
  const { store } = await sealedRecords();
  const start = () => {
    const real = new URL("../../../src/workers/understanding/worker.ts", import.meta.url).href;
    const without = `Object.defineProperty(self, "indexedDB", { value: undefined });`;
    const moduleOf = (code: string) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    const code = `import ${JSON.stringify(moduleOf(without))}; import ${JSON.stringify(real)};`;
    return new Worker(moduleOf(code), { type: "module" });
  };
  const worker = createUnderstandingWorker({ onEnd: () => undefined }, start);
  const { ask } = worker.connect();
  const { opening } = store;
  const options = { store };
  const opened = await ask({ type: "open", store: 1, opening, methods: methodsOf(store) }, options);
  expect(opened).toEqual({ type: "opened", here: false });
  const follow = () => ask({ type: "follow", store: 1, what: "index" }, options);
  await vi.waitFor(async () => expect(await follow()).toEqual({ type: "followed", done: true }), { timeout: 10_000 });
  expect(await ask({ type: "answer", store: 1, ...potassium }, options)).toMatchObject({
    answer: { answer: expect.stringContaining(answerOfPotassium) },
  });
  worker.stop();
});
