import type { Store } from "#core/domain/store.ts";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";

/** Stores that are kept with what they have in memory; another is made again when it is asked for. */
const mostKept = 500;

export interface AccountStores {
  of(account: string): Store;
  /** Whose a store is, which this gave out. */
  accountOf(store: Store): string;
  forget(account: string): void;
}

/** Brings an account's red threads up to its records. */
type Refresh = (account: string, store: Store, now: Date) => Promise<void>;

/** In this thread, with notes that live as long as the store. */
function refreshHere(): Refresh {
  const notes = new WeakMap<Store, ReturnType<typeof createNotes>>();
  return (_account, store, now) => {
    const own = notes.get(store) ?? createNotes();
    notes.set(store, own);
    return refreshInsights(own, store, now);
  };
}

/** One store for each account that was asked for lately. */
export function createAccountStores(
  create: (account: string) => Store,
  refresh: Refresh = refreshHere(),
  most = mostKept,
): AccountStores {
  const stores = new Map<string, Store>();
  const accounts = new WeakMap<Store, string>();
  return {
    of(account) {
      const store = stores.get(account) ?? withFreshThreads(create(account), account, refresh);
      // Taken out and put in again: the first in the map is the one that was not asked for for longest.
      stores.delete(account);
      stores.set(account, store);
      accounts.set(store, account);
      const [oldest] = stores.keys();
      if (stores.size > most && oldest !== undefined) stores.delete(oldest);
      return store;
    },
    accountOf: (store) => accounts.get(store) ?? "",
    forget: (account) => void stores.delete(account),
  };
}

/** Red threads are brought up to the records whenever they are asked for; where nothing changed, that costs one number. */
function withFreshThreads(store: Store, account: string, refresh: Refresh): Store {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    listInsights() {
      const fresh = turn.then(() => refresh(account, store, new Date()));
      turn = fresh.catch(() => undefined);
      return fresh.then(() => store.listInsights());
    },
  };
}
