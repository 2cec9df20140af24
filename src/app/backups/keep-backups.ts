import { useAccountSync } from "#app/account-sync-store.ts";
import { requireSession } from "#app/session/current-session.ts";
import { readToken } from "#app/session/session-token.ts";
import { type BackupSituation, isBackupDue } from "#core/domain/backup.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import { deviceBackups } from "#db/device/device.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { watchCompleted } from "#db/live/watch-completed.ts";
import { backUpToFolder, mayWriteTo } from "./backup-folder.ts";
import { noBackups, useBackups } from "./backup-store.ts";
import { type BackupRequest, printOf } from "./make-backup.ts";

/** What opens an account has more urgent things to do first. In milliseconds. */
const firstLookAfter = 8000;
/** A batch of records that is being read is one change. */
const lookAfterChange = 60_000;
const lookEvery = 3_600_000;

/** Follows the open account: knows how old its backup is, and makes a new one where a folder was picked and may be written to. */
export function keepBackups({ onError }: { onError(error: unknown): void }): void {
  let stop = () => {};

  function begin(): void {
    stop();
    stop = () => {};
    useBackups.setState(noBackups);
    const store = currentAccount();
    // Records without an account have no recovery code that could open a backup.
    if (store === undefined || readToken() === null) return;
    const look = () => void lookAfter(store).catch((error: unknown) => currentAccount() === store && onError(error));
    void readKnown(store).catch(onError);
    let soon = setTimeout(look, firstLookAfter);
    const hourly = setInterval(look, lookEvery);
    let isFirst = true;
    const stopWatching = watchCompleted(
      store,
      () => {
        if (!isFirst) {
          clearTimeout(soon);
          soon = setTimeout(look, lookAfterChange);
          void readKnown(store).catch(() => undefined);
        }
        isFirst = false;
      },
      () => undefined,
    );
    stop = () => {
      clearTimeout(soon);
      clearInterval(hourly);
      stopWatching();
    };
  }

  subscribeToCurrentAccount(begin);
  begin();
}

/** Reads what is known of the account's backups, for the screens. */
export async function readKnown(store: DexieStore): Promise<void> {
  const { user } = await requireSession();
  const row = (await deviceBackups.find(user.id)) ?? { accountId: user.id };
  const situation = await situationOf(store, row.last);
  const folder = row.folder && ((await mayWriteTo(row.folder, false)) ? "open" : "asks");
  if (currentAccount() === store) useBackups.setState({ row, situation, folder });
}

async function situationOf(store: DexieStore, last: BackupSituation["last"]): Promise<BackupSituation> {
  const { total, firstUploadedAt } = await store.glanceAtDocuments();
  return {
    now: Date.now(),
    last,
    print: await printOf(store, last?.print),
    documents: total,
    firstKeptAt: firstUploadedAt === undefined ? undefined : Date.parse(firstUploadedAt),
    isSyncing: useAccountSync.getState().account?.isOn === true,
  };
}

async function lookAfter(store: DexieStore): Promise<void> {
  await readKnown(store);
  const { row, situation, folder } = useBackups.getState();
  if (row?.folder === undefined || folder !== "open" || situation === undefined || !isBackupDue(situation)) return;
  try {
    await keepInFolder(row.folder, store);
  } catch (error) {
    // Said on the screen, with the way out; nobody asked for it just now.
    console.warn(error);
    useBackups.setState({ failed: true });
  }
}

/** Makes a backup in the folder, one tab at a time, and remembers it. Answers false where another tab is at it. */
export async function keepInFolder(folder: FileSystemDirectoryHandle, store: DexieStore): Promise<boolean> {
  const session = await requireSession();
  return navigator.locks.request(`red-thread.backup.${session.user.id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    const print = await printOf(store);
    const onProgress: BackupRequest["onProgress"] = (running) => useBackups.setState({ running });
    try {
      const last = await backUpToFolder(folder, { store, session, now: new Date(), onProgress });
      await deviceBackups.change(session.user.id, { last: { ...last, print } });
      useBackups.setState({ failed: false });
    } finally {
      useBackups.setState({ running: undefined });
    }
    await readKnown(store);
    return true;
  });
}
