import type { Operation } from "#core/replication/operation.ts";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { createTextDigest } from "#db/sealing/text-digest.ts";
import type { StoredSync } from "#db/sync/stored-sync.ts";
import type { SyncTransport } from "#sync/contract.ts";
import type { SyncParts } from "#sync/engine.ts";
import { Replica } from "#sync/replica.ts";
import { createStatusHolder } from "#sync/status.ts";
import { openSyncWork, type SyncWork } from "#sync/sync-work.ts";
import { deleteDatabase } from "../../support/sealed-store.ts";
import { SimulatedServer } from "../simulate/simulated-server.ts";
import { quickDigest } from "../simulate/world.ts";

const sign = (device: string, hash: string) => quickDigest(`secret of ${device}\n${hash}`);
const isSigned = (operation: Operation, hash: string) => operation.signature === sign(operation.device, hash);

/** How a device of these accounts signs, and how it checks others. */
export const signedBy = (device: string) => ({ sign: (hash: string) => sign(device, hash), isSigned });

/** An account with its server's log in memory; the devices are true but for their signatures. */
export interface SyncedAccount {
  id: string;
  key: CryptoKey;
  kind: "private" | "assisted";
  server: SimulatedServer;
  transport: SyncTransport;
}

export async function makeAccount(kind: "private" | "assisted" = "private"): Promise<SyncedAccount> {
  const digest = await createTextDigest();
  const server = new SimulatedServer(digest, isSigned);
  return {
    id: `account-${toBase64url(randomBytes(6))}`,
    key: await importDerivationKey(randomBytes(32)),
    kind,
    server,
    transport: {
      // What travels is a copy, as it is on a wire.
      pull: async (since, limit) => structuredClone(server.pull(since, limit)),
      push: (operations) => server.push(structuredClone([...operations]), Date.now()),
      headAt: async (seq) => ({ kind: "head", head: server.headAt(seq) }),
    },
  };
}

/** Puts a bug that somebody could write between the engine and its database. */
export type Plant = (stored: StoredSync) => StoredSync;

/** A device's store in IndexedDB with the syncing of an account, which can be stopped, killed and started again. */
export class SyncedDevice {
  store!: DexieStore;
  work!: SyncWork;
  readonly name: string;
  readonly databaseName: string;
  readonly errors: unknown[] = [];
  /** What differs from an account without faults. */
  parts: Partial<SyncParts> = {};
  private readonly account: SyncedAccount;
  private readonly plant: Plant;
  private vaultKey!: CryptoKey;

  private constructor(account: SyncedAccount, name: string, plant: Plant) {
    this.account = account;
    this.plant = plant;
    this.name = name;
    this.databaseName = `test.${name}.${toBase64url(randomBytes(9))}`;
  }

  static async join(
    account: SyncedAccount,
    name: string,
    parts: Partial<SyncParts> = {},
    plant: Plant = (stored) => stored,
  ): Promise<SyncedDevice> {
    const device = new SyncedDevice(account, name, plant);
    // Each device seals what it keeps under a key of its own.
    device.vaultKey = await importDerivationKey(randomBytes(32));
    device.parts = parts;
    await device.start();
    return device;
  }

  /** The app starts: everything is as the disk has it. */
  async start(): Promise<void> {
    const { account, name, databaseName, vaultKey } = this;
    this.store = await openDexieStore({ databaseName, vaultKey });
    await this.startWork(account, name);
  }

  private async startWork(account: SyncedAccount, name: string): Promise<void> {
    this.work = await openSyncWork({
      store: { ...this.store, openSync: async (key) => this.plant(await this.store.openSync(key)) },
      account: { id: account.id, kind: account.kind },
      vaultKey: account.key,
      device: name,
      sign: (hash) => sign(name, hash),
      isSigned,
      transport: account.transport,
      onError: (error) => this.errors.push(error),
      status: createStatusHolder(),
      changed: () => undefined,
      ...this.parts,
    });
  }

  /** What was written since the app started is found by looking at everything again, as after a start. */
  async sync(): ReturnType<SyncWork["now"]> {
    await this.work.stop();
    await this.startWork(this.account, this.name);
    return this.work.now();
  }

  /** The log on this device's disk, for what only another version of the product would write. The next sync reads it anew. */
  async openReplica(): Promise<Replica> {
    await this.work.stop();
    const { log } = await this.store.openSync(this.account.key);
    return Replica.open({
      device: this.name,
      disk: log,
      digest: await createTextDigest(),
      sign: (hash) => sign(this.name, hash),
      isSigned,
      now: () => Date.now(),
      createId: () => crypto.randomUUID(),
    });
  }

  async restart(): Promise<void> {
    await this.work.stop().catch(() => undefined);
    this.store.close();
    await this.start();
  }

  async close(): Promise<void> {
    await this.work.stop().catch(() => undefined);
    this.store.close();
    await deleteDatabase(this.databaseName);
  }
}
