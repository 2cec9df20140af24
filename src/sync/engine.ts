import type { DexieStore } from "#db/dexie-store.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import type { SyncOutcome, SyncTransport } from "./contract.ts";
import type { EpochKeeping } from "./epoch-keeping.ts";
import type { EpochKeys } from "./epoch-keys.ts";
import type { ReplicaParts } from "./replica.ts";
import { createStatusHolder, type StatusSource } from "./status.ts";
import { openSyncWork, type SyncWork } from "./sync-work.ts";
import type { SyncedFile, SyncFiles } from "./synced-files.ts";
import { createTabs } from "./tabs.ts";

/** What the engine is given for the account that is open. */
export interface SyncParts extends Pick<ReplicaParts, "device" | "sign" | "isSigned"> {
  store: DexieStore;
  /** `id` is the account's id on the server. */
  account: { id: string; kind: "private" | "assisted" };
  /** The first key of the account, the same on all its devices; of an assisted account, whose server may read, it is not used. */
  vaultKey: VaultKey;
  /** All keys of the account; left out, there is the first only. */
  keys?: EpochKeys;
  /** Takes and makes later keys; left out, there are none. */
  epochs?: EpochKeeping;
  transport: SyncTransport;
  /** Calls back whenever the server says that its log has grown, until it is told to stop; left out, changes are found by asking. */
  listen?(grown: () => void): () => void;
  files?: SyncFiles;
  /** The record was changed by corrections from another device: understand its pages again with all that is corrected now. */
  understandAgain?(documentId: string): Promise<void>;
  now?(): number;
  createId?(): string;
  /** Of several tabs one does the work. The browser's, where nothing is said. */
  locks?: SyncLocks;
  onError(error: unknown): void;
}

export interface SyncLocks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** Another version of something: what one device wrote while another wrote something else. */
export interface OtherVersion {
  opId: string;
  device: string;
  /** Epoch milliseconds by that device's clock. */
  ts: number;
  /** As the entity says it (see entities/): undefined where it cannot be opened here. */
  value: unknown;
}

/** A field of which more than one version stands. */
export interface Disagreement {
  entity: string;
  field: string;
  current: OtherVersion;
  others: OtherVersion[];
}

/** Syncing of one account, in this tab. Several tabs may hold one: one of them does the work. */
export interface Sync {
  status: StatusSource;
  /** Brings device and server together now, and tells how it went. */
  now(): Promise<SyncOutcome>;
  /** The whole file is on the server under this name: the operation that names it may follow. */
  fileIsThere(documentId: string, file: SyncedFile): Promise<void>;
  /** Everything of which other versions stand, of one entity or of all. Derived data never is among it. */
  disagreements(entity?: string): Promise<Disagreement[]>;
  /** Puts this version in force and all others that are shown aside. */
  choose(entity: string, field: string, opId: string): Promise<void>;
  /**
   * Deletes a document for good on all devices of the account. Emptying the bin of one device does not: its clock may be wrong, and the others
   * keep theirs for their own thirty days.
   */
  deleteForGood(documentId: string): Promise<void>;
  /** Somebody signed this device of the account out, here: what comes after is sealed under a key that it does not get. */
  shutOut(device: string): Promise<void>;
  /** Called after pulled changes were laid into the store; answers how to stop. */
  onChanged(listener: () => void): () => void;
  stop(): Promise<void>;
}

/**
 * Keeps the records of an account the same on all its devices, from now until it is stopped. Only one tab does the work; the others show
 * its status, hand it what they are asked, and take over when it goes.
 */
export function startSync(parts: SyncParts): Sync {
  const status = createStatusHolder({ kind: "saved-here" });
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  const name = `red-thread.sync.${parts.store.databaseName}`;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const tabs = createTabs<SyncWork>({ name, status, changed });
  const locks: SyncLocks = parts.locks ?? {
    request: (lock, options, work) => navigator.locks.request(lock, options, work),
  };

  const ended = locks
    .request(name, { signal: stopping.signal }, async () => {
      const work = await openSyncWork({ ...parts, status, changed: tabs.tellChanged });
      if (!stopping.signal.aborted) {
        tabs.lead(work);
        work.begin();
        await new Promise<void>((resolve) => stopping.signal.addEventListener("abort", () => resolve()));
      }
      await work.stop();
    })
    .catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      parts.onError(error);
      tabs.fail(error);
      status.set({ kind: "problem", problem: "unexpected", waiting: 0 });
    });

  return {
    status,
    now: () => tabs.call("now"),
    fileIsThere: (documentId, file) => tabs.call("fileIsThere", documentId, file),
    disagreements: (entity) => tabs.call("disagreements", entity),
    choose: (entity, field, opId) => tabs.call("choose", entity, field, opId),
    deleteForGood: (documentId) => tabs.call("deleteForGood", documentId),
    shutOut: (device) => tabs.call("shutOut", device),
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopping.abort();
      await ended;
      tabs.close();
    },
  };
}
