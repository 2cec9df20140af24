import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import type { Store } from "#core/domain/store.ts";
import type { PullAnswer } from "#core/replication/messages.ts";
import { type AccountDevice, openAccountDevice } from "../../../sync-server/device/account-device.ts";
import { type OwnKey, ownKeyOf } from "../../../sync-server/device/own-key.ts";
import { createBlobChunks } from "../../../sync-server/storage/blob-chunks.ts";
import type { BlobStore } from "../../../sync-server/storage/blob-store.ts";
import type { Database } from "../../../sync-server/storage/database.ts";
import { addDevice } from "../../../sync-server/storage/devices.ts";
import { createOwnPart } from "../../../sync-server/storage/own-part.ts";
import { createSqlStore } from "../../../sync-server/storage/sql-store.ts";
import { openSqlite } from "../../../sync-server/storage/sqlite-database.ts";
import { headAt, pullAfter } from "../../../sync-server/storage/sync-log.ts";
import { answerOf } from "../../../sync-server/sync/answer-in-parts.ts";
import { createPushQueue } from "../../../sync-server/sync/push-queue.ts";

/** What a process that was killed answers to everything. */
export class KilledProcess extends Error {}

function memoryBlobs(): BlobStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (name, bytes) => void files.set(name, new Uint8Array(bytes)),
    read: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    async *list() {
      yield [...files.keys()];
    },
    removeUnfinished: async () => 0,
  };
}

/** The same tables as a process sees them that is killed at one of its statements: nothing of it comes through after that. */
function mortal(database: Database, life: { left: number }): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const [first = ""] = node.kind === "RawNode" ? node.sqlFragments : [];
      // What was begun is undone by the engine when its process dies.
      if (first === "rollback") return node;
      life.left -= 1;
      if (life.left < 0) throw new KilledProcess("The process was killed.");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.withPlugin(plugin);
}

/** Where a simulated server keeps what it keeps; its database is closed at its end. */
export interface ProcessPlaces {
  database: Database;
  blobs: BlobStore;
}

/** A server with one account, whose process is killed and started again over the same tables and files. */
export class SimulatedProcess {
  store!: Store;
  kills = 0;
  readonly errors: unknown[] = [];
  readonly account: string;
  private readonly whole: Database;
  private readonly blobs: BlobStore;
  private readonly key: OwnKey;
  private life = { left: Number.POSITIVE_INFINITY };
  private open!: () => Promise<AccountDevice>;
  private device: AccountDevice | undefined;
  private part!: ReturnType<typeof createOwnPart>;
  private readonly pushes: ReturnType<typeof createPushQueue>;

  private constructor({ database: whole, blobs }: ProcessPlaces, account: string) {
    this.whole = whole;
    this.blobs = blobs;
    this.account = account;
    this.key = ownKeyOf(Buffer.alloc(32, 7), account);
    // Devices reach the server through a process that lives.
    this.pushes = createPushQueue(
      whole,
      () => Date.now(),
      () => undefined,
    );
    this.start();
  }

  static async begin(account: string, places?: ProcessPlaces): Promise<SimulatedProcess> {
    const inMemory = async () => ({ database: await openSqlite(":memory:"), blobs: memoryBlobs() });
    const server = new SimulatedProcess(places ?? (await inMemory()), account);
    const { device, publicKey } = server.key;
    await addDevice(server.whole, account, { device, publicKey, name: "The server", addedAt: 0 });
    return server;
  }

  addDevice(device: string, publicKey: string): Promise<boolean> {
    return addDevice(this.whole, this.account, { device, publicKey, name: device, addedAt: 0 });
  }

  /** The process starts: nothing is in its memory. */
  start(): void {
    const { account, blobs, key, errors } = this;
    this.life = { left: Number.POSITIVE_INFINITY };
    const database = mortal(this.whole, this.life);
    const parts = { database, blobs, account, createId: randomUUID };
    const now = () => Date.now();
    const part = createOwnPart({ database, account, owner: randomUUID(), now });
    const pushes = createPushQueue(database, now, () => undefined);
    this.part = part;
    this.store = createSqlStore(parts);
    this.device = undefined;
    this.open = () =>
      openAccountDevice({
        ...parts,
        ...{ store: this.store, part, key, pushes, now },
        chunks: createBlobChunks(parts),
        understandAgain: async () => undefined,
        onError: (error) => void errors.push(error),
      });
  }

  /** Does this, and may be killed in the middle of it, to be started again. */
  async live(work: () => Promise<unknown>, statements?: number): Promise<void> {
    if (statements !== undefined) this.life.left = statements;
    try {
      await work();
      this.life.left = Number.POSITIVE_INFINITY;
    } catch (error) {
      if (!(error instanceof KilledProcess)) throw error;
    }
    if (this.life.left > 0) return;
    this.kills += 1;
    this.start();
  }

  /** Takes part in the log, as the server does when it is woken. */
  async sync(): Promise<void> {
    await this.part.takeTurn(true);
    this.device ??= await this.open();
    await this.device.scan();
    await this.device.run();
    await this.part.endTurn();
  }

  deleteForGood = async (documentId: string): Promise<void> => {
    await this.part.takeTurn(true);
    this.device ??= await this.open();
    await this.device.deleteForGood(documentId);
    await this.device.run();
    await this.part.endTurn();
  };

  /** What devices ask of the log. */
  readonly log = {
    full: false,
    pull: async (since: { seq: number; hash: string }, limit: number) =>
      (await answerOf(pullAfter(this.whole, this.account, since, limit))) as PullAnswer,
    headAt: (seq: number) => headAt(this.whole, this.account, seq),
    push: (operations: Parameters<typeof this.pushes.push>[1]) => this.pushes.push(this.account, operations),
  };

  async close(): Promise<void> {
    await this.whole.destroy();
  }
}
