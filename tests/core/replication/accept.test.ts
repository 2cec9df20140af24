import { expect, it } from "vitest";
import { acceptPush, type ChainEnd, type LogTransaction } from "#core/replication/accept.ts";
import { headAfter, operationHash } from "#core/replication/digest.ts";
import { noEpochs } from "#core/replication/epochs.ts";
import { type Epochs, emptyHead, type LogEntry, type LogHead, type Operation } from "#core/replication/operation.ts";
import type { Standing } from "#core/replication/verdict.ts";
import { digest, operation } from "./operation-samples.ts";

/** A log in memory, as a server keeps it. */
function memoryLog(epochs: Epochs = noEpochs) {
  const entries: LogEntry[] = [];
  const hashes = new Map<string, string>();
  const ends = new Map<string, ChainEnd>();
  const standings = new Map<string, Standing>();
  let head: LogHead = emptyHead;
  const log: LogTransaction = {
    head: () => head,
    hashOf: (opId) => hashes.get(opId),
    chainEnd: (device) => ends.get(device),
    epochs: () => epochs,
    standing: (key) => standings.get(key),
    append(entry, next, { hash, key, standing }) {
      entries.push(entry);
      head = next;
      hashes.set(entry.operation.opId, hash);
      ends.set(entry.operation.device, { deviceSeq: entry.operation.deviceSeq, hash });
      if (standing !== undefined) standings.set(key, standing);
    },
  };
  return { log, entries, standings };
}

/** Operations of one device, each naming the one before it. */
function chain(...changes: (Partial<Operation> & { opId: string })[]): Operation[] {
  const made: Operation[] = [];
  for (const [place, each] of changes.entries()) {
    const before = made.at(-1);
    const previousHash = before === undefined ? "" : operationHash(before, digest);
    made.push(operation(each.opId, { deviceSeq: place + 1, previousHash, ...each }));
  }
  return made;
}

const context = { now: 50_000, digest, isSigned: () => true };

it("takes a chain in its order, with number, time, verdict and head", async () => {
  const { log, entries, standings } = memoryLog();
  const operations = chain({ opId: "a", ts: 2_000 }, { opId: "b", ts: 1_000 }, { opId: "c", ts: 90_000 });
  const answer = await acceptPush(log, operations, context);
  expect(entries.map(({ seq, receivedAt, verdict }) => [seq, receivedAt, verdict])).toEqual([
    [1, 50_000, "wins"],
    [2, 50_000, "loses"],
    [3, 50_000, "wins"],
  ]);
  const head = entries.reduce((before, entry) => headAfter(before, entry, digest), emptyHead);
  expect(answer).toEqual({ kind: "taken", taken: 3, head });
  // The clock that ran ahead counts as the server's.
  expect([...standings.values()]).toEqual([{ opId: "c", time: 50_000 }]);
});

it("passes over what it knows, and counts it as taken", async () => {
  const { log, entries } = memoryLog();
  const operations = chain({ opId: "a" }, { opId: "b" });
  await acceptPush(log, operations.slice(0, 1), context);
  expect(await acceptPush(log, operations, context)).toMatchObject({ kind: "taken", taken: 2, head: { seq: 2 } });
  expect(entries).toHaveLength(2);
});

it("stops at a gap, and says what it expects", async () => {
  const { log } = memoryLog();
  const [first, , third] = chain({ opId: "a" }, { opId: "b" }, { opId: "c" });
  const answer = await acceptPush(log, [first, third] as Operation[], context);
  expect(answer).toMatchObject({ kind: "gap", device: "phone", expected: 2, taken: 1, head: { seq: 1 } });
});

it("sees a chain that goes two ways: by an id, a number, or what it names as the one before", async () => {
  const [first, second] = chain({ opId: "a" }, { opId: "b" }) as [Operation, Operation];
  const forks = [
    { ...first, payload: "another" },
    operation("other", { deviceSeq: 1 }),
    { ...second, previousHash: "wrong" },
  ];
  for (const fork of forks) {
    const { log, entries } = memoryLog();
    await acceptPush(log, [first], context);
    const { deviceSeq } = fork;
    expect(await acceptPush(log, [fork], context)).toMatchObject({
      kind: "fork",
      device: "phone",
      deviceSeq,
      taken: 0,
    });
    expect(entries).toHaveLength(1);
  }
  const { log } = memoryLog();
  expect(await acceptPush(log, [{ ...first, previousHash: "wrong" }], context)).toMatchObject({ kind: "fork" });
});

it("takes no forgery, and keeps what came before it", async () => {
  const { log, entries } = memoryLog();
  const operations = chain({ opId: "a" }, { opId: "b", signature: "forged" }, { opId: "c" });
  const isSigned = ({ signature }: Operation, hash: string) => signature === "signed" && hash !== "";
  const answer = await acceptPush(log, operations, { ...context, isSigned });
  expect(answer).toMatchObject({ kind: "forged", opId: "b", taken: 1, head: { seq: 1 } });
  expect(entries.map((entry) => entry.operation.opId)).toEqual(["a"]);
});

it("takes nothing from a device that was shut out, here or in the log, but passes over what it has", async () => {
  const operations = chain({ opId: "a" }, { opId: "b" });
  const out = { isRevoked: true, vouchedAt: 0 };
  const { log } = memoryLog();
  await acceptPush(log, operations.slice(0, 1), context);
  const answer = await acceptPush(log, operations, { ...context, accessOf: () => out });
  expect(answer).toMatchObject({ kind: "revoked", device: "phone", taken: 1 });
  const inLog = memoryLog({ ...noEpochs, revoked: new Set(["phone"]) });
  expect(await acceptPush(inLog.log, operations, context)).toMatchObject({ kind: "revoked", taken: 0 });
});

it("takes of a new epoch's strangers only who was vouched for under it", async () => {
  const epochs = { ...noEpochs, number: 2 };
  const push = (vouchedAt: number) =>
    acceptPush(memoryLog(epochs).log, chain({ opId: "a" }), {
      ...context,
      accessOf: () => ({ isRevoked: false, vouchedAt }),
    });
  expect(await push(1)).toMatchObject({ kind: "revoked" });
  expect(await push(2)).toMatchObject({ kind: "taken", taken: 1 });
});
