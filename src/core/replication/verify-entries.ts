import type { ChainEnd } from "./accept.ts";
import { headAfter, operationHash } from "./digest.ts";
import { epochsAfter, noEpochs, rosterOf } from "./epochs.ts";
import { type FieldState, foldEntry } from "./fold.ts";
import type { Digest, Epochs, LogEntry, LogHead, Operation } from "./operation.ts";

/** What a server did that an honest one does not. */
export type ServerFault =
  /** Entries are missing in the middle, come twice or in another order. */
  | { kind: "out-of-order"; seq: number }
  /** An operation is not what its device wrote. */
  | { kind: "forged"; seq: number; opId: string }
  /** An operation of a device that was shut out before. */
  | { kind: "revoked"; seq: number; device: string }
  /** Something is sealed under a key that the server does not hand over. */
  | { kind: "key-withheld"; epoch: number }
  /** An operation of a device's chain is missing, or stands in another's place. */
  | { kind: "chain-broken"; seq: number; device: string }
  /** The server gave the field to another operation than the rule does. */
  | { kind: "wrong-verdict"; seq: number; opId: string }
  /** The entries do not come to the head that the server names. */
  | { kind: "wrong-head"; seq: number };

/** What a device knows of a log: enough to check that more of it follows. */
export interface KnownLog {
  head: LogHead;
  chains: Map<string, ChainEnd>;
  fold: Map<string, FieldState>;
  epochs: Epochs;
}

/** Whether an operation is signed by the device that it names, and the device may write where the account's key stands like this. */
export type SignatureCheck = (operation: Operation, hash: string, at: Epochs) => boolean | Promise<boolean>;

export function emptyLog(): KnownLog {
  return { head: { seq: 0, hash: "" }, chains: new Map(), fold: new Map(), epochs: noEpochs };
}

/**
 * Adds entries to what is known, in place. After a fault what is known is spoilt and has to be read anew. Signatures are asked for the last operation of each device only, and
 * for those that begin an epoch: the chain of digests ties all before it to that one.
 */
export async function extendLog(
  known: KnownLog,
  entries: readonly LogEntry[],
  context: {
    digest: Digest;
    isSigned: SignatureCheck;
    /** The digest of each entry's operation and the head after it, which whoever keeps the log need not compute again. */
    passed?: (hash: string, head: LogHead) => void;
  },
): Promise<ServerFault | undefined> {
  const last = new Map<string, { entry: LogEntry; hash: string; at: Epochs }>();
  for (const entry of entries) {
    const { operation, seq } = entry;
    if (seq !== known.head.seq + 1) return { kind: "out-of-order", seq };
    if (known.epochs.revoked.has(operation.device)) return { kind: "revoked", seq, device: operation.device };
    const end = known.chains.get(operation.device);
    if (operation.deviceSeq !== (end?.deviceSeq ?? 0) + 1 || operation.previousHash !== (end?.hash ?? ""))
      return { kind: "chain-broken", seq, device: operation.device };
    if (foldEntry(known.fold, entry) !== entry.verdict) return { kind: "wrong-verdict", seq, opId: operation.opId };
    const hash = operationHash(operation, context.digest);
    // Who begins an epoch says who may write: that is asked before it is believed.
    if (rosterOf(operation) !== undefined && !(await context.isSigned(operation, hash, known.epochs)))
      return { kind: "forged", seq, opId: operation.opId };
    last.set(operation.device, { entry, hash, at: known.epochs });
    known.chains.set(operation.device, { deviceSeq: operation.deviceSeq, hash });
    known.head = headAfter(known.head, entry, context.digest);
    context.passed?.(hash, known.head);
    known.epochs = epochsAfter(known.epochs, operation);
  }
  for (const { entry, hash, at } of last.values())
    if (!(await context.isSigned(entry.operation, hash, at)))
      return { kind: "forged", seq: entry.seq, opId: entry.operation.opId };
  return undefined;
}
