import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import { createTextDigest } from "#db/sealing/text-digest.ts";
import { Replica } from "#sync/replica.ts";
import { synchronise } from "#sync/synchronise.ts";
import { makeSealedStore } from "../../support/sealed-store.ts";
import { makeAccount, signedBy } from "./synced-device.ts";

async function makeReplica() {
  const [home, account, digest] = [await makeSealedStore(), await makeAccount(), await createTextDigest()];
  const open = async () =>
    Replica.open({
      device: "phone",
      disk: (await home.store.openSync(account.key)).log,
      digest,
      ...signedBy("phone"),
      now: () => Date.now(),
      createId: () => crypto.randomUUID(),
    });
  return { home, account, digest, open, replica: await open() };
}

const change = (index: number) => ({ entity: `document:${index % 7}`, field: "title", payload: `payload ${index}` });

/** The chain without a gap, and nobody's name twice. */
function expectOneChain(operations: readonly Operation[], digest: (text: string) => string): void {
  let end = { deviceSeq: 0, hash: "" };
  for (const operation of operations) {
    expect(operation).toMatchObject({ deviceSeq: end.deviceSeq + 1, previousHash: end.hash });
    end = { deviceSeq: operation.deviceSeq, hash: operationHash(operation, digest) };
  }
  expect(new Set(operations.map(({ opId }) => opId)).size).toBe(operations.length);
}

test("changes that are recorded at the same time, and while entries come, make one chain and are all on the disk", async () => {
  const { home, account, digest, open, replica } = await makeReplica();
  await Promise.all([
    ...Array.from({ length: 40 }, (_, index) => replica.record(change(index))),
    replica.recordAll([change(100), change(101), change(102)]),
    synchronise(replica, account.transport),
    ...Array.from({ length: 20 }, (_, index) => replica.record(change(200 + index))),
    synchronise(replica, account.transport),
  ]);
  const all = [...replica.entriesAfter(0).map(({ operation }) => operation), ...replica.outbox];
  expect(all).toHaveLength(63);
  expectOneChain(all, digest);
  const reopened = await open();
  expect(reopened.head).toEqual(replica.head);
  expect(reopened.outbox).toEqual(replica.outbox);
  await synchronise(reopened, account.transport);
  expect(account.server.entries).toHaveLength(63);
  await home.close();
});

test("a log of many entries is read back as it was, after appending bit by bit and after going back", async () => {
  const { home, account, open, replica } = await makeReplica();
  for (const count of [1, 127, 128, 129, 3, 300]) {
    await replica.recordAll(Array.from({ length: count }, (_, index) => change(index)));
    await synchronise(replica, account.transport);
  }
  const { length } = account.server.entries;
  expect(length).toBe(688);
  // The server loses its last minutes; what was lost is sent again, word for word.
  const payloads = account.server.entries.map(({ operation }) => operation.payload);
  account.server.durable = 200;
  account.server.rollBack();
  const reopened = await open();
  expect(reopened.head.seq).toBe(688);
  expect(await synchronise(reopened, account.transport)).toMatchObject({ kind: "up-to-date", restored: 488 });
  expect(account.server.entries.map(({ operation }) => operation.payload)).toEqual(payloads);
  const again = await open();
  expect(again.head).toEqual(account.server.head);
  expect(again.outbox).toEqual([]);
  for (const seq of [1, 200, 201, 688]) {
    const entry = again.entriesAfter(seq - 1)[0];
    expect(entry?.operation.payload).toBe("");
    expect(entry && (await again.payloadOf(entry.operation))).toBe(payloads[seq - 1]);
  }
  await home.close();
});
