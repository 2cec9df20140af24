import type { DexieStore } from "./dexie-store.ts";

let current: DexieStore | undefined;
const listeners = new Set<() => void>();

/** Makes `store` the account that screens read; the one before is closed. */
export function openAccount(store: DexieStore): void {
  if (current === store) return;
  current?.close();
  current = store;
  tellListeners();
}

/** Locks: closes the open account and everything that was opened from it. */
export function closeAccount(): void {
  if (current === undefined) return;
  current.close();
  current = undefined;
  tellListeners();
}

/** The store of the account that is open now. */
export function currentAccount(): DexieStore | undefined {
  return current;
}

/** Calls `listener` after each change; answers how to stop. */
export function subscribeToCurrentAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
