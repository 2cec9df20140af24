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
