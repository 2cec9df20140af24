import type { ChainEnd } from "#core/replication/accept.ts";
import { headAfter, operationHash } from "#core/replication/digest.ts";
import { type FieldState, type Fold, foldEntry, otherVersions, withPending } from "#core/replication/fold.ts";
import {
  type Digest,
  emptyHead,
  keyOf,
  type LogEntry,
  type LogHead,
  type Operation,
} from "#core/replication/operation.ts";
import { emptyLog, extendLog, type KnownLog } from "#core/replication/verify-entries.ts";
import type { ReplicaDisk } from "./contract.ts";

/** What a replica is given from outside: who it is, and everything that is not its own. */
export interface ReplicaParts {
  device: string;
  disk: ReplicaDisk;
  digest: Digest;
  sign(hash: string): string | Promise<string>;
  isSigned(operation: Operation, hash: string): boolean | Promise<boolean>;
  now(): number;
  createId(): string;
}

/** A change that a person makes on this device. */
export interface Change {
  entity: string;
  field: string;
  payload: string;
  /** Other versions that the person saw and decided against. */
  settles?: string[];
}

/** One field as this device shows it. */
export interface FieldView {
  payload: string;
  opId: string;
  others: { opId: string; payload: string; device: string; ts: number }[];
}

/**
 * A device's copy of an account's log: what was pulled and checked, and the operations that no pulled log has shown yet. An operation leaves
 * the outbox only when it stands in the log that came back, never because somebody said "thank you".
 */
export class Replica {
  /** Entry n is the nth of the log; heads[n] is the head after n entries. */
  private entries: LogEntry[] = [];
  private heads: LogHead[] = [emptyHead];
  private known: KnownLog = emptyLog();
  private pending: Operation[] = [];
  private readonly parts: ReplicaParts;

  private constructor(parts: ReplicaParts) {
    this.parts = parts;
  }

  static async open(parts: ReplicaParts): Promise<Replica> {
    const replica = new Replica(parts);
    const { entries, outbox } = await parts.disk.load();
    replica.adopt(entries);
    replica.pending = outbox.filter((operation) => !replica.holds(operation.opId, operation));
    return replica;
  }

  get head(): LogHead {
    return this.known.head;
  }

  get outbox(): readonly Operation[] {
    return this.pending;
  }

  /** Writes a change down. It is safe on this device's disk when this is done. */
  async record(change: Change): Promise<Operation> {
    const { device, digest, sign, now, createId, disk } = this.parts;
    const end = this.ownEnd();
    const unsigned: Operation = {
      opId: createId(),
      device,
      deviceSeq: end.deviceSeq + 1,
      entity: change.entity,
      field: change.field,
      baseOpId: this.stateOf(keyOf(change))?.current.opId ?? null,
      ...(change.settles === undefined ? {} : { settles: change.settles }),
      ts: now(),
      payload: change.payload,
      previousHash: end.hash,
      signature: "",
    };
    const operation = { ...unsigned, signature: await sign(operationHash(unsigned, digest)) };
    const outbox = [...this.pending, operation];
    await disk.commit({ outbox });
    this.pending = outbox;
    return operation;
  }

  /** Everything that this device shows, by field. */
  fold(): Fold {
    return withPending(this.known.fold, this.pending, this.parts.now());
  }

  view(entity: string, field: string): FieldView | undefined {
    const state = this.stateOf(keyOf({ entity, field }));
    if (state === undefined) return undefined;
    const { payload, opId } = state.current;
    const others = otherVersions(state).map((one) => ({
      opId: one.opId,
      payload: one.payload,
      device: one.device,
      ts: one.ts,
    }));
    return { payload, opId, others };
  }

