import { headAfter, operationHash } from "./digest.ts";
import { mayWrite } from "./epochs.ts";
import type { PushAnswer } from "./messages.ts";
import { type Digest, type Epochs, keyOf, type LogEntry, type LogHead, type Operation } from "./operation.ts";
import { countedTime, decide, type Standing } from "./verdict.ts";

/** What a device's chain in a log ends with. */
export interface ChainEnd {
  deviceSeq: number;
  hash: string;
}

/** A log while one push is being taken in; all of it is kept, or nothing. */
export interface LogTransaction {
  head(): LogHead | Promise<LogHead>;
  /** The hash of the operation with this id, where the log has it. */
  hashOf(opId: string): string | undefined | Promise<string | undefined>;
  chainEnd(device: string): ChainEnd | undefined | Promise<ChainEnd | undefined>;
  /** How the account's key stands at the log's end. */
  epochs(): Epochs | Promise<Epochs>;
  standing(key: string): Standing | undefined | Promise<Standing | undefined>;
  append(
    entry: LogEntry,
    head: LogHead,
    change: { hash: string; key: string; standing: Standing | undefined },
  ): void | Promise<void>;
}

/**
 * Takes operations into a log, in their order, each once: known ones are passed over, each device's chain has to go on without a gap, and
 * every new one gets its number, its time and its verdict. Stops at the first that cannot be taken; those before it stay taken.
 */
export async function acceptPush(
  log: LogTransaction,
  operations: readonly Operation[],
  context: {
    now: number;
    digest: Digest;
    isSigned: (operation: Operation, hash: string) => boolean | Promise<boolean>;
    /** Whether the device was signed out here, and under which epoch's key it was vouched for. */
    accessOf?: (device: string) => { isRevoked: boolean; vouchedAt: number };
  },
): Promise<PushAnswer> {
  let head = await log.head();
  let taken = 0;
  for (const operation of operations) {
    const hash = operationHash(operation, context.digest);
    const known = await log.hashOf(operation.opId);
    if (known === hash) {
      taken++;
      continue;
    }
    const { device, deviceSeq } = operation;
    const { isRevoked, vouchedAt } = context.accessOf?.(device) ?? { isRevoked: false, vouchedAt: 0 };
    if (isRevoked || !mayWrite(await log.epochs(), device, vouchedAt)) return { kind: "revoked", device, taken, head };
    if (known !== undefined) return { kind: "fork", device, deviceSeq, taken, head };
    const end = await log.chainEnd(device);
    const expected = (end?.deviceSeq ?? 0) + 1;
    if (deviceSeq > expected) return { kind: "gap", device, expected, taken, head };
    if (deviceSeq < expected || operation.previousHash !== (end?.hash ?? ""))
      return { kind: "fork", device, deviceSeq, taken, head };
    if (!(await context.isSigned(operation, hash))) return { kind: "forged", opId: operation.opId, taken, head };
    const key = keyOf(operation);
    const verdict = decide(operation, context.now, await log.standing(key));
    const entry: LogEntry = { seq: head.seq + 1, receivedAt: context.now, verdict, operation };
    head = headAfter(head, entry, context.digest);
    const standing =
      verdict === "wins" ? { opId: operation.opId, time: countedTime(operation, context.now) } : undefined;
    await log.append(entry, head, { hash, key, standing });
    taken++;
  }
  return { kind: "taken", taken, head };
}
