import { headAfter, operationHash } from "#core/replication/digest.ts";
import { serverDevicePrefix } from "#core/replication/messages.ts";
import { emptyHead, type LogHead, type Operation } from "#core/replication/operation.ts";
import type { DiskChange, EntryDigests, SyncTransport } from "#sync/contract.ts";
import { Killed, SimulatedDevice, SimulatedDisk } from "./simulated-device.ts";
import type { SimulatedServer } from "./simulated-server.ts";

/** What a server keeps of its own part: the log is the one that everybody pulls from, and only its outbox is its own. */
class OwnPartDisk extends SimulatedDisk {
  /** The outbox as a power cut would leave it. */
  private durable: Operation[] = [];
  private readonly server: SimulatedServer;
  private readonly digest: (text: string) => string;

  constructor(server: SimulatedServer, digest: (text: string) => string) {
    super();
    this.server = server;
    this.digest = digest;
  }

  override async load() {
    const digests: EntryDigests[] = [];
    let head: LogHead = emptyHead;
    for (const entry of this.server.entries) {
      head = headAfter(head, entry, this.digest);
      digests.push({ hash: operationHash(entry.operation, this.digest), head: head.hash });
    }
    const entries = this.server.entries.map((entry) => ({ ...entry, operation: { ...entry.operation, payload: "" } }));
    return { entries, digests, outbox: [...this.outbox] };
  }

  override async payload(seq: number): Promise<string> {
    return this.server.entries[seq - 1]?.operation.payload ?? "";
  }

  override async commit({ truncateTo, outbox }: DiskChange): Promise<void> {
    // The log began anew under it: the process begins anew as well.
    if (truncateTo !== undefined) throw new Killed();
    await super.commit(outbox === undefined ? {} : { outbox });
  }

  flush(): void {
    this.durable = [...this.outbox];
  }

  rollBack(): void {
    this.outbox = [...this.durable];
  }
}

/** The server as a device of the account: it works in the log without a network between, and goes back in time with it. */
export class SimulatedOwnPart extends SimulatedDevice {
  override readonly disk: OwnPartDisk;
  readonly transport: SyncTransport;

  constructor(server: SimulatedServer, world: ConstructorParameters<typeof SimulatedDevice>[1]) {
    super(`${serverDevicePrefix}of-the-account`, world);
    this.disk = new OwnPartDisk(server, world.digest);
    this.transport = {
      pull: async (since, limit) => server.pull(since, limit),
      headAt: async (seq) => ({ kind: "head", head: server.headAt(seq) }),
      push: (operations) => server.push(operations, world.now()),
    };
  }

  /** Power is cut: its process starts with what was on the disk. */
  async rollBack(): Promise<void> {
    this.disk.rollBack();
    await this.start();
  }
}
