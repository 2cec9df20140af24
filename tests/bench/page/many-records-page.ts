import { readToken } from "#app/session/session-token.ts";
import { deviceSessions } from "#db/device/device.ts";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { addRecords } from "./completed-records.ts";
import { completedRecord } from "./threads-records.ts";

/** Works on the records of whoever is signed in at this address, beside the app itself. */
export interface ManyRecordsBench {
  /** Puts records in, as the pipeline leaves them: `from` is in, `to` is not. */
  add(from: number, to: number): Promise<void>;
  /** Whether the app has found the red threads of what is there. */
  isCaughtUp(): Promise<boolean>;
}

async function signedInStore(): Promise<DexieStore> {
  const token = readToken();
  const session = token === null ? undefined : await deviceSessions.findSession(token);
  if (session === undefined) throw new Error("Nobody is signed in.");
  return openDexieStore(session);
}

declare global {
  interface Window {
    manyRecordsBench?: ManyRecordsBench;
  }
}

const store = await signedInStore();

window.manyRecordsBench = {
  add: (from, to) => addRecords(store, from, to, completedRecord),
  async isCaughtUp() {
    const found = await store.readSearchState("threads-found");
    return found !== undefined && new TextDecoder().decode(found).endsWith(` ${await store.completedRevision?.()}`);
  },
};
