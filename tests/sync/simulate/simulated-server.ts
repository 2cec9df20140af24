import { acceptPush, type ChainEnd, type LogTransaction } from "#core/replication/accept.ts";
import { headAfter, operationHash } from "#core/replication/digest.ts";
import { epochsAfter, noEpochs } from "#core/replication/epochs.ts";
import type { PullAnswer, PushAnswer } from "#core/replication/messages.ts";
import {
  type Digest,
  type Epochs,
  emptyHead,
  keyOf,
  type LogEntry,
  type LogHead,
  type Operation,
} from "#core/replication/operation.ts";
import { countedTime, type Standing } from "#core/replication/verdict.ts";

/** A server's log in memory, with the point up to which its disk would survive a power cut. */
export class SimulatedServer {
  entries: LogEntry[] = [];
  heads: LogHead[] = [emptyHead];
  durable = 0;
  full = false;
  /** Devices that were signed out: that is on the disk at once. */
  readonly revoked = new Set<string>();
  private hashes = new Map<string, string>();
  private chains = new Map<string, ChainEnd>();
  private standings = new Map<string, Standing>();
  epochs: Epochs = noEpochs;

  private readonly digest: Digest;
  private readonly isSigned: (operation: Operation, hash: string) => boolean;
  private readonly accept: typeof acceptPush;

  constructor(
    digest: Digest,
    isSigned: (operation: Operation, hash: string) => boolean,
    accept: typeof acceptPush = acceptPush,
  ) {
    this.digest = digest;
    this.isSigned = isSigned;
    this.accept = accept;
  }

  get head(): LogHead {
    return this.heads.at(-1) ?? emptyHead;
  }

  push(operations: readonly Operation[], now: number): Promise<PushAnswer> {
    const log: LogTransaction = {
      head: () => this.head,
      hashOf: (opId) => this.hashes.get(opId),
      chainEnd: (device) => this.chains.get(device),
      epochs: () => this.epochs,
      standing: (key) => this.standings.get(key),
      append: (entry, head, change) => this.append(entry, head, change),
    };
    const accessOf = (device: string) => ({ isRevoked: this.revoked.has(device), vouchedAt: 0 });
    return this.accept(log, operations, { now, digest: this.digest, isSigned: this.isSigned, accessOf });
  }

  pull(since: LogHead, limit: number): PullAnswer {
    if (this.heads[since.seq]?.hash !== since.hash) return { kind: "diverged", head: this.head };
    return { kind: "entries", entries: this.entries.slice(since.seq, since.seq + limit), head: this.head };
  }

  headAt(seq: number): LogHead | undefined {
    return this.heads[seq];
  }

  /** What is in the log survives a power cut from now on. */
  flush(): void {
    this.durable = this.entries.length;
  }

  /** A power cut: back to the last point that was on the disk. */
  rollBack(): void {
    const kept = this.entries.slice(0, this.durable);
    this.entries = [];
    this.heads = [emptyHead];
    this.hashes = new Map();
    this.chains = new Map();
    this.standings = new Map();
    this.epochs = noEpochs;
    for (const entry of kept) {
      const { operation, receivedAt, verdict } = entry;
      const standing =
        verdict === "wins" ? { opId: operation.opId, time: countedTime(operation, receivedAt) } : undefined;
      this.append(entry, headAfter(this.head, entry, this.digest), {
        hash: operationHash(operation, this.digest),
        key: keyOf(operation),
        standing,
      });
    }
  }

  private append(
    entry: LogEntry,
    head: LogHead,
    change: { hash: string; key: string; standing: Standing | undefined },
  ): void {
    const { operation } = entry;
    this.entries.push(entry);
    this.heads.push(head);
    this.epochs = epochsAfter(this.epochs, operation);
    this.hashes.set(operation.opId, change.hash);
    this.chains.set(operation.device, { deviceSeq: operation.deviceSeq, hash: change.hash });
    if (change.standing !== undefined) this.standings.set(change.key, change.standing);
  }
}
