import { acceptPush } from "#core/replication/accept.ts";
import type { PushAnswer } from "#core/replication/messages.ts";
import type { Operation } from "#core/replication/operation.ts";
import { type Database, engineOf, inTransaction } from "../storage/database.ts";
import { deviceAccess } from "../storage/devices.ts";
import { openLogTransaction, type RememberedEnds } from "../storage/sync-log.ts";
import { createSignatureCheck } from "./checked-signatures.ts";
import { sha256 } from "./digest.ts";

/** Accounts whose logs' ends are kept in memory. */
const mostRemembered = 1_000;

interface Push {
  account: string;
  operations: readonly Operation[];
  settle: (answer: PushAnswer) => void;
  fail: (error: unknown) => void;
}

export interface PushQueue {
  /** Resolves when what was taken is on the disk. */
  push(account: string, operations: readonly Operation[]): Promise<PushAnswer>;
  /** Of an account that is gone nothing stays in memory. */
  forget(account: string): void;
  /** Since the start: pushes, the operations that they brought and the transactions that they were written in. */
  readonly counts: Readonly<{ pushes: number; operations: number; transactions: number }>;
}

/**
 * Pushes that wait are taken in together: one commit, and one wait for the disk, for all that came while the last one was written. SQLite has one
 * writer, so that all accounts' are; in PostgreSQL each account's are, beside the other accounts', and in turn with those of other processes.
 */
export function createPushQueue(
  database: Database,
  now: () => number,
  onAppended: (account: string) => void,
): PushQueue {
  const hasOneWriter = engineOf(database) === "sqlite";
  /** What waits while its writer is at work; a lane that nothing waits in is not kept. */
  const lanes = new Map<string, Push[]>();
  const signatures = createSignatureCheck();
  const remembered = new Map<string, RememberedEnds>();
  const counts = { pushes: 0, operations: 0, transactions: 0 };

  async function writeAll(lane: string): Promise<void> {
    for (let batch = lanes.get(lane) ?? []; batch.length > 0; batch = lanes.get(lane) ?? []) {
      lanes.set(lane, []);
      try {
        const answers = await inTransaction(database, lane, async (within) => {
          const taken = new Map<Push, PushAnswer>();
          for (const account of new Set(batch.map((push) => push.account))) {
            const pushes = batch.filter((push) => push.account === account);
            const operations = pushes.flatMap((push) => push.operations);
            const log = await openLogTransaction(within, account, operations, remembered.get(account));
            const devices = await deviceAccess(within, account);
            const isSigned = (operation: Operation, hash: string) =>
              signatures.isSigned(account, operation, hash, devices.get(operation.device)?.publicKey);
            const accessOf = (device: string) => devices.get(device) ?? { isRevoked: false, vouchedAt: 0 };
            const context = { now: now(), digest: sha256, isSigned, accessOf };
            for (const push of pushes) taken.set(push, await acceptPush(log, push.operations, context));
            await log.write();
            if (remembered.size >= mostRemembered) remembered.clear();
            remembered.set(account, log.remembered());
          }
          return taken;
        });
        counts.transactions += 1;
        for (const [push, answer] of answers) {
          counts.pushes += 1;
          counts.operations += answer.taken;
          push.settle(answer);
          if (answer.taken > 0) onAppended(push.account);
        }
      } catch (error) {
        for (const push of batch) push.fail(error);
      }
    }
    lanes.delete(lane);
  }

  return {
    counts,
    forget(account) {
      remembered.delete(account);
      signatures.forget(account);
    },
    async push(account, operations) {
      await signatures.checkAhead(account, operations);
      return new Promise((settle, fail) => {
        const lane = hasOneWriter ? "pushes" : account;
        const known = lanes.get(lane);
        if (known !== undefined) return void known.push({ account, operations, settle, fail });
        lanes.set(lane, [{ account, operations, settle, fail }]);
        // Those that have come at the same time are taken in together.
        setImmediate(() => void writeAll(lane));
      });
    },
  };
}
