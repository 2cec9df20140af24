import type { ChainEnd } from "#core/replication/accept.ts";
import { headAfter, operationHash, withoutPayload } from "#core/replication/digest.ts";
import { epochsAfter } from "#core/replication/epochs.ts";
import { type FieldState, type Fold, foldEntry, otherVersions, withPending } from "#core/replication/fold.ts";
import { createTurns } from "#core/replication/in-turn.ts";
import {
  type Digest,
  type Epochs,
  emptyHead,
  keyOf,
  type LogEntry,
  type LogHead,
  type Operation,
} from "#core/replication/operation.ts";
import { emptyLog, extendLog, type KnownLog, type SignatureCheck } from "#core/replication/verify-entries.ts";
import type { EntryDigests, ReplicaDisk } from "./contract.ts";
import { type Change, chainAnew, writeChange } from "./own-chain.ts";

/** What a replica is given from outside: who it is, and everything that is not its own. */
export interface ReplicaParts {
  device: string;
  disk: ReplicaDisk;
  digest: Digest;
  sign(hash: string): string | Promise<string>;
  isSigned: SignatureCheck;
  now(): number;
  createId(): string;
}

/** One field as this device shows it. */
export interface FieldView {
  opId: string;
  others: { opId: string; device: string; ts: number }[];
}

/**
 * A device's copy of an account's log: what was pulled and checked, and the operations that no pulled log has shown yet. An operation leaves
 * the outbox only when it stands in the log that came back, never because somebody said "thank you". Calls may overlap: each change of what is
 * kept is made whole before the next one begins.
 */
export class Replica {
  /** Entry n is the nth of the log; heads[n] is the head after n entries. Payloads are left out where the disk hands them out. */
  private entries: LogEntry[] = [];
  private heads: LogHead[] = [emptyHead];
  private known: KnownLog = emptyLog();
  private seqs = new Map<string, number>();
  /** The newest of the account's keys that something in the log is sealed under. */
  private newestEpoch = 0;
  private pending: Operation[] = [];
  private pendingByKey: { of: readonly Operation[]; byKey: Map<string, Operation[]> } = { of: [], byKey: new Map() };
  private readonly parts: ReplicaParts;
  private readonly inTurn = createTurns();

  private constructor(parts: ReplicaParts) {
    this.parts = parts;
  }

  static async open(parts: ReplicaParts): Promise<Replica> {
    const replica = new Replica(parts);
    const { entries, outbox, digests } = await parts.disk.load();
    replica.adopt(entries, digests);
    replica.pending = outbox.filter((operation) => !replica.seqs.has(operation.opId));
    return replica;
  }

  get device(): string {
    return this.parts.device;
  }

  get head(): LogHead {
    return this.known.head;
  }

  /** How the account's key stands at the log's end. */
  get epochs(): Epochs {
    return this.known.epochs;
  }

  get newestNamed(): number {
    return this.newestEpoch;
  }

  /** An operation that this log holds, or one that waits. */
  operationOf(opId: string): Operation | undefined {
    const seq = this.seqs.get(opId);
    return seq === undefined
      ? this.pending.find((operation) => operation.opId === opId)
      : this.entries[seq - 1]?.operation;
  }

  get outbox(): readonly Operation[] {
    return this.pending;
  }

  /** Writes a change down. It is safe on this device's disk when this is done. */
  async record(change: Change): Promise<Operation> {
    const [operation] = await this.recordAll([change]);
    return operation as Operation;
  }

  /** Writes changes down, all of them or none. They are safe on this device's disk when this is done. */
  recordAll(changes: readonly Change[]): Promise<Operation[]> {
    return this.inTurn(async () => {
      const { digest, disk } = this.parts;
      let end = this.ownEnd();
      const recorded: Operation[] = [];
      for (const change of changes) {
        const seen = change.baseOpId === undefined ? this.latest(keyOf(change), recorded) : change.baseOpId;
        const operation = await writeChange({ ...change, baseOpId: seen }, end, this.parts);
        end = { deviceSeq: operation.deviceSeq, hash: operationHash(operation, digest) };
        recorded.push(operation);
      }
      const outbox = [...this.pending, ...recorded];
      await disk.commit({ outbox });
      this.pending = outbox;
      return recorded;
    });
  }

  /** Everything that this device shows, by field. Payloads are asked for one by one ({@link payloadOf}). */
  fold(): Fold {
    return withPending(this.known.fold, this.pending, this.parts.now());
  }

  /** One field with what waits for it, without copying all others. */
  stateOf(key: string): FieldState | undefined {
    const state = this.known.fold.get(key);
    const pending = this.pendingOf(key);
    if (pending === undefined) return state;
    const own: Fold = state === undefined ? new Map() : new Map([[key, state]]);
    return withPending(own, pending, this.parts.now()).get(key);
  }

  view(entity: string, field: string): FieldView | undefined {
    const state = this.stateOf(keyOf({ entity, field }));
    if (state === undefined) return undefined;
    const others = otherVersions(state).map(({ opId, device, ts }) => ({ opId, device, ts }));
    return { opId: state.current.opId, others };
  }

  /** What an operation of this log says, or one that waits. */
  async payloadOf(operation: Operation): Promise<string> {
    const seq = this.seqs.get(operation.opId);
    if (operation.payload !== "" || seq === undefined || this.parts.disk.payload === undefined)
      return operation.payload;
    return this.parts.disk.payload(seq);
  }

  /** The entries after the first `seq`. */
  entriesAfter(seq: number): readonly LogEntry[] {
    return this.entries.slice(seq);
  }

