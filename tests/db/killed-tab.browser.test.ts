import { expect, test } from "vitest";
import { AccountDatabase } from "#db/account-database.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { makeSealedStore } from "../support/sealed-store.ts";
import type { KilledWriterStart } from "./writer-to-kill.ts";

/** Runs the writer and kills it after `delay` milliseconds of writing. */
async function killAfter(delay: number, start: KilledWriterStart): Promise<void> {
  const worker = new Worker(new URL("./writer-to-kill.ts", import.meta.url), { type: "module" });
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(start);
  });
  await new Promise((resolve) => setTimeout(resolve, delay));
  worker.terminate();
}

/** What must hold for every document, whenever the power went. */
async function expectWhole(store: DexieStore, database: AccountDatabase): Promise<number> {
  const documents = await store.listDocuments();
  const names = await store.listSearchState();
  for (const { id, processingStatus, summary } of documents) {
    const completed = processingStatus === "completed";
    expect((await store.getContent(id))?.size).toBeGreaterThan(0);
    expect((await store.getReading(id)) !== undefined).toBe(completed);
    expect(summary !== undefined).toBe(completed);
    const jobState =
      processingStatus === "pending" ? "queued" : processingStatus === "processing" ? "running" : undefined;
    expect((await database.jobs.get(id))?.state).toBe(jobState);
  }
  const ids = new Set(documents.map(({ id }) => id));
  // Added in one call, so both are there or neither, until the first is deleted.
  for (const id of ids) if (!id.endsWith("-kept")) expect(ids.has(`${id}-kept`)).toBe(true);
  for (const table of [database.contents, database.readings]) {
    for (const id of await table.toCollection().primaryKeys()) expect(ids.has(id)).toBe(true);
  }
  expect(await database.searchNames.count()).toBe(await database.searchState.count());
  for (const name of names) expect(ids.has(name.replace("passages/", ""))).toBe(true);
  return documents.length;
}

/** `npm run soak -- trust` kills more. */
const kills = Number(import.meta.env.VITE_BROWSER_KILLS ?? 12);

test("a tab that is killed in the middle of writing leaves every document whole", async () => {
  const home = await makeSealedStore();
  const { databaseName, vaultKey } = home;
  const database = new AccountDatabase(databaseName);
  try {
    let last = 0;
    for (let round = 0; round < kills; round += 1) {
      await killAfter(5 + ((round * 37) % 83), { databaseName, vaultKey, round });
      last = await expectWhole(await home.openAnother(), database);
    }
    expect(last).toBeGreaterThan(kills);
    console.log(`${kills} browser kills in the middle of writing: ${last} documents, all whole`);
  } finally {
    database.close();
    await home.close();
  }
}, 600_000);
