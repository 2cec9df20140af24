import type { Bytes } from "#db/sealing/bytes.ts";
import type { BlobDisk, BlobTask } from "#db/stored-blob-tasks.ts";
import type { BlobFile, BlobSealing } from "#sync/blob-contract.ts";
import { type Blobs, createBlobs } from "#sync/blobs.ts";
import type { Change } from "#sync/own-chain.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { type BlobFaults, noBlobFaults, SimulatedBlobNetwork, SimulatedBlobs } from "./simulated-blobs.ts";
import { DiskFull, type SimulatedDevice } from "./simulated-device.ts";

/** Bytes of a chunk in this world. */
const chunkBytes = 8;

/** A device's files, and the queue of those on their way. Every write is whole or not at all, and may be the last thing the tab does. */
export class SimulatedBlobDisk implements BlobDisk {
  readonly files = new Map<string, Bytes>();
  private tasks: BlobTask[] = [];
  private readonly arrived = new Map<string, Map<number, Bytes>>();
  private readonly device: SimulatedDevice;

  constructor(device: SimulatedDevice) {
    this.device = device;
  }

  private write(change: () => void): void {
    this.device.disk.interrupt();
    if (this.device.disk.full) throw new DiskFull("no space left on this device");
    change();
    this.device.disk.interrupt();
  }

  async listTasks(): Promise<BlobTask[]> {
    return [...this.tasks].sort((one, other) => (one.direction < other.direction ? 1 : -1));
  }
  async putTask(task: BlobTask): Promise<void> {
    const known = this.tasks.some(
      ({ direction, documentId, file }) =>
        direction === task.direction && documentId === task.documentId && file.sha256 === task.file.sha256,
    );
    if (!known) this.write(() => this.tasks.push(task));
  }
  async want(): Promise<void> {}
  async removeTask(direction: BlobTask["direction"], documentId: string): Promise<void> {
    this.write(() => {
      this.tasks = this.tasks.filter((task) => task.direction !== direction || task.documentId !== documentId);
    });
  }
  async onItsWay(): Promise<undefined> {}
  async countToCome(): Promise<number> {
    return this.tasks.filter(({ direction }) => direction === "down").length;
  }
  async listArrived(documentId: string): Promise<number[]> {
    return [...(this.arrived.get(documentId)?.keys() ?? [])];
  }
  async keepArrived(documentId: string, place: number, bytes: Bytes): Promise<void> {
    this.write(() => {
      const chunks = this.arrived.get(documentId) ?? new Map<number, Bytes>();
      this.arrived.set(documentId, chunks.set(place, bytes));
    });
  }
  async readArrived(documentId: string): Promise<Bytes[]> {
    const chunks = [...(this.arrived.get(documentId) ?? [])];
    return chunks.sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
  }
  async forgetArrived(documentId: string): Promise<void> {
    this.write(() => this.arrived.delete(documentId));
  }
  async keepFile(documentId: string, bytes: Bytes): Promise<void> {
    this.write(() => {
      this.files.set(documentId, bytes);
      this.arrived.delete(documentId);
      this.tasks = this.tasks.filter((task) => task.direction !== "down" || task.documentId !== documentId);
    });
  }
  async forget(documentId: string): Promise<void> {
    this.write(() => {
      this.arrived.delete(documentId);
      this.tasks = this.tasks.filter((task) => task.documentId !== documentId);
    });
  }
}

/** Nothing is secret in this world; what was made for one place still opens in no other. */
const sealing: BlobSealing = {
  toSend: async (_subject, file) => file,
  async namesOf(subject, file) {
    return [await this.nameOf(subject, file)];
  },
  nameOf: async (subject, { sha256 }) => `${subject}/${sha256}`,
  seal: async (_blob, place, count, bytes) => new Uint8Array([place, count, ...bytes]),
  open: async (_blob, place, count, sealed) =>
    sealed[0] === place && sealed[1] === count ? sealed.slice(2) : undefined,
};

interface FilesWorld {
  devices: readonly SimulatedDevice[];
  digest: (text: string) => string;
  count: (fault: string) => void;
  /** The operation that names a file is recorded like everything else. */
  write: (device: SimulatedDevice, change: Change) => Promise<void>;
}

