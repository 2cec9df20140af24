import { createLocalHome } from "#app/local-home.ts";
import type { Answering } from "#core/domain/store.ts";
import { createCharting } from "#core/findings/answers/answering.ts";
import { openDemoStore } from "#db/demo/demo-store.ts";
import { createDeviceAccounts } from "#db/device/device-accounts.ts";
import { DeviceDatabase } from "#db/device/device-database.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { fetchProcessed, fetchProcessedCase } from "./fetched-demo-files.ts";
import { makeSealedStore, type SealedStoreHome } from "./sealed-store.ts";

/** The device's home over IndexedDB: accounts in a device database, a sealed store for each user. */
export async function makeSealedHome({ answering }: { answering: Answering }) {
  const database = new DeviceDatabase(`test.${toBase64url(randomBytes(9))}`);
  const accounts = createDeviceAccounts({ database, now: () => Date.now() });
  let demo: ReturnType<typeof makeDemoStore> | undefined;
  const stores = new Map<string, Promise<SealedStoreHome>>();
  const home = createLocalHome({
    accounts,
    answering,
    charting: createCharting(),
    wake() {},
    demo: { readCase: fetchProcessedCase, openStore: () => (demo ??= makeDemoStore()) },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    readToken: () => null,
    async openSession(token) {
      const user = await accounts.verify(token);
      if (user === undefined) return undefined;
      const store = stores.get(user.id) ?? makeSealedStore();
      stores.set(user.id, store);
      return { user, store: (await store).store };
    },
  });
  return {
    fetch: (path: string, init?: RequestInit) => home.dispatch(new Request(new URL(path, location.origin), init)),
    async close() {
      for (const store of stores.values()) await (await store).close();
      (await demo)?.close();
      await database.delete();
    },
  };
}

async function makeDemoStore() {
  const databaseName = `test.${toBase64url(randomBytes(9))}`;
  return openDemoStore({
    databaseName,
    files: await fetchProcessed(),
    insights: [],
    readContent: async () => new Blob(),
  });
}
