import type { ApiHome } from "#api/home.ts";
import type { Store } from "#core/domain/store.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline } from "#pipeline/pipeline.ts";
import type { Readers, Understand } from "#pipeline/pipeline-parts.ts";
import { knownSlowness } from "#workers/calls/device-pace.ts";

interface Parts {
  readers: Readers;
  understand: Understand;
  /** Told of a store whose account was closed: nothing may keep words of its records. */
  forget(store: Store): void;
  onError(error: unknown): void;
}

function channelNameOf(store: DexieStore): string {
  return `red-thread.pipeline.${store.databaseName}`;
}

/** Tells the pipeline of this account, in whatever tab it works, that there may be new jobs. */
export function wakePipelineOf(store: DexieStore): void {
  const tabs = new BroadcastChannel(channelNameOf(store));
  tabs.postMessage("wake");
  tabs.close();
}

export interface AccountPipelines extends Required<Pick<ApiHome, "wake" | "unlock">> {
  /** There is a new reader: what waits for it in the open account is read now. */
  readersChanged(): Promise<void>;
}

/** Keeps one pipeline running for whatever account is open, and none while all are locked. */
export function runAccountPipelines(parts: Parts): AccountPipelines {
  let running: ReturnType<typeof begin> | undefined;

  function begin(store: DexieStore) {
    const name = channelNameOf(store);
    const tabs = new BroadcastChannel(name);
    const pipeline = createPipeline({
      store,
      readers: parts.readers,
      understand: parts.understand,
      lock: { request: (lockName, options, work) => navigator.locks.request(lockName, options, work) },
      lockName: name,
      tabs,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      delay,
      slowness: knownSlowness,
      onError: parts.onError,
    });
    pipeline.start();
    return { store, pipeline, tabs };
  }

  async function end({ store, pipeline, tabs }: ReturnType<typeof begin>) {
    parts.forget(store);
    await pipeline.stop();
    tabs.close();
  }

  function follow(): void | Promise<void> {
    const store = currentAccount();
    if (running?.store === store) return;
    const left = running;
    running = store && begin(store);
    // The account stays open until its pipeline has given back what it was reading.
    if (left) return end(left).catch(parts.onError);
  }

  subscribeToCurrentAccount(follow);
  follow();
  return {
    wake(store) {
      if (running?.store === store) running.pipeline.wake();
    },
    readersChanged: async () => running?.pipeline.readersChanged(),
    unlock(store, documentId, password) {
      if (running?.store === store) running.pipeline.unlock(documentId, password);
    },
  };
}
