import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { watchCompleted } from "#db/live/watch-completed.ts";

interface Parts {
  /** Brings the store's insights up to its documents. */
  refresh(store: DexieStore, now: Date): Promise<void>;
  now(): Date;
  onError(error: unknown): void;
}

/**
 * Keeps the red threads of whatever account is open up to its documents: after one was read, deleted, restored or came from elsewhere.
 * Several changes in a row are taken together.
 */
export function keepAccountThreads(parts: Parts): void {
  let running: ReturnType<typeof begin> | undefined;

  function begin(store: DexieStore) {
    let known: number | undefined;
    let isStopped = false;
    let isWanted = false;
    let work: Promise<void> | undefined;
    const report = (error: unknown) => {
      // What fails because the account was closed under it is no error.
      if (!isStopped) parts.onError(error);
    };
    async function refreshAll(): Promise<void> {
      while (isWanted && !isStopped) {
        isWanted = false;
        await parts.refresh(store, parts.now()).catch(report);
      }
      work = undefined;
    }
    const unwatch = watchCompleted(
      store,
      (revision) => {
        if (revision !== undefined && revision === known) return;
        known = revision;
        isWanted = true;
        work ??= refreshAll();
      },
      report,
    );
    return {
      store,
      async stop() {
        isStopped = true;
        unwatch();
        await work;
      },
    };
  }

  function follow(): void | Promise<void> {
    const store = currentAccount();
    if (running?.store === store) return;
    const left = running;
    running = store && begin(store);
    if (left) return left.stop();
  }

  subscribeToCurrentAccount(follow);
  follow();
}
