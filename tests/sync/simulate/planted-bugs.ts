import { acceptPush, type LogTransaction } from "#core/replication/accept.ts";
import type { Operation } from "#core/replication/operation.ts";
import { Replica } from "#sync/replica.ts";
import { synchronise } from "#sync/synchronise.ts";
import { SimulatedBlobs } from "./simulated-blobs.ts";
import { SimulatedDisk } from "./simulated-device.ts";
import { SimulatedBlobDisk } from "./simulated-files.ts";
import { SimulatedServer } from "./simulated-server.ts";
import type { Planted } from "./world.ts";

/** A bug that somebody could write, put into the real code; `plant` answers how to take it out again. */
export interface PlantedBug {
  name: string;
  parts?: Planted;
  plant?: () => () => void;
}

/** Replaces a method of a class, and answers how to put the old one back. */
function replaced<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: (original: Owner[Name]) => Owner[Name],
): () => void {
  const original = owner[name];
  owner[name] = make(original);
  return () => {
    owner[name] = original;
  };
}

/** What the private parts of a replica look like to a bug. */
interface Insides {
  pending: Operation[];
  parts: { disk: SimulatedDisk };
}
const insidesOf = (replica: Replica) => replica as unknown as Insides;

function acceptWith(change: (log: LogTransaction) => LogTransaction): Planted {
  return { accept: (log, operations, context) => acceptPush(change(log), operations, context) };
}

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: "the server says that it took what it has not",
    parts: {
      accept: async (log, operations, context) => {
        const answer = await acceptPush(log, operations.slice(0, -1), context);
        return { ...answer, taken: operations.length };
      },
    },
  },
  {
    name: "a device forgets what the server thanked for, before it came back in the log",
    parts: {
      synchronise: (replica, transport) =>
        synchronise(replica, {
          ...transport,
          push: async (operations) => {
            const answer = await transport.push(operations);
            if (answer.kind === "taken") {
              const sent = new Set(operations.map((operation) => operation.opId));
              const insides = insidesOf(replica);
              insides.pending = insides.pending.filter((operation) => !sent.has(operation.opId));
              await insides.parts.disk.commit({ outbox: insides.pending });
            }
            return answer;
          },
        }),
    },
  },
  {
    name: "a device forgets what it sent when no answer came",
    parts: {
      synchronise: (replica, transport) =>
        synchronise(replica, {
          ...transport,
          push: async (operations) => {
            const answer = await transport.push(operations);
            if (answer.kind === "offline") insidesOf(replica).pending = [];
            return answer;
          },
        }),
    },
  },
  {
    name: "the server takes a repeated operation again",
    parts: acceptWith((log) => ({ ...log, hashOf: () => undefined, chainEnd: () => undefined })),
  },
  {
    name: "the server takes operations out of their order",
    parts: { accept: (log, operations, context) => acceptPush(log, [...operations].reverse(), context) },
  },
  { name: "the last to arrive wins", parts: acceptWith((log) => ({ ...log, standing: () => undefined })) },
  {
    name: "a clock that runs ahead wins",
    parts: {
      accept: (log, operations, context) =>
        acceptPush(log, operations, {
          ...context,
          now: Math.max(context.now, ...operations.map((operation) => operation.ts)),
        }),
    },
    plant: () =>
      replaced(
        SimulatedServer.prototype,
        "pull",
        (pull) =>
          function (this: SimulatedServer, since, limit) {
            const answer = pull.call(this, since, limit);
            // It hides the time that it counted with.
            return answer.kind === "entries"
              ? {
                  ...answer,
                  entries: answer.entries.map((entry) => ({
                    ...entry,
                    receivedAt: Math.min(entry.receivedAt, 1_700_000_000_000),
                  })),
                }
              : answer;
          },
      ),
  },
  {
    name: "an answer leaves an entry out",
    plant: () =>
      replaced(
        SimulatedServer.prototype,
        "pull",
        (pull) =>
          function (this: SimulatedServer, since, limit) {
            const answer = pull.call(this, since, limit);
            return answer.kind === "entries" && answer.entries.length > 3
              ? { ...answer, entries: answer.entries.filter((_, index) => index !== 1) }
              : answer;
          },
      ),
  },
  {
    name: "after a rollback nothing is sent again",
    plant: () =>
      replaced(
        Replica.prototype,
        "retreat",
        () =>
          async function (this: Replica, seq) {
            const { disk } = insidesOf(this).parts;
            await disk.commit({ truncateTo: seq });
            Object.assign(this, await Replica.open(insidesOf(this).parts as never));
            return 0;
          },
      ),
  },
  {
    name: "after a rollback only one's own operations are sent again",
    plant: () =>
      replaced(
        Replica.prototype,
        "retreat",
        (retreat) =>
          async function (this: Replica, seq) {
            const count = await retreat.call(this, seq);
            const insides = insidesOf(this);
            const own = (insides.parts as unknown as { device: string }).device;
            // Its owner may never come back with them, or may long have forgotten that they were under way.
            insides.pending = insides.pending.filter(
              (operation) => operation.device === own && Number(operation.deviceSeq) % 7 !== 0,
            );
            await insides.parts.disk.commit({ outbox: insides.pending });
            return count;
          },
      ),
  },
  {
    name: "a change is shown before it is on the disk, and written later",
    plant: () =>
      replaced(
        SimulatedDisk.prototype,
        "commit",
        (commit) =>
          async function (this: SimulatedDisk, change) {
            // Every third outbox stays in memory only.
            if (
              change.outbox !== undefined &&
              change.append === undefined &&
              change.truncateTo === undefined &&
              change.outbox.length % 3 === 2
            )
              return;
            await commit.call(this, change);
          },
      ),
  },
  {
    name: "a waiting change is put upon what came meanwhile, which its writer never saw",
    parts: {
      synchronise: (replica, transport) =>
        synchronise(replica, {
          ...transport,
          push: (operations) =>
            transport.push(
              operations.map((operation) =>
                Object.assign(operation, {
                  baseOpId: replica.fold().get(`${operation.entity}\n${operation.field}`)?.current.opId ?? null,
                }),
              ),
            ),
        }),
    },
  },
  {
    name: "every change puts aside all other versions",
    plant: () =>
      replaced(
        Replica.prototype,
        "record",
        (record) =>
          function (this: Replica, change) {
            const others = this.view(change.entity, change.field)?.others.map((one) => one.opId) ?? [];
            return record.call(this, { ...change, settles: others });
          },
      ),
  },
  {
    name: "half a file passes for the whole one",
    plant: () => replaced(SimulatedBlobs.prototype, "isWhole", () => () => true),
  },
  {
    name: "a file is shown before all of it has come",
    plant: () =>
      replaced(
        SimulatedBlobDisk.prototype,
        "keepArrived",
        (keepArrived) =>
          async function (this: SimulatedBlobDisk, documentId, place, bytes) {
            await keepArrived.call(this, documentId, place, bytes);
            // What has come so far is shown as the file.
            if (place === 1) await this.keepFile(documentId, bytes);
          },
      ),
  },
  {
    name: "a disk that is full loses the commit without a word",
    plant: () =>
      replaced(
        SimulatedDisk.prototype,
        "commit",
        (commit) =>
          async function (this: SimulatedDisk, change) {
            if (this.full) return;
            await commit.call(this, change);
          },
      ),
  },
];
