import type { Digest, LogEntry, Operation } from "#core/replication/operation.ts";
import type { DiskChange, EntryDigests, ReplicaDisk } from "#sync/contract.ts";
import type { EpochKeeping } from "#sync/epoch-keeping.ts";
import type { EpochKey } from "#sync/epoch-keys.ts";
import { Replica, type ReplicaParts } from "#sync/replica.ts";

/** The tab was killed: nothing after this line of the device's code happens. */
export class Killed extends Error {}

export class DiskFull extends Error {}

/** A device's disk: whole commits only. Like a true one it keeps what operations say to itself until it is asked. */
export class SimulatedDisk implements ReplicaDisk {
  entries: LogEntry[] = [];
  digests: EntryDigests[] = [];
  outbox: Operation[] = [];
  /** Kept beside the log, as on a true device. */
  epochKeys: readonly EpochKey[] = [];
  full = false;
  /** Called before and after each commit; throws to kill the tab there. */
  interrupt: () => void = () => undefined;

  async load(): Promise<{ entries: LogEntry[]; outbox: Operation[]; digests: EntryDigests[] }> {
    const entries = this.entries.map((entry) => ({ ...entry, operation: { ...entry.operation, payload: "" } }));
    return { entries, outbox: [...this.outbox], digests: [...this.digests] };
  }

  async payload(seq: number): Promise<string> {
    return this.entries[seq - 1]?.operation.payload ?? "";
  }

  async commit(change: DiskChange): Promise<void> {
    this.interrupt();
    if (this.full) throw new DiskFull("no space left on this device");
    if (change.truncateTo !== undefined) {
      this.entries.length = change.truncateTo;
      this.digests.length = change.truncateTo;
    }
    if (change.append !== undefined) this.entries.push(...change.append);
    if (change.digests !== undefined) this.digests.push(...change.digests);
    if (change.outbox !== undefined) this.outbox = [...change.outbox];
    this.interrupt();
  }
}

/** A device of the simulated world, with a clock of its own. */
export class SimulatedDevice {
  readonly disk: SimulatedDisk = new SimulatedDisk();
  replica!: Replica;
  /** Where the world has keys that change: how this device takes and makes them. */
  epochs: EpochKeeping | undefined;
  epoch: () => number | undefined = () => undefined;
  openEpochs: (() => Promise<void>) | undefined;
  /** How far its clock is off, in milliseconds. */
  clockError = 0;

  readonly name: string;
  private readonly world: {
    now(): number;
    createId(): string;
    digest: Digest;
    sign(device: string, hash: string): string;
    isSigned(operation: Operation, hash: string): boolean;
  };

  constructor(
    name: string,
    world: {
      now(): number;
      createId(): string;
      digest: Digest;
      sign(device: string, hash: string): string;
      isSigned(operation: Operation, hash: string): boolean;
    },
  ) {
    this.name = name;
    this.world = world;
  }

  /** Starts the app from what is on the disk. */
  async start(): Promise<void> {
    const { digest, isSigned, createId, sign, now } = this.world;
    const parts: ReplicaParts = {
      device: this.name,
      disk: this.disk,
      digest,
      isSigned,
      createId,
      sign: (hash) => sign(this.name, hash),
      now: () => now() + this.clockError,
    };
    this.replica = await Replica.open(parts);
    await this.openEpochs?.();
  }
}
