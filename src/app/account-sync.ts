import { createTurns } from "#core/replication/in-turn.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import { deviceSessions, deviceSyncs } from "#db/device/device.ts";
import type { SyncRow } from "#db/device/device-database.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import { noSync, useAccountSync } from "./account-sync-store.ts";
import type { AccountSyncParts, RunningSync } from "./compose-account-sync.ts";
import { useSession } from "./session/session-store.ts";

/** Starts and stops come one after the other, so that two never run over one account. */
const inTurn = createTurns();

let parts: AccountSyncParts | undefined;
const onError = (error: unknown) => parts?.onError(error);
let isPaused = false;
let followed: { store: DexieStore; stop: () => void } | undefined;
let running: { of: { print: string }; sync: RunningSync; unsubscribe: () => void } | undefined;
let latest: { store: DexieStore; row: SyncRow | undefined } | undefined;

/**
 * Keeps whatever account is open the same on all its devices, where it takes part in one on a server: starts when it is opened, turned on or
 * connected, by this tab or another, and stops before it is closed. Nothing of syncing is loaded for an account that lives on this device only.
 */
export function keepAccountSync(given: AccountSyncParts): void {
  parts = given;
  subscribeToCurrentAccount(() => follow());
  // The account is opened before it is known whose it is.
  useSession.subscribe(() => void follow());
  void follow();
}

/** Stops syncing, here, until the answer is called. */
export async function pauseAccountSync(): Promise<() => void> {
  isPaused = true;
  await adapt();
  return () => {
    isPaused = false;
    void adapt().catch(onError);
  };
}

function follow(): undefined | Promise<void> {
  const store = currentAccount();
  const { user } = useSession.getState();
  if (followed !== undefined && followed.store !== store) {
    followed.stop();
    followed = undefined;
    latest = undefined;
    useAccountSync.setState(noSync);
    if (running !== undefined) return adapt().catch(onError);
  }
  if (store === undefined || user === undefined || followed !== undefined) return undefined;
  const stop = deviceSyncs.watch(user.id, (row) => {
    latest = { store, row };
    const account = row && { kind: row.kind, isOn: row.isOn, kitKept: row.kitKept };
    useAccountSync.setState({ account: row?.serverAccount === "" ? undefined : account });
    adapt().catch(onError);
  });
  followed = { store, stop };
  return undefined;
}

/** What should run: a print of it, or nothing. */
function wanted(): { store: DexieStore; row: SyncRow; print: string } | undefined {
  const row = latest?.row;
  if (isPaused || latest === undefined || row === undefined || !row.isOn) return undefined;
  return { store: latest.store, row, print: printOf(latest.store, row.secrets) };
}

function printOf({ databaseName }: DexieStore, secrets: SyncRow["secrets"]): string {
  return `${databaseName} ${printOfSealing(secrets)}`;
}

/** Brings what runs to what should run. */
function adapt(): Promise<void> {
  return inTurn(async () => {
    if (running !== undefined && running.of.print !== wanted()?.print) {
      const { sync, unsubscribe } = running;
      running = undefined;
      unsubscribe();
      useAccountSync.setState({ status: { kind: "off" }, sync: undefined, needsNewCode: false });
      await sync.stop();
    }
    const next = wanted();
    if (parts === undefined || next === undefined || running !== undefined) return;
    const { token } = useSession.getState();
    const session = token === undefined ? undefined : await deviceSessions.findSession(token);
    if (session === undefined || session.databaseName !== next.store.databaseName) return;
    const { composeAccountSync } = await import("./compose-account-sync.ts");
    const of = { print: next.print };
    // A later key that this tab has taken itself is no reason to begin again; to other tabs it is.
    const sync = await composeAccountSync(next.store, session, next.row, parts, (secrets) => {
      of.print = printOf(next.store, secrets);
    });
    if (sync === undefined) return;
    const tell = () => useAccountSync.setState({ status: sync.status.read() });
    running = { of, sync, unsubscribe: sync.status.subscribe(tell) };
    useAccountSync.setState({ sync: sync.sync, needsNewCode: sync.needsNewCode });
    tell();
  });
}
