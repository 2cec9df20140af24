import type { NoAnswer, PullAnswer, PushAnswer } from "#core/replication/messages.ts";
import type { LogEntry, LogHead, Operation } from "#core/replication/operation.ts";
import type { ServerFault } from "#core/replication/verify-entries.ts";

/** Why a server could not be asked. */
export type Unreachable = NoAnswer;

export interface SyncTransport {
  pull(since: LogHead, limit: number): Promise<PullAnswer | Unreachable>;
  push(operations: readonly Operation[]): Promise<PushAnswer | Unreachable>;
  /** The head that the server's log had at that number; undefined where it has none. */
  headAt(seq: number): Promise<{ kind: "head"; head: LogHead | undefined } | Unreachable>;
}

/** What was computed from an entry when it was checked, so that it need not be computed again. */
export interface EntryDigests {
  /** Of the operation. */
  hash: string;
  /** Of the log up to this entry. */
  head: string;
}

/** A change of what a device keeps. */
export interface DiskChange {
  /** Entries after this number are forgotten first. */
  truncateTo?: number;
  append?: readonly LogEntry[];
  /** One for each entry that is appended. */
  digests?: readonly EntryDigests[];
  /** Replaces the outbox where it is given. */
  outbox?: readonly Operation[];
}

/** What a device keeps. Every commit is kept whole or not at all, and is on the disk when it is done. */
export interface ReplicaDisk {
  load(): Promise<{ entries: LogEntry[]; outbox: Operation[]; digests?: EntryDigests[] }>;
  commit(change: DiskChange): Promise<void>;
  /**
   * What the operation of this entry says. A disk that has this may answer `load` with entries whose payload is "", if their digests come with
   * them, and a replica then keeps no payload of the log in memory.
   */
  payload?(seq: number): Promise<string>;
}

/** What a sync has to tell a person. */
export type SyncProblem =
  | Unreachable
  /** The server's answer is not what an honest server says; nothing of it was taken. */
  | { kind: "untrusted"; fault: ServerFault }
  /** This device's own chain stands on the server with other words than here. */
  | { kind: "forked"; deviceSeq: number }
  /** This device's storage is full. */
  | { kind: "device-full" };

export type SyncOutcome =
  | {
      kind: "up-to-date";
      pulled: number;
      pushed: number /** Operations that the server had lost and was given again. */;
      restored: number;
    }
  | { kind: "problem"; problem: SyncProblem };
