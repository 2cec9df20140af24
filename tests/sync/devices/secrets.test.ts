import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { AccountDatabase } from "#db/account-database.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { dumpOf } from "./store-dump.ts";
import { makeAccount, SyncedDevice } from "./synced-device.ts";

/** Words and numbers that stand in the records below, and nowhere else. */
const words = [
  "Hemoglobin",
  "hemoglobin",
  "11.2",
  "zebra-letter",
  "Quixotic",
  "Folic",
  "folic",
  "azygos",
  "check-in",
  "not-important",
  "tie-of-folic",
];

async function fill(store: DexieStore): Promise<void> {
  await store.addDocuments([sampleDocument("4f1d", { originalFilename: "zebra-letter.pdf" })]);
  const job = await store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true });
  if (job !== undefined)
    await store.completeJob({
      documentId: "4f1d",
      owner: "test",
      understood: sampleUnderstood("4f1d", { title: "Quixotic count" }),
    });
  const content = new Blob([JSON.stringify({ kind: "check-in", note: "azygos" })]);
  await store.addDocuments([sampleDocument("5e2c", { type: "entry", content, byteSize: content.size })]);
  const understood = sampleUnderstood("4f1d");
  const [fact] = understood.facts;
  if (fact === undefined) throw new Error("The sample has no fact.");
  const change = { type: "not-mine" as const, fact, neighbours: { before: "", after: "" } };
  await store.changeCorrections({
    documentId: "4f1d",
    known: [],
    put: [{ id: "c1", documentId: "4f1d", correctedAt: sampleInstant(9), change }],
    remove: [],
  });
  await store.addConversation({ id: "77aa", title: "Quixotic talk", createdAt: sampleInstant(1) });
  const message = { id: "88bb", conversationId: "77aa", role: "user" as const, content: "Why folic acid?" };
  await store.addMessages([{ ...message, createdAt: sampleInstant(2) }]);
  await store.putAppointmentQuestion({ id: "99cc", text: "Folic acid?", createdAt: sampleInstant(3) });
  await store.putThreadFeedback({
    threadId: "tie-of-folic",
    verdict: "not-important",
    insight: "Folic",
    givenAt: sampleInstant(4),
  });
}

/** All that the sync tables hold, with bytes read as text. */
async function syncTablesOf(databaseName: string): Promise<string> {
  const database = new AccountDatabase(databaseName);
  await database.open();
  const { syncEntries, syncPayloads, syncOutbox, syncBases } = database;
  const rows = await Promise.all([syncEntries, syncPayloads, syncOutbox, syncBases].map((table) => table.toArray()));
  database.close();
  return JSON.stringify(rows, (_key, value) =>
    value instanceof ArrayBuffer ? new TextDecoder("latin1").decode(value) : value,
  );
}

test("a private account: nothing of the records can be read in what is pushed, nor in the tables of sync", async () => {
  const account = await makeAccount();
  const phone = await SyncedDevice.join(account, "phone");
  await fill(phone.store);
  // Once with everything waiting, once with everything sent.
  phone.parts = { transport: { pull: offline, push: offline, headAt: offline } };
  await phone.sync();
  const waiting = await syncTablesOf(phone.databaseName);
  phone.parts = {};
  await phone.sync();
  const sent = JSON.stringify(account.server.entries);
  const kept = await syncTablesOf(phone.databaseName);
  expect(account.server.entries.length).toBeGreaterThan(8);
  for (const word of words)
    expect({ word, waiting: waiting.includes(word), sent: sent.includes(word), kept: kept.includes(word) }).toEqual({
      word,
      waiting: false,
      sent: false,
      kept: false,
    });
  expect(phone.errors).toEqual([]);
  await phone.close();
});

test("an assisted account: its server can read what is pushed, the tables on the device stay sealed", async () => {
  const account = await makeAccount("assisted");
  const [phone, laptop] = [await SyncedDevice.join(account, "phone"), await SyncedDevice.join(account, "laptop")];
  await fill(phone.store);
  await phone.sync();
  await laptop.sync();
  expect(JSON.stringify(account.server.entries)).toContain("Quixotic");
  expect(await syncTablesOf(phone.databaseName)).not.toContain("Quixotic");
  expect(await dumpOf(laptop.store)).toEqual(await dumpOf(phone.store));
  await phone.close();
  await laptop.close();
});

test("several accounts on one device never mix, and neither opens the other's payloads", async () => {
  const [first, second] = [await makeAccount(), await makeAccount()];
  const mine = await SyncedDevice.join(first, "phone");
  const theirs = await SyncedDevice.join(second, "phone");
  await fill(mine.store);
  await theirs.store.putAppointmentQuestion({ id: "theirs", text: "Only theirs", createdAt: sampleInstant(1) });
  for (let round = 0; round < 2; round++) {
    await Promise.all([mine.sync(), theirs.sync()]);
  }
  expect(await theirs.store.listDocuments()).toEqual([]);
  expect((await theirs.store.listAppointmentQuestions()).map(({ id }) => id)).toEqual(["theirs"]);
  expect((await mine.store.listAppointmentQuestions()).map(({ id }) => id)).toEqual(["99cc"]);
  expect(second.server.entries.map(({ operation }) => operation.entity)).toEqual(["appointment-question:theirs"]);
  const [entry] = first.server.entries;
  if (entry === undefined) throw new Error("Nothing was pushed.");
  const { operation } = entry;
  const own = createSealedPayloads(await openEpochKeys(first.key), first.id);
  expect((await own.open(operation, operation.payload)).ok).toBe(true);
  for (const [key, id] of [
    [second.key, first.id],
    [first.key, second.id],
  ] as const) {
    const codec = createSealedPayloads(await openEpochKeys(key), id);
    expect(await codec.open(operation, operation.payload)).toEqual({ ok: false, failure: "damaged" });
  }
  // A payload opens in its own place only.
  for (const moved of [{ entity: "document:other" }, { field: "reading" }, { opId: "another" }])
    expect(await own.open({ ...operation, ...moved }, operation.payload)).toEqual({ ok: false, failure: "damaged" });
  await mine.close();
  await theirs.close();
});

async function offline() {
  return { kind: "offline" as const };
}
