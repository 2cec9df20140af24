import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DexieStore } from "#db/dexie-store.ts";
import { sampleDocument, sampleEpoch, sampleUnderstood } from "../../support/record-samples.ts";
import { makeAccount, SyncedDevice } from "./synced-device.ts";

/*
 * A document that is deleted for good on one device while another one puts it into the bin, or takes it out of there.
 */

let phone: SyncedDevice;
let laptop: SyncedDevice;

beforeEach(async () => {
  const account = await makeAccount();
  phone = await SyncedDevice.join(account, "phone");
  laptop = await SyncedDevice.join(account, "laptop");
});

afterEach(async () => {
  for (const device of [phone, laptop]) {
    expect(device.errors).toEqual([]);
    await device.close();
  }
});

async function addRead(store: DexieStore, id: string): Promise<void> {
  await store.addDocuments([sampleDocument(id)]);
  await store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1000, exclusive: true });
  await store.completeJob({ documentId: id, owner: "test", understood: sampleUnderstood(id) });
}

async function syncAll(rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const device of [phone, laptop]) await device.sync();
}

test("what was put into the bin a moment ago and is deleted for good is gone, though its log has not seen it there", async () => {
  await addRead(phone.store, "lab");
  await syncAll();
  await phone.store.binDocument("lab", 1);
  await phone.work.deleteForGood("lab");
  await syncAll();
  for (const { store } of [phone, laptop]) {
    expect(await store.getDocument("lab")).toBeUndefined();
    expect(await store.listBin()).toEqual([]);
  }
});

test.each(["phone", "laptop"])(
  "what one deletes for good while another puts it into the bin is gone on both: the %s says so first",
  async (first) => {
    await addRead(phone.store, "lab");
    await syncAll();
    await phone.work.deleteForGood("lab");
    await laptop.store.binDocument("lab", 1);
    if (first === "laptop") await laptop.sync();
    await syncAll(3);
    for (const { store } of [phone, laptop]) {
      expect(await store.getDocument("lab")).toBeUndefined();
      expect(await store.listBin()).toEqual([]);
    }
  },
);

test("what came back after it was deleted for good, and is put into the bin later, stays there", async () => {
  await addRead(phone.store, "lab");
  await syncAll();
  const offline = async () => ({ kind: "offline" as const });
  laptop.parts = { transport: { pull: offline, push: offline, headAt: offline } };
  await laptop.restart();
  await laptop.work.deleteForGood("lab");
  laptop.parts = {};
  await phone.store.binDocument("lab", 1);
  await phone.sync();
  await phone.store.takeFromBin("lab");
  await phone.sync();
  await laptop.restart();
  await syncAll(3);
  // It was taken out of the bin after that: this is the later word.
  for (const { store } of [phone, laptop]) expect(await store.getDocument("lab")).toBeDefined();
  await phone.store.binDocument("lab", 2);
  await syncAll(3);
  for (const { store } of [phone, laptop])
    expect((await store.listBin()).map(({ document }) => document.id)).toEqual(["lab"]);
});

test("what was deleted for good, came back and went into the bin is in the bin of whoever had deleted it, too", async () => {
  await addRead(phone.store, "lab");
  await phone.store.binDocument("lab", 1);
  await syncAll();
  await laptop.work.deleteForGood("lab");
  await laptop.sync();
  expect(await laptop.store.listBin()).toEqual([]);
  await phone.store.takeFromBin("lab");
  await phone.sync();
  await phone.store.binDocument("lab", 2);
  await phone.sync();
  await syncAll(3);
  for (const { store } of [phone, laptop])
    expect((await store.listBin()).map(({ document }) => document.id)).toEqual(["lab"]);
});
