import { acceptPush } from "#core/replication/accept.ts";
import type { PushAnswer } from "#core/replication/messages.ts";
import type { Operation } from "#core/replication/operation.ts";
import { type Database, engineOf, inTransaction, inTransactionOfMany } from "../storage/database.ts";
import { isOfRows } from "../storage/disk-errors.ts";
import { readLogs, writeLogs } from "../storage/log-rows.ts";
import { type OpenLog, openLog, type RememberedEnds } from "../storage/log-transaction.ts";
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

/** A push of more letters than these goes by itself, so that the small ones do not wait for it. */
const mostTogether = 256 * 1024;
/** The lane of all accounts; names of accounts are never empty. */
const shared = "";

/**
 * Pushes that wait are taken in together, of whatever accounts: one way to the database and back, one commit and one wait for the disk for all that
 * came while the last one was written. In PostgreSQL an account whose log another process writes at that moment is left out, and waits by itself.
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

  /** Takes in what came for these accounts, inside the transaction. */
  async function takeIn(within: Database, batch: readonly Push[]): Promise<Map<Push, PushAnswer>> {
    const taken = new Map<Push, PushAnswer>();
    const accounts = [...new Set(batch.map(({ account }) => account))];
    const asked = accounts.map((account) => ({
      account,
      operations: batch.filter((push) => push.account === account).flatMap((push) => push.operations),
      before: remembered.get(account),
    }));
    const known = await readLogs(within, asked);
    const opened: [string, OpenLog][] = [];
    for (const [index, { account }] of asked.entries()) {
      const own = known[index];
      if (own === undefined) continue;
      const { devices } = own;
      const log = openLog(account, own);
      opened.push([account, log]);
      const isSigned = (operation: Operation, hash: string) =>
        signatures.isSigned(account, operation, hash, devices.get(operation.device)?.publicKey);
      const accessOf = (device: string) => devices.get(device) ?? { isRevoked: false, vouchedAt: 0 };
      const context = { now: now(), digest: sha256, isSigned, accessOf };
      for (const push of batch)
        if (push.account === account) taken.set(push, await acceptPush(log, push.operations, context));
    }
    await writeLogs(
      within,
      opened.map(([, log]) => log.changes()),
    );
    // Where other processes write too, the log is read anew each time: it comes with the same statement.
    if (!hasOneWriter) return taken;
    for (const [account, log] of opened) {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(account, log.remembered());
    }
    return taken;
  }

  function settle(answers: ReadonlyMap<Push, PushAnswer>): void {
    if (answers.size > 0) counts.transactions += 1;
    for (const [push, answer] of answers) {
      counts.pushes += 1;
      counts.operations += answer.taken;
      push.settle(answer);
      if (answer.taken > 0) onAppended(push.account);
    }
  }

  /** Those of all accounts together; what has to wait, or may have kept the others from being written, goes into its account's own lane. */
  async function writeTogether(batch: readonly Push[]): Promise<void> {
    const accounts = [...new Set(batch.map(({ account }) => account))];
    const answers = await inTransactionOfMany(database, accounts, (within, held) => {
      const free = batch.filter(({ account }) => held.has(account));
      return free.length === 0 ? Promise.resolve(new Map<Push, PushAnswer>()) : takeIn(within, free);
    }).catch((error: unknown) => {
      if (hasOneWriter || accounts.length === 1 || !isOfRows(error)) throw error;
      return new Map<Push, PushAnswer>();
    });
    settle(answers);
    for (const push of batch) if (!answers.has(push)) join(push.account, push);
  }

  async function writeAll(lane: string): Promise<void> {
    for (let batch = lanes.get(lane) ?? []; batch.length > 0; batch = lanes.get(lane) ?? []) {
      lanes.set(lane, []);
      try {
        if (lane === shared) await writeTogether(batch);
        else settle(await inTransaction(database, lane, (within) => takeIn(within, batch)));
      } catch (error) {
        for (const push of batch) push.fail(error);
      }
    }
    lanes.delete(lane);
  }

  function join(lane: string, push: Push): void {
    const known = lanes.get(lane);
    if (known !== undefined) return void known.push(push);
    lanes.set(lane, [push]);
    // Those that have come at the same time are taken in together.
    setImmediate(() => void writeAll(lane));
  }

  return {
    counts,
    forget(account) {
      remembered.delete(account);
      signatures.forget(account);
    },
    async push(account, operations) {
      await signatures.checkAhead(account, operations);
      const letters = operations.reduce((sum, { payload }) => sum + payload.length, 0);
      // SQLite has one writer anyway.
      const lane = hasOneWriter || letters <= mostTogether ? shared : account;
      return new Promise((settled, fail) => join(lane, { account, operations, settle: settled, fail }));
    },
  };
}
