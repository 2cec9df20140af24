import type { FollowedStore } from "#core/domain/store.ts";
import { openDexieStore } from "#db/dexie-store.ts";
import { onStorageTrouble, storageTrouble } from "#db/storage-trouble.ts";
import type { Opening, StoreMethod, StoreNumber, Wish } from "./contract.ts";

/** The page hears at least so often that the worker goes on, in milliseconds: what waits for the disk is not silent. */
const tellEveryMs = 1_000;

interface PageCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type CallMethod = (method: StoreMethod, given: readonly unknown[]) => Promise<unknown>;

/** Stores as the worker has them: opened here by their keys, or called in the page. */
export interface StoresInWorker {
  open(request: {
    store: StoreNumber;
    opening?: Opening;
    methods: readonly StoreMethod[];
  }): Promise<{ store: FollowedStore; here: boolean }>;
  /** What the page's store gave to a call. */
  settle(wanted: number, settle: (call: PageCall) => void): void;
}

/** @param tell - Reaches the page during whatever call runs. */
export function createStoresInWorker(tell: (wish: Wish) => void): StoresInWorker {
  const calls = new Map<number, PageCall>();
  let callCount = 0;
  onStorageTrouble(() => tell({ type: "storage", full: storageTrouble() === "full" }));

  function callPage(store: StoreNumber): CallMethod {
    return (method, given) =>
      new Promise((resolve, reject) => {
        callCount += 1;
        calls.set(callCount, { resolve, reject });
        tell({ type: "store-wanted", wanted: callCount, store, method, given });
      });
  }

  /** Undefined where this browser gives its workers no database: the page's is as good. */
  async function callOwn(opening: Opening | undefined): Promise<CallMethod | undefined> {
    if (opening === undefined) return undefined;
    try {
      const own = await openDexieStore(opening);
      return (method, given) => (own[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
    } catch (error) {
      console.warn("The records are read in the page.", error);
      return undefined;
    }
  }

  return {
    async open({ store, opening, methods }) {
      const own = await callOwn(opening);
      return { store: storeOf(methods, own ?? callPage(store), tell), here: own !== undefined };
    },
    settle(wanted, settle) {
      const call = calls.get(wanted);
      calls.delete(wanted);
      if (call !== undefined) settle(call);
    },
  };
}

function storeOf(methods: readonly StoreMethod[], call: CallMethod, tell: (wish: Wish) => void): FollowedStore {
  let told = performance.now();
  const watched =
    (method: StoreMethod) =>
    async (...given: unknown[]) => {
      const value = await call(method, given);
      const now = performance.now();
      if (now - told >= tellEveryMs) {
        told = now;
        tell({ type: "working" });
      }
      return value;
    };
  // The page names the methods that its store has, which is one of these.
  return Object.fromEntries(methods.map((method) => [method, watched(method)])) as unknown as FollowedStore;
}
