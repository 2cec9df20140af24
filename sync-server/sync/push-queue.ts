import { acceptPush } from "#core/replication/accept.ts";
import type { PushAnswer } from "#core/replication/messages.ts";
import type { Operation } from "#core/replication/operation.ts";
import { type Database, inTransaction } from "../storage/database.ts";
import { logTransaction } from "../storage/sync-log.ts";
import { isSignedBy, sha256 } from "./digest.ts";

interface Push {
  account: string;
  operations: readonly Operation[];
  settle: (answer: PushAnswer) => void;
  fail: (error: unknown) => void;
}

export interface PushQueue {
  /** Resolves when what was taken is on the disk. */
  push(account: string, operations: readonly Operation[]): Promise<PushAnswer>;
}

/** Pushes that wait are taken in together: one commit, and one wait for the disk, for all that came while the last one was written. */
export function createPushQueue(
  database: Database,
  now: () => number,
  onAppended: (account: string) => void,
): PushQueue {
  let waiting: Push[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const answers = await inTransaction(database, async (within) => {
          const taken: PushAnswer[] = [];
          const logs = new Map<string, Awaited<ReturnType<typeof openLog>>>();
          for (const { account, operations } of batch) {
            const log = logs.get(account) ?? (await openLog(within, account));
            logs.set(account, log);
            taken.push(await acceptPush(log.transaction, operations, log.context));
          }
          return taken;
        });
        for (const [index, answer] of answers.entries()) {
          const push = batch[index];
          if (push === undefined) continue;
          push.settle(answer);
          if (answer.taken > 0) onAppended(push.account);
        }
      } catch (error) {
        for (const push of batch) push.fail(error);
      }
    }
    writing = false;
  }

  async function openLog(within: Database, account: string) {
    const rows = await within
      .selectFrom("devices")
      .select(["device", "public_key"])
      .where("account", "=", account)
      .execute();
    const keys = new Map(rows.map(({ device, public_key }) => [device, public_key]));
    const isSigned = ({ device, signature }: Operation, hash: string) => {
      const key = keys.get(device);
      return key !== undefined && isSignedBy(key, signature, hash);
    };
    return { transaction: logTransaction(within, account), context: { now: now(), digest: sha256, isSigned } };
  }

  return {
    push: (account, operations) =>
      new Promise((settle, fail) => {
        waiting.push({ account, operations, settle, fail });
        void writeAll();
      }),
  };
}
