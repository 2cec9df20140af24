import type { ChainEnd } from "./accept.ts";
import { headAfter, operationHash } from "./digest.ts";
import { expectedVerdict, type FieldState, foldEntry } from "./fold.ts";
import type { Digest, LogEntry, LogHead, Operation } from "./operation.ts";

/** What a server did that an honest one does not. */
export type ServerFault =
  /** Entries are missing in the middle, come twice or in another order. */
  | { kind: "out-of-order"; seq: number }
  /** An operation is not what its device wrote. */
  | { kind: "forged"; seq: number; opId: string }
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
}

export function emptyLog(): KnownLog {
  return { head: { seq: 0, hash: "" }, chains: new Map(), fold: new Map() };
}

/**
 * Adds entries to what is known, in place. After a fault what is known is spoilt and has to be read anew. Signatures are asked for the last operation of each device only:
 * the chain of digests ties all before it to that one.
 */
export async function extendLog(
  known: KnownLog,
  entries: readonly LogEntry[],
  context: { digest: Digest; isSigned: (operation: Operation, hash: string) => boolean | Promise<boolean> },
): Promise<ServerFault | undefined> {
  const last = new Map<string, { entry: LogEntry; hash: string }>();
  for (const entry of entries) {
    const { operation, seq } = entry;
    if (seq !== known.head.seq + 1) return { kind: "out-of-order", seq };
    const end = known.chains.get(operation.device);
    if (operation.deviceSeq !== (end?.deviceSeq ?? 0) + 1 || operation.previousHash !== (end?.hash ?? ""))
      return { kind: "chain-broken", seq, device: operation.device };
    if (expectedVerdict(known.fold, entry) !== entry.verdict)
      return { kind: "wrong-verdict", seq, opId: operation.opId };
    const hash = operationHash(operation, context.digest);
    last.set(operation.device, { entry, hash });
    known.chains.set(operation.device, { deviceSeq: operation.deviceSeq, hash });
    known.head = headAfter(known.head, entry, context.digest);
    foldEntry(known.fold, entry);
  }
  for (const { entry, hash } of last.values())
    if (!(await context.isSigned(entry.operation, hash)))
      return { kind: "forged", seq: entry.seq, opId: entry.operation.opId };
  return undefined;
}
