import { Dexie } from "dexie";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { synchronise } from "#sync/synchronise.ts";
import { makeAccount, type SyncedAccount, SyncedDevice } from "../../sync/devices/synced-device.ts";
import { addRecords, completedRecord, now, timed } from "./completed-records.ts";

/** Milliseconds on one device with so many documents; its server is in the same page, so that only the device's own work counts. */
export interface SyncTimes {
  documents: number;
  /** All records are put into the log and sent for the first time. */
  lift: number;
  /** The app starts again and nothing has changed since all was looked at. */
  starts: number[];
  /** The same, where nothing is known of a look before: the log is opened and everything is looked at. In turns with the above. */
  looks: number[];
  /** One record was corrected, or one came: until the server has it and it has come back, each. */
  changes: number[];
  /** A second device with nothing: pulls and checks the log, and lays all of it into its store. */
  join: number;
  /** Bytes of the log as it travels. */
  logBytes: number;
}

const turns = 5;

/** All files have arrived on the server: each document has the operation that says so. */
async function tellOfFiles(device: SyncedDevice, account: SyncedAccount, count: number): Promise<void> {
  const replica = await device.openReplica();
  const payloads = createSealedPayloads(await openEpochKeys(account.key), account.id);
  for (let first = 0; first < count; first += 500) {
    const changes = Array.from({ length: Math.min(500, count - first) }, async (_, index) => {
      const { document } = completedRecord(first + index);
      const place = { entity: `document:${document.id}`, field: "file", opId: crypto.randomUUID() };
      const { sha256, byteSize } = document;
      return { ...place, payload: await payloads.seal(place, { sha256, byteSize }) };
    });
    await replica.recordAll(await Promise.all(changes));
    await synchronise(replica, account.transport);
  }
  await device.restart();
  await expectUpToDate(device);
}

async function expectUpToDate(device: SyncedDevice): Promise<void> {
  const outcome = await device.work.now();
  if (outcome.kind !== "up-to-date") throw new Error(JSON.stringify(outcome));
  const [error] = device.errors;
  if (error !== undefined) throw error;
}

async function close(device: SyncedDevice): Promise<void> {
  await device.work.stop();
  device.store.close();
}

async function timedStart(device: SyncedDevice): Promise<number> {
  return timed(async () => {
    await device.start();
    await expectUpToDate(device);
  });
}

async function forgetRest({ databaseName }: SyncedDevice): Promise<void> {
  const database = new Dexie(databaseName);
  await database.open();
  await database.table("syncRest").clear();
  database.close();
}

async function measureSync(documents: number, changeCount: number): Promise<SyncTimes> {
  const account = await makeAccount();
  const phone = await SyncedDevice.join(account, "phone");
  await addRecords(phone.store, 0, documents);
  const lift = await timed(() => expectUpToDate(phone));
  const logBytes = JSON.stringify(account.server.entries).length;
  await tellOfFiles(phone, account, documents);
  await close(phone);
  const starts: number[] = [];
  const looks: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await forgetRest(phone);
    looks.push(await timedStart(phone));
    if (!(await phone.work.rest())) throw new Error("Something is left to do.");
    await close(phone);
    starts.push(await timedStart(phone));
    await close(phone);
  }
  await phone.start();
  phone.work.begin();
  const changes: number[] = [];
  for (let change = 0; change < changeCount; change++) {
    const documentId = `record-${change * 7}`;
    if (change % 2 === 0) {
      const known = await phone.store.listCorrections(documentId);
      const said = { type: "title" as const, title: `Title ${change}` };
      const put = [{ id: `c${change}`, documentId, correctedAt: now.toISOString(), change: said }];
      await phone.store.changeCorrections({ documentId, known, put, remove: [] });
    } else await phone.store.restoreDocument(completedRecord(documents + change));
    const before = account.server.entries.length;
    changes.push(
      await timed(async () => {
        // What watches the store is told in a moment of its own.
        do await expectUpToDate(phone);
        while (account.server.entries.length === before);
      }),
    );
  }
  const laptop = await SyncedDevice.join(account, "laptop");
  const join = await timed(() => expectUpToDate(laptop));
  const arrived = (await laptop.store.listCompletedRevisions?.())?.size ?? 0;
  if (arrived !== documents + Math.floor(changeCount / 2)) throw new Error(`Only ${arrived} documents arrived.`);
  await laptop.close();
  await phone.close();
  return { documents, lift, starts, looks, changes, join, logBytes };
}

export interface SyncBench {
  measureSync(documents: number, changeCount: number): Promise<SyncTimes>;
}

declare global {
  interface Window {
    syncBench?: SyncBench;
  }
}

window.syncBench = { measureSync };