  /** Takes entries that follow the head, if they are what an honest server says. */
  take(entries: readonly LogEntry[]): ReturnType<typeof extendLog> {
    return this.inTurn(async () => {
      const { digest, disk } = this.parts;
      const kept =
        disk.payload === undefined
          ? entries
          : entries.map((entry) => ({ ...entry, operation: withoutPayload(entry.operation, digest) }));
      const heads: LogHead[] = [];
      const digests: EntryDigests[] = [];
      const passed = (hash: string, head: LogHead) => {
        heads.push(head);
        digests.push({ hash, head: head.hash });
      };
      const fault = await extendLog(this.known, kept, { ...this.parts, passed });
      if (fault !== undefined) {
        this.adopt(this.entries);
        return fault;
      }
      const seen = new Set(this.pending.length === 0 ? [] : entries.map((entry) => entry.operation.opId));
      const outbox = this.pending.filter((operation) => !seen.has(operation.opId));
      try {
        await disk.commit({ append: entries, digests, ...(outbox.length === this.pending.length ? {} : { outbox }) });
      } catch (cause) {
        this.adopt(this.entries);
        throw cause;
      }
      for (const { operation, seq } of kept) {
        this.seqs.set(operation.opId, seq);
        this.newestEpoch = Math.max(this.newestEpoch, operation.epoch ?? 0);
      }
      this.entries.push(...kept);
      this.heads.push(...heads);
      this.pending = outbox;
      return undefined;
    });
  }

  /** The head after `seq` entries, as this device has seen it. */
  headAt(seq: number): LogHead | undefined {
    return this.heads[seq];
  }

  /**
   * Goes back to the first `seq` entries, because the server's log has no more in common with ours. What stood after them waits to be sent
   * again, whoever wrote it: it was seen, so it must not be lost. Answers how many operations that are.
   */
  retreat(seq: number): Promise<number> {
    return this.inTurn(async () => {
      const lost: Operation[] = [];
      for (const { operation } of this.entries.slice(seq))
        lost.push({ ...operation, payload: await this.payloadOf(operation) });
      const outbox = [...lost, ...this.pending];
      await this.parts.disk.commit({ truncateTo: seq, outbox });
      this.pending = outbox;
      this.adopt(this.entries.slice(0, seq));
      return lost.length;
    });
  }

  /**
   * Writes this device's own waiting operations anew after the chain that the log has of it, where that goes on differently from what
   * was remembered (a disk that went back in time). What the log has lost of a device that was signed out since, or of the server's own part, it
   * writes anew in its own name: that device itself will not send it again.
   */
  rechain(disowned: ReadonlySet<string> = new Set()): Promise<boolean> {
    return this.inTurn(async () => {
      const { device, disk } = this.parts;
      const end = this.known.chains.get(device) ?? { deviceSeq: 0, hash: "" };
      const left = new Set([...disowned, ...this.known.epochs.revoked]);
      const { outbox, changed } = await chainAnew(this.pending, end, left, this.parts);
      if (!changed) return false;
      await disk.commit({ outbox });
      this.pending = outbox;
      return true;
    });
  }

  private pendingOf(key: string): readonly Operation[] | undefined {
    if (this.pendingByKey.of !== this.pending) {
      const byKey = new Map<string, Operation[]>();
      for (const operation of this.pending) {
        const own = byKey.get(keyOf(operation));
        if (own === undefined) byKey.set(keyOf(operation), [operation]);
        else own.push(operation);
      }
      this.pendingByKey = { of: this.pending, byKey };
    }
    return this.pendingByKey.byKey.get(key);
  }

  /** The operation that is in force in a field after these changes too. */
  private latest(key: string, recorded: readonly Operation[]): string | null {
    const last = recorded.findLast((operation) => keyOf(operation) === key);
    return last?.opId ?? this.stateOf(key)?.current.opId ?? null;
  }

  private ownEnd(): ChainEnd {
    const last = this.pending.findLast((operation) => operation.device === this.parts.device);
    if (last !== undefined) return { deviceSeq: last.deviceSeq, hash: operationHash(last, this.parts.digest) };
    return this.known.chains.get(this.parts.device) ?? { deviceSeq: 0, hash: "" };
  }

  /** Takes entries as they are, without asking whose they are: they were checked when they came. */
  private adopt(entries: readonly LogEntry[], digests?: readonly EntryDigests[]): void {
    const { digest } = this.parts;
    this.known = emptyLog();
    this.heads = [emptyHead];
    this.seqs = new Map();
    this.newestEpoch = 0;
    this.entries = entries.map((entry, index) => {
      const checked = digests?.[index];
      return checked === undefined
        ? entry
        : { ...entry, operation: withoutPayload(entry.operation, digest, checked.hash) };
    });
    for (const [index, entry] of this.entries.entries()) {
      const { operation, seq } = entry;
      this.known.chains.set(operation.device, {
        deviceSeq: operation.deviceSeq,
        hash: operationHash(operation, digest),
      });
      foldEntry(this.known.fold, entry);
      this.known.epochs = epochsAfter(this.known.epochs, operation);
      this.newestEpoch = Math.max(this.newestEpoch, operation.epoch ?? 0);
      const checked = digests?.[index];
      this.known.head = checked === undefined ? headAfter(this.known.head, entry, digest) : { seq, hash: checked.head };
      this.heads.push(this.known.head);
      this.seqs.set(operation.opId, seq);
    }
  }
}