/** The files of a simulated world, moved by the very code of the device. It has chances of its own, so that the rest of the world stays as it was. */
export class SimulatedFiles {
  readonly server: SimulatedBlobs;
  readonly disks = new Map<SimulatedDevice, SimulatedBlobDisk>();
  /** Every file that was safe on some device's disk. */
  readonly made = new Map<string, string>();
  /** Files that were named while the server did not have all of them. */
  readonly namedTooEarly: string[] = [];
  private readonly world: FilesWorld;
  private readonly random: () => number;
  private readonly network: SimulatedBlobNetwork;

  constructor(seed: number, world: FilesWorld) {
    this.world = world;
    this.random = seededRandom(seed * 7919 + 1);
    this.server = new SimulatedBlobs((bytes) => this.digestOf(bytes));
    this.network = new SimulatedBlobNetwork(this.server, this.random, world.count);
    for (const device of world.devices) this.disks.set(device, new SimulatedBlobDisk(device));
  }

  digestOf(bytes: Bytes): string {
    return this.world.digest(String.fromCharCode(...bytes));
  }

  cutPower(): void {
    this.server.cutPower(this.random);
  }

  /** Something that happens to the files of a device, or nothing. */
  async act(device: SimulatedDevice): Promise<void> {
    const dice = this.random();
    if (dice < 0.03) await this.make(device);
    else if (dice < 0.2) await this.run(device, { lost: 0.04, answerLost: 0.05, half: 0.06 });
  }

  private async make(device: SimulatedDevice): Promise<void> {
    const id = `file-${this.made.size}`;
    const bytes = Uint8Array.from({ length: 1 + Math.floor(this.random() * 40) }, () =>
      Math.floor(this.random() * 256),
    );
    const disk = this.diskOf(device);
    disk.files.set(id, bytes);
    this.made.set(id, this.digestOf(bytes));
    await this.blobsOf(device, noBlobFaults).queueUpload(id, this.fileOf(bytes));
  }

  async run(device: SimulatedDevice, faults: BlobFaults): Promise<void> {
    const blobs = this.blobsOf(device, faults);
    await this.queueWhatIsNotHere(device, blobs);
    await blobs.run();
  }

  /** As reconciling does: what is here and not named goes up, what is named and not here comes down. */
  private async queueWhatIsNotHere(device: SimulatedDevice, blobs: Blobs): Promise<void> {
    const disk = this.diskOf(device);
    const named = new Set<string>();
    for (const [key, state] of device.replica.fold()) {
      if (!key.endsWith("\nfile")) continue;
      const id = key.slice("document/".length, key.indexOf("\n"));
      named.add(id);
      if (disk.files.has(id)) continue;
      const payload = await device.replica.payloadOf(state.current);
      await blobs.queueDownload(id, JSON.parse(payload) as BlobFile);
    }
    for (const [id, bytes] of disk.files) if (!named.has(id)) await blobs.queueUpload(id, this.fileOf(bytes));
  }

  private fileOf(bytes: Bytes): BlobFile {
    return { sha256: this.digestOf(bytes), byteSize: bytes.byteLength };
  }

  private diskOf(device: SimulatedDevice): SimulatedBlobDisk {
    const disk = this.disks.get(device);
    if (disk === undefined) throw new Error("There is no such device.");
    return disk;
  }

  private blobsOf(device: SimulatedDevice, faults: BlobFaults): Blobs {
    const disk = this.diskOf(device);
    return createBlobs({
      disk,
      sealing,
      chunkBytes,
      transport: this.network.transport(faults),
      sha256: async (bytes) => this.digestOf(bytes),
      readFile: async (id) => {
        const bytes = disk.files.get(id);
        return bytes && new Blob([bytes]);
      },
      sent: async (id, file) => {
        if (!this.server.isCommitted(`${id}/${file.sha256}`)) this.namedTooEarly.push(id);
        if (device.replica.view(`document/${id}`, "file") === undefined)
          await this.world.write(device, { entity: `document/${id}`, field: "file", payload: JSON.stringify(file) });
      },
    });
  }

  /** Files that are not, whole, on every device. To be asked when everything is well again and all have worked. */
  lost(): string[] {
    const missing: string[] = [];
    for (const [id, digest] of this.made)
      for (const [device, disk] of this.disks) {
        const bytes = disk.files.get(id);
        if (bytes === undefined || this.digestOf(bytes) !== digest) missing.push(`${id} on ${device.name}`);
      }
    return missing;
  }
}
