import type { DexieStore } from "./dexie-store.ts";

/** Told after each change. Where it answers a promise, the account before stays open until that has settled. */
export type AccountListener = () => void | Promise<void>;

let current: DexieStore | undefined;
const listeners = new Set<AccountListener>();

/** Makes `store` the account that screens read; the one before is closed. */
export function openAccount(store: DexieStore): void {
  change(store);
}

/** Locks: closes the open account and everything that was opened from it. */
export function closeAccount(): void {
  change(undefined);
}

/** The store of the account that is open now. */
export function currentAccount(): DexieStore | undefined {
  return current;
}

/** Calls `listener` after each change; answers how to stop. */
export function subscribeToCurrentAccount(listener: AccountListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: DexieStore | undefined): void {
  if (current === next) return;
  const left = current;
  current = next;
  // Who works on the account that is left gives its work back first: closed under it, a job would stay claimed and count as an attempt.
  const letGo = [...listeners].map((listener) => listener()).filter((settled) => settled !== undefined);
  if (letGo.length === 0) left?.close();
  else void Promise.allSettled(letGo).then(() => left?.close());
}
