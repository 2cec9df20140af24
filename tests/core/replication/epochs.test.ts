import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptPush, type LogTransaction } from "#core/replication/accept.ts";
import { epochsAfter, isEpochDue, mayWrite, noEpochs } from "#core/replication/epochs.ts";
import { epochEntity, type LogEntry, type Operation, type Roster } from "#core/replication/operation.ts";
import { emptyLog, extendLog } from "#core/replication/verify-entries.ts";
import { SimulatedServer } from "../../sync/simulate/simulated-server.ts";
import { quickDigest } from "../../sync/simulate/world.ts";

const keyOf = (device: string) => ({ device, publicKey: `${device}-key`, agreementKey: `${device}-agreement` });
const sign = (device: string, hash: string) => quickDigest(`secret of ${device}\n${hash}`);

/** Writes chains of operations as devices do. */
function createWriter() {
  const ends = new Map<string, { seq: number; hash: string }>();
  let count = 0;
  return (device: string, change: Partial<Operation> = {}): Operation => {
    const end = ends.get(device) ?? { seq: 0, hash: "" };
    const unsigned: Operation = {
      opId: `op-${++count}`,
      device,
      deviceSeq: end.seq + 1,
      entity: "document/1",
      field: "title",
      baseOpId: null,
      ts: count,
      payload: "",
      previousHash: end.hash,
      signature: "",
      ...change,
    };
    const { signature: _, ...rest } = unsigned;
    const hash = quickDigest(canonical(rest));
    ends.set(device, { seq: unsigned.deviceSeq, hash });
    return { ...unsigned, signature: sign(device, hash) };
  };
}

const canonical = (value: object) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const beginning = (epoch: number, members: string[], revoked: string[] = []): Partial<Operation> => ({
  entity: epochEntity,
  field: String(epoch),
  roster: { epoch, under: epoch - 1, proof: "p".repeat(43), members: members.map(keyOf), revoked },
});

const isSigned = (operation: Operation, hash: string) => operation.signature === sign(operation.device, hash);

/** The server's part: what it takes, and its answer to the first that it does not. */
async function pushAll(operations: Operation[], revokedHere: string[] = []) {
  const server = new SimulatedServer(quickDigest, isSigned, (log: LogTransaction, some, context) =>
    acceptPush(log, some, {
      ...context,
      accessOf: (device) => ({ isRevoked: revokedHere.includes(device), vouchedAt: 0 }),
    }),
  );
  return { answer: await server.push(operations, 1_000), entries: server.entries };
}

test("from a device that was shut out nothing is taken that comes after, and all that came before stays", async () => {
  const write = createWriter();
  const before = [write("phone"), write("lost"), write("laptop")];
  const begins = write("phone", beginning(1, ["phone", "laptop"], ["lost"]));
  const taken = await pushAll([...before, begins, write("laptop"), write("lost")]);
  expect(taken.answer).toMatchObject({ kind: "revoked", device: "lost", taken: 5 });
  expect(taken.entries).toHaveLength(5);
});

test("a device that the server has signed out is refused before an epoch says so", async () => {
  const write = createWriter();
  const taken = await pushAll([write("phone"), write("lost")], ["lost"]);
  expect(taken.answer).toMatchObject({ kind: "revoked", device: "lost", taken: 1 });
});

test("a device takes no entry of one that was shut out before, whatever the server says", async () => {
  const write = createWriter();
  const operations = [
    write("lost"),
    write("phone", beginning(1, ["phone"], ["lost"])),
    write("lost", { baseOpId: "op-1" }),
  ];
  const entries: LogEntry[] = operations.map((operation, index) => ({
    seq: index + 1,
    receivedAt: 1_000,
    verdict: "wins",
    operation,
  }));
  const context = { digest: quickDigest, isSigned };
  expect(await extendLog(emptyLog(), entries, context)).toEqual({ kind: "revoked", seq: 3, device: "lost" });
  const honest = emptyLog();
  expect(await extendLog(honest, entries.slice(0, 2), context)).toBeUndefined();
  expect(honest.epochs).toMatchObject({ number: 1, opId: "op-2" });
});

test("nobody begins an epoch who may not write, even if all that follows is signed by those whom it names", async () => {
  const write = createWriter();
  const operations = [write("invented", beginning(1, ["invented"])), write("invented")];
  const entries: LogEntry[] = operations.map((operation, index) => ({
    seq: index + 1,
    receivedAt: 1_000,
    verdict: "wins",
    operation,
  }));
  const asked: number[] = [];
  const fault = await extendLog(emptyLog(), entries, {
    digest: quickDigest,
    isSigned(_operation, _hash, at) {
      asked.push(at.number);
      return at.members.has("invented");
    },
  });
  expect(fault).toEqual({ kind: "forged", seq: 1, opId: "op-1" });
  expect(asked).toEqual([0]);
});

test("of two that begin the same epoch the first counts, both shut out, and the next one is due", () => {
  const write = createWriter();
  const first = epochsAfter(noEpochs, write("phone", beginning(1, ["phone", "tablet"], ["lost"])));
  const both = epochsAfter(first, write("tablet", beginning(1, ["tablet", "lost"], ["phone"])));
  expect(both).toMatchObject({ number: 1, opId: "op-1" });
  expect([mayWrite(both, "phone", 9), mayWrite(both, "lost", 9), mayWrite(both, "tablet", 0)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isEpochDue(first), isEpochDue(both)]).toEqual([false, true]);
});

test("who came later may write if vouched for under the key in force, and no more under an older one", () => {
  const write = createWriter();
  const first = epochsAfter(noEpochs, write("phone", beginning(1, ["phone"])));
  const epochs = epochsAfter(first, write("phone", beginning(2, ["phone"])));
  expect([0, 1, 2, 3].map((vouchedAt) => mayWrite(epochs, "new", vouchedAt))).toEqual([false, false, true, true]);
});

test("numbers only grow, who was shut out stays shut out, and other operations change nothing", () => {
  const devices = fc.constantFrom("phone", "laptop", "tablet", "lost");
  const rosters = fc.record({
    epoch: fc.integer({ min: 1, max: 6 }),
    under: fc.integer({ min: 0, max: 6 }),
    proof: fc.constant("p".repeat(43)),
    members: fc.uniqueArray(devices).map((some) => some.map(keyOf)),
    revoked: fc.uniqueArray(devices),
  });
  fc.assert(
    fc.property(fc.array(fc.option(rosters)), (all) => {
      const write = createWriter();
      let epochs = noEpochs;
      for (const roster of all) {
        const operation = write("phone", roster === null ? {} : { entity: epochEntity, roster: roster as Roster });
        const next = epochsAfter(epochs, operation);
        const goesOn = roster !== null && roster.under === epochs.number && roster.epoch > epochs.number;
        expect(next.number).toBe(goesOn ? roster.epoch : epochs.number);
        for (const device of epochs.revoked) expect(mayWrite(next, device, 99)).toBe(false);
        if (roster === null) expect(next).toBe(epochs);
        epochs = next;
      }
    }),
  );
});

test("a roster in the place of another entity says nothing", () => {
  const roster = { epoch: 1, under: 0, proof: "p".repeat(43), members: [], revoked: ["phone"] };
  expect(epochsAfter(noEpochs, createWriter()("phone", { roster }))).toBe(noEpochs);
});
