import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { makeAccount, type SyncedAccount, SyncedDevice } from "./synced-device.ts";

/** What the log says last of a field. */
async function lastSaid(account: SyncedAccount, entity: RegExp, field: string): Promise<Record<string, unknown>> {
  const codec = createSealedPayloads(await openEpochKeys(account.key), account.id);
  const last = account.server.entries.findLast(
    ({ operation }) => entity.test(operation.entity) && operation.field === field,
  );
  if (last === undefined) throw new Error(`Nothing was said of ${entity} ${field}.`);
  const opened = await codec.open(last.operation, last.operation.payload);
  if (!opened.ok) throw new Error(opened.failure);
  return opened.value as Record<string, unknown>;
}

test("fields of a newer version survive a round through a device that does not know them", async () => {
  const account = await makeAccount();
  const newer = await SyncedDevice.join(account, "newer");
  const older = await SyncedDevice.join(account, "older");
  await newer.store.addConversation({ id: "talk", title: "First", createdAt: sampleInstant(1) });
  await newer.store.putAppointmentQuestion({ id: "q", text: "First", createdAt: sampleInstant(1) });
  await newer.store.addDocuments([sampleDocument("doc")]);
  await newer.store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true });
  const understood = sampleUnderstood("doc");
  // In what is kept whole, also deep inside: a page that knows its paper.
  const pages = understood.pages.map((page) => ({ ...page, paper: "A4" }));
  await newer.store.completeJob({ documentId: "doc", owner: "test", understood: { ...understood, pages } });
  await newer.sync();
  // The newer version writes its fields into the log, as the one that this device stands in for will.
  const { replica, payloads } = await insidesOf(newer, account);
  for (const [entity, field, value] of [
    ["conversation:talk", "title", { title: "First", colour: "blue" }],
    ["appointment-question:q", "question", { createdAt: sampleInstant(1), text: "First", urgent: true }],
  ] as const) {
    const opId = crypto.randomUUID();
    await replica.record({ entity, field, opId, payload: await payloads.seal({ entity, field, opId }, value) });
  }
  await newer.sync();
  await older.sync();
  expect((await older.store.getConversation("talk"))?.title).toBe("First");

  await older.store.renameConversation("talk", "Renamed by the older one");
  await older.store.putAppointmentQuestion({ id: "q", text: "Reworded", createdAt: sampleInstant(1) });
  await older.sync();
  await newer.sync();
  expect(await lastSaid(account, /^conversation:talk$/, "title")).toEqual({
    title: "Renamed by the older one",
    colour: "blue",
  });
  expect(await lastSaid(account, /^appointment-question:q$/, "question")).toEqual({
    createdAt: sampleInstant(1),
    text: "Reworded",
    urgent: true,
  });
  expect((await older.store.getReading("doc"))?.pages[0]).toMatchObject({ paper: "A4" });
  for (const device of [newer, older]) {
    expect(device.errors).toEqual([]);
    await device.close();
  }
});

test("kinds and fields that this version does not know stay in the log, and what is damaged keeps nothing else back", async () => {
  const account = await makeAccount();
  const newer = await SyncedDevice.join(account, "newer");
  const older = await SyncedDevice.join(account, "older");
  const { replica, payloads } = await insidesOf(newer, account);
  for (const [entity, field, value] of [
    ["wearable:7", "steps", { count: 4000 }],
    ["document:doc", "mood", { mood: "fine" }],
    ["appointment-question:odd", "question", { words: "in another shape" }],
  ] as const) {
    const opId = crypto.randomUUID();
    await replica.record({ entity, field, opId, payload: await payloads.seal({ entity, field, opId }, value) });
  }
  await replica.record({ entity: "appointment-question:torn", field: "question", payload: "AAAA" });
  await newer.store.putAppointmentQuestion({ id: "q", text: "Plain", createdAt: sampleInstant(1) });
  await newer.sync();
  for (let round = 0; round < 2; round++) expect((await older.sync()).kind).toBe("up-to-date");
  expect((await older.store.listAppointmentQuestions()).map(({ id }) => id)).toEqual(["q"]);
  expect(account.server.entries).toHaveLength(5);
  // Told as a fault of that one payload, once at each look.
  expect(older.errors.every((error) => String(error).includes("cannot be opened"))).toBe(true);
  expect(older.errors.length).toBeGreaterThan(0);
  await newer.close();
  await older.close();
});

async function insidesOf(device: SyncedDevice, account: SyncedAccount) {
  return {
    replica: await device.openReplica(),
    payloads: createSealedPayloads(await openEpochKeys(account.key), account.id),
  };
}
