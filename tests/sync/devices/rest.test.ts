import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { StoredSync } from "#db/sync/stored-sync.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { killAfter, spare, wasKilled } from "./killed-databases.ts";
import { createRandomWork } from "./random-work.ts";
import { dumpOf } from "./store-dump.ts";
import { makeAccount, type SyncedAccount, SyncedDevice } from "./synced-device.ts";

/* A start that finds nothing changed asks one thing of the device and one of the server. */

const upToDate = { kind: "up-to-date", pulled: 0, pushed: 0, restored: 0 };

let account: SyncedAccount;
let phone: SyncedDevice;
/** What was read of what takes long to read. */
let read: string[];
let clock: number;

/** The same rows, and a list of what was read of them. */
function watched(stored: StoredSync): StoredSync {
  const noted =
    <Rest extends unknown[], Result>(name: string, work: (...rest: Rest) => Result) =>
    (...rest: Rest) => {
      read.push(name);
      return work(...rest);
    };
  return {
    ...stored,
    openBases: noted("bases", stored.openBases),
    scan: noted("stamps", stored.scan),
    log: { ...stored.log, load: noted("log", stored.log.load) },
  };
}

async function addRead(id: string): Promise<void> {
  await phone.store.addDocuments([sampleDocument(id)]);
  await phone.store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true });
  await phone.store.completeJob({ documentId: id, owner: "test", understood: sampleUnderstood(id) });
}

async function restNow(): Promise<boolean> {
  await phone.sync();
  return phone.work.rest();
}

const isResting = async () => {
  const { rest } = await phone.store.openSync(account.key);
  return (await rest.read(clock)) !== undefined;
};

/** The database as a version of the app writes to it that knows nothing of a rest. */
async function asOlderVersion(write: (database: Dexie) => Promise<unknown>): Promise<void> {
  const database = new Dexie(phone.databaseName);
  await database.open();
  await write(database);
  database.close();
}

beforeEach(async () => {
  read = [];
  clock = Date.now();
  account = await makeAccount();
  phone = await SyncedDevice.join(account, "phone", { now: () => clock }, watched);
  await phone.store.addConversation({ id: "talk", title: "A talk", createdAt: sampleInstant(1) });
  await phone.store.putAppointmentQuestion({ id: "q", text: "Why?", createdAt: sampleInstant(1) });
  expect(await restNow()).toBe(true);
});
afterEach(() => phone.close());

test("a start with nothing to do opens no log and looks at no record", async () => {
  await phone.restart();
  read = [];
  expect(await phone.work.now()).toEqual(upToDate);
  expect(await phone.work.disagreements()).toEqual([]);
  expect(read).toEqual([]);
});

test("what comes from another device is found at the next start", async () => {
  const laptop = await SyncedDevice.join(account, "laptop");
  await laptop.store.putAppointmentQuestion({ id: "r", text: "When?", createdAt: sampleInstant(2) });
  await laptop.sync();
  await phone.restart();
  expect(await phone.work.now()).toMatchObject({ pulled: 1 });
  expect(await dumpOf(phone.store)).toEqual(await dumpOf(laptop.store));
  await laptop.close();
});

test("a server that went back in time is given again what it lost", async () => {
  account.server.rollBack();
  await phone.restart();
  expect(await phone.work.now()).toMatchObject({ kind: "up-to-date" });
});

test("a file under way, and a record that is not read, are looked at again at each start", async () => {
  await phone.store.addDocuments([sampleDocument("lab")]);
  expect(await restNow()).toBe(false);
  await addRead("letter");
  expect(await restNow()).toBe(false);
});

test("other versions stand: they are told at a start with nothing to do as well", async () => {
  const laptop = await SyncedDevice.join(account, "laptop");
  await laptop.sync();
  await laptop.store.putAppointmentQuestion({ id: "q", text: "Why here?", createdAt: sampleInstant(1) });
  await phone.store.putAppointmentQuestion({ id: "q", text: "Why there?", createdAt: sampleInstant(1) });
  await laptop.sync();
  expect(await restNow()).toBe(true);
  await phone.restart();
  expect(await phone.work.now()).toEqual(upToDate);
  expect(await phone.work.disagreements()).toHaveLength(1);
  await laptop.close();
});

test("whatever is written ends the rest, whoever writes it", async () => {
  const { rest } = await phone.store.openSync(account.key);
  const resting = await rest.read(clock);
  if (resting === undefined) throw new Error("It does not rest.");
  const work = createRandomWork("phone", seededRandom(7));
  let [ended, held] = [0, 0];
  for (let act = 0; act < 200; act++) {
    await rest.keep(clock, async () => resting);
    const before = JSON.stringify(await dumpOf(phone.store));
    await work.act(phone.store);
    if (JSON.stringify(await dumpOf(phone.store)) === before) held += 1;
    else {
      expect(await isResting()).toBe(false);
      ended += 1;
    }
  }
  expect(ended).toBeGreaterThan(100);
  expect(held).toBeGreaterThan(0);
}, 60_000);

test("what an older version adds, completes or exchanges is found at once, and what it changes within a day", async () => {
  const rows = (table: string) => asOlderVersion((database) => database.table(table).toCollection().delete());
  await rows("appointmentQuestions");
  expect(await isResting()).toBe(false);
  expect(await restNow()).toBe(true);
  const renamed = async (database: Dexie) => {
    const [row] = await database.table("conversations").toArray();
    await database.table("conversations").put({ ...row, createdAt: sampleInstant(9) });
  };
  await asOlderVersion(renamed);
  clock += 25 * 60 * 60_000;
  expect(await isResting()).toBe(false);
  await phone.restart();
  expect(await phone.work.now()).toMatchObject({ pushed: 1 });
  expect(await restNow()).toBe(true);
  await asOlderVersion(async (database) => {
    const [row] = await database.table("syncEntries").toArray();
    await database.table("syncEntries").put({ ...row, body: row.body.slice(1) });
  });
  expect(await isResting()).toBe(false);
});

test("a clock that was set back makes all be looked at", async () => {
  clock -= 60_000;
  expect(await isResting()).toBe(false);
});

test("nothing is kept where somebody writes while it is looked at", async () => {
  const { rest } = await phone.store.openSync(account.key);
  const resting = await rest.read(clock);
  if (resting === undefined) throw new Error("It does not rest.");
  const kept = await rest.keep(clock, async () => {
    await phone.store.putAppointmentQuestion({ id: "s", text: "Meanwhile", createdAt: sampleInstant(3) });
    return resting;
  });
  expect(kept).toBe(false);
  expect(await isResting()).toBe(false);
});

test("a write that did not come to its end ends nothing; a tab killed anywhere leaves no wrong rest", async () => {
  for (let transactions = 0; transactions < 12; transactions++) {
    killAfter(phone.databaseName, transactions);
    const text = `After ${transactions}`;
    const write = phone.store.putAppointmentQuestion({ id: "q", text, createdAt: sampleInstant(1) });
    const proof = write.then(restNow).catch(() => false);
    await proof;
    if (transactions < 2) expect(wasKilled(phone.databaseName)).toBe(true);
    spare(phone.databaseName);
    await phone.restart();
    await phone.work.now();
    const said = (await phone.store.listAppointmentQuestions()).map((question) => question.text);
    const laptop = await SyncedDevice.join(account, `laptop-${transactions}`);
    await laptop.sync();
    expect((await laptop.store.listAppointmentQuestions()).map((question) => question.text)).toEqual(said);
    await laptop.close();
    await restNow();
  }
}, 60_000);