  /** Takes entries that follow the head, if they are what an honest server says. */
  async take(entries: readonly LogEntry[]): ReturnType<typeof extendLog> {
    const fault = await extendLog(this.known, entries, this.parts);
    if (fault !== undefined) {
      this.adopt(this.entries);
      return fault;
    }
    const seen = new Set(entries.map((entry) => entry.operation.opId));
    const outbox = this.pending.filter((operation) => !seen.has(operation.opId));
    try {
      await this.parts.disk.commit({ append: entries, ...(outbox.length === this.pending.length ? {} : { outbox }) });
    } catch (cause) {
      this.adopt(this.entries);
      throw cause;
    }
    for (const entry of entries) {
      this.entries.push(entry);
      this.heads.push(headAfter(this.heads.at(-1) ?? emptyHead, entry, this.parts.digest));
    }
    this.pending = outbox;
    return undefined;
  }

  /** The head after `seq` entries, as this device has seen it. */
  headAt(seq: number): LogHead | undefined {
    return this.heads[seq];
  }

  /**
   * Goes back to the first `seq` entries, because the server's log has no more in common with ours. What stood after them waits to be sent
   * again, whoever wrote it: it was seen, so it must not be lost. Answers how many operations that are.
   */
  async retreat(seq: number): Promise<number> {
    const lost = this.entries.slice(seq).map((entry) => entry.operation);
    const outbox = [...lost, ...this.pending];
    await this.parts.disk.commit({ truncateTo: seq, outbox });
    this.pending = outbox;
    this.adopt(this.entries.slice(0, seq));
    return lost.length;
  }

  /**
   * Writes this device's own waiting operations anew after the chain that the log has of it, where that goes on differently from what
   * was remembered (a disk that went back in time).
   */
  async rechain(): Promise<boolean> {
    const { device, digest, sign, disk } = this.parts;
    let end: ChainEnd = this.known.chains.get(device) ?? { deviceSeq: 0, hash: "" };
    let changed = false;
    const outbox: Operation[] = [];
    for (const operation of this.pending) {
      if (operation.device !== device) {
        outbox.push(operation);
        continue;
      }
      let own = operation;
      if (own.deviceSeq !== end.deviceSeq + 1 || own.previousHash !== end.hash) {
        changed = true;
        const moved = { ...own, deviceSeq: end.deviceSeq + 1, previousHash: end.hash };
        own = { ...moved, signature: await sign(operationHash(moved, digest)) };
      }
      end = { deviceSeq: own.deviceSeq, hash: operationHash(own, digest) };
      outbox.push(own);
    }
    if (!changed) return false;
    await disk.commit({ outbox });
    this.pending = outbox;
    return true;
  }

  /** One field with what waits for it, without copying all others. */
  private stateOf(key: string): FieldState | undefined {
    const state = this.known.fold.get(key);
    const pending = this.pending.filter((operation) => keyOf(operation) === key);
    const own: Fold = state === undefined ? new Map() : new Map([[key, state]]);
    return withPending(own, pending, this.parts.now()).get(key);
  }

  private ownEnd(): ChainEnd {
    const last = this.pending.filter((operation) => operation.device === this.parts.device).at(-1);
    if (last !== undefined) return { deviceSeq: last.deviceSeq, hash: operationHash(last, this.parts.digest) };
    return this.known.chains.get(this.parts.device) ?? { deviceSeq: 0, hash: "" };
  }

  private holds(opId: string, operation: Operation): boolean {
    return this.known.fold.get(keyOf(operation))?.known.has(opId) === true;
  }

  /** Takes entries as they are, without asking whose they are: they were checked when they came. */
  private adopt(entries: readonly LogEntry[]): void {
    this.known = emptyLog();
    this.heads = [emptyHead];
    this.entries = [...entries];
    for (const entry of entries) {
      const { operation } = entry;
      this.known.chains.set(operation.device, {
        deviceSeq: operation.deviceSeq,
        hash: operationHash(operation, this.parts.digest),
      });
      foldEntry(this.known.fold, entry);
      this.known.head = headAfter(this.known.head, entry, this.parts.digest);
      this.heads.push(this.known.head);
    }
  }
}
