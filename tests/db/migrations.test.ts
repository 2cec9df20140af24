import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, expect, test } from "vitest";
import { AccountDatabase } from "#db/account-database.ts";

const name = "test.migrations";

afterEach(() => Dexie.delete(name));

test("a database from before completions were counted gets them from its documents' states", async () => {
  const older = new Dexie(name);
  older.version(3).stores({ documents: "id, order" });
  await older.open();
  await older.table("documents").bulkAdd([
    { id: "a", order: 1, processingStatus: "completed" },
    { id: "b", order: 2, processingStatus: "failed" },
    { id: "c", order: 3, processingStatus: "completed" },
  ]);
  older.close();
  const database = new AccountDatabase(name);
  const completions = await database.completions.toArray();
  expect(completions.map(({ documentId }) => documentId)).toEqual(["a", "c"]);
  expect(new Set(completions.map(({ revision }) => revision)).size).toBe(2);
  expect(await database.counters.get("completed")).toEqual({ name: "completed", value: 2 });
  database.close();
});

test("a database from before there was a first screen is read by it, and what changes from then on is noted", async () => {
  const older = new Dexie(name);
  older.version(8).stores({
    documents: "id, order",
    completions: "documentId",
    counters: "name",
    bin: "id",
    syncRest: "id",
  });
  await older.open();
  const row = { order: 1, uploadedAt: "2025-05-21T09:00:00.000Z", processingStatus: "completed" };
  await older.table("documents").bulkAdd([
    { ...row, id: "a" },
    { ...row, id: "b", order: 2, processingStatus: "pending" },
  ]);
  await older.table("completions").add({ documentId: "a", revision: 1 });
  older.close();
  const database = new AccountDatabase(name);
  expect(await database.documents.orderBy("[uploadedAt+order]").primaryKeys()).toEqual(["a", "b"]);
  expect(await database.documents.where("processingStatus").equals("pending").primaryKeys()).toEqual(["b"]);
  expect(await database.completions.where("revision").above(0).primaryKeys()).toEqual(["a"]);
  expect(await database.documentChanges.count()).toBe(0);
  await database.documents.update("b", { processingStatus: "processing" });
  await database.documents.delete("a");
  expect((await database.documentChanges.toArray()).map(({ id }) => id)).toEqual(["b", "a"]);
  await database.documents.clear();
  expect((await database.documentChanges.toArray()).at(-1)).not.toHaveProperty("id");
  database.close();
});
