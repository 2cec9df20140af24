import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";

export interface SealedStoreHome {
  store: DexieStore;
  databaseName: string;
  vaultKey: VaultKey;
  /** Another connection to the same database, as another tab has. */
  openAnother(): Promise<DexieStore>;
  /** Kills the first connection and opens the database anew. */
  reopen(): Promise<DexieStore>;
  /** Closes every connection and deletes the database. */
  close(): Promise<void>;
}

/** An empty store in a database of its own, under a vault key of its own. */
export async function makeSealedStore(): Promise<SealedStoreHome> {
  const vaultKey = await importDerivationKey(randomBytes(32));
  const databaseName = `test.${toBase64url(randomBytes(9))}`;
  const connections: DexieStore[] = [];
  const openAnother = async () => {
    const store = await openDexieStore({ databaseName, vaultKey });
    connections.push(store);
    return store;
  };
  const store = await openAnother();
  return {
    store,
    databaseName,
    vaultKey,
    openAnother,
    reopen() {
      store.close();
      return openAnother();
    },
    async close() {
      for (const connection of connections) connection.close();
      await deleteDatabase(databaseName);
    },
  };
}

export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
