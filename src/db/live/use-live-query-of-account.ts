import { useLiveQuery } from "dexie-react-hooks";
import { useSyncExternalStore } from "react";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import type { LiveResult } from "./live-result.ts";

const loading = { state: "loading" } as const;

/**
 * The answer of `read` on the open account, again after each change of what it read. `key` names the question: the answer to one key is
 * never shown for another, nor the answer of one account for another.
 *
 * `read` must ask the database before it waits for anything else; what is read later is not followed.
 */
export function useLiveQueryOfAccount<Value>(
  key: string,
  read: (store: DexieStore) => Promise<Value>,
): LiveResult<Value> {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const answer = useLiveQuery(async () => {
    if (store === undefined) return undefined;
    try {
      const result: LiveResult<Value> = { state: "ready", value: await read(store) };
      return { key, store, result };
    } catch (error) {
      const result: LiveResult<Value> = { state: "failed", error };
      return { key, store, result };
    }
  }, [key, store]);
  if (answer === undefined || answer.store !== store || answer.key !== key) return loading;
  return answer.result;
}
