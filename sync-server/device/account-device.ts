import type { Store } from "#core/domain/store.ts";
import type { PullAnswer } from "#core/replication/messages.ts";
import { bringTogether } from "#sync/bring-together.ts";
import type { SyncTransport } from "#sync/contract.ts";
import { placeField } from "#sync/entities/group-place.ts";
import { createOpenPayloads } from "#sync/payload-codec.ts";
import { createReconciler } from "#sync/reconcile.ts";
import { Replica } from "#sync/replica.ts";
import type { BlobChunks } from "../storage/blob-chunks.ts";
import { createSqlGroups } from "../storage/groups/sql-groups.ts";
import type { OwnPart } from "../storage/own-part.ts";
import type { StoreParts } from "../storage/sql-store.ts";
import { headAt, pullAfter } from "../storage/sync-log.ts";
import { answerOf } from "../sync/answer-in-parts.ts";
import { sha256 } from "../sync/digest.ts";
import type { PushQueue } from "../sync/push-queue.ts";
import { createCarriedFiles } from "./carried-files.ts";
import type { OwnKey } from "./own-key.ts";

/** Milliseconds after which the server reads what the device that took it has not read. */
const readingPatience = 60_000;

/** Rounds of one run, after which it is left until the next. */
const mostRounds = 50;

export interface AccountDeviceParts extends StoreParts {
  /** The account's records as they lie in the tables. */
  store: Store;
  part: OwnPart;
  key: OwnKey;
  chunks: BlobChunks;
  pushes: PushQueue;
  /** The record was changed by corrections from a device: has it say them. */
  understandAgain(documentId: string): Promise<void>;
  now(): number;
  onError(error: unknown): void;
}

/** The server's part in the log of one account, as long as it is open. One call at a time, in its turn. */
export interface AccountDevice {
  /** Looks at everything, as after a start. */
  scan(): Promise<void>;
  /** These may have changed in the records. */
  note(groups: readonly string[]): Promise<void>;
  /** Brings records and log together, and files with them. */
  run(): Promise<void>;
  /** Deletes a document for good, here and on all devices, with the next {@link run}. */
  deleteForGood(documentId: string): Promise<void>;
}

export async function openAccountDevice(parts: AccountDeviceParts): Promise<AccountDevice> {
  const { database, account, store, part, key, now, onError } = parts;
  const createId = parts.createId;
  const replica = await Replica.open({
    device: key.device,
    disk: part.disk,
    digest: sha256,
    sign: key.sign,
    // The log lies in this server's own tables: it was checked when it came in.
    isSigned: () => true,
    now,
    createId,
  });
  const files = createCarriedFiles(parts);
  const reconciler = createReconciler({
    store: {
      ...store,
      async deleteDocument(id) {
        // Its file goes first: a kill in between leaves the document, with which all of it is looked at again.
        const document = (await store.getDocument(id)) ?? (await binned(store, id));
        if (document !== undefined) await files.removeFor(id, document.sha256);
        return store.deleteDocument(id);
      },
    },
    stored: createSqlGroups({ ...parts, guard: part.guard }, await part.openBases()),
    replica,
    payloads: createOpenPayloads(),
    files,
    readingPatience,
    now,
    createId,
    onError,
  });

  const transport: SyncTransport = {
    pull: async (since, limit) => (await answerOf(pullAfter(database, account, since, limit))) as PullAnswer,
    push: (operations) => parts.pushes.push(account, operations),
    headAt: async (seq) => ({ kind: "head", head: await headAt(database, account, seq) }),
  };

  return {
    scan: () => reconciler.scan(),
    note: (groups) => reconciler.note({ groups }),
    async run() {
      for (let round = 1; ; round++) {
        if (round > mostRounds) throw new Error("The server's part in a log does not come to an end.");
        const outcome = await bringTogether({
          replica,
          reconciler,
          transport,
          understandAgain: parts.understandAgain,
          changed: () => undefined,
          told: () => undefined,
          hasStopped: () => false,
        });
        if (outcome.kind === "problem")
          throw new Error(`The server cannot take part in a log: ${JSON.stringify(outcome.problem)}`);
        const came = await files.carry((documentId, file) =>
          reconciler.record(`document:${documentId}`, "file", { ...file }),
        );
        if (came.length > 0) await reconciler.note({ groups: came.map((id) => `document:${id}`) });
        if (replica.outbox.length === 0 && reconciler.left === 0) return;
      }
    },
    deleteForGood: (documentId) => reconciler.record(`document:${documentId}`, placeField, { place: "gone" }),
  };
}

async function binned(store: Store, id: string) {
  return (await store.listBin()).find(({ document }) => document.id === id)?.document;
}
