import { requireSession } from "#app/session/current-session.ts";
import { describeMistake } from "#app/session/recovery-code-mistakes.ts";
import { fail, type Outcome } from "#core/domain/outcome.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import { type ArchiveCheck, checkArchive } from "#core/replication/archive/check-archive.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceBackups } from "#db/device/device.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { saveFile } from "#features/archive/save-file.ts";
import type { BackupCommands } from "#features/backup/backup-commands.ts";
import { backupName, mayWriteTo, pickFolder } from "./backup-folder.ts";
import { useBackups } from "./backup-store.ts";
import { keepInFolder, readKnown } from "./keep-backups.ts";
import { printOf, sha256, writeBackup } from "./make-backup.ts";
import { type OpenFailure, openBackup } from "./open-backup.ts";
import { restoreInto } from "./restore-backup.ts";

/** What a person does with the backups of the open account. */
export const backupCommands: BackupCommands = {
  async chooseFolder() {
    const folder = await pickFolder();
    if (folder === undefined) return;
    const { user } = await requireSession();
    await deviceBackups.change(user.id, { folder });
    await keepInFolder(folder, requireStore());
  },
  async forgetFolder() {
    const { user } = await requireSession();
    await deviceBackups.change(user.id, { folder: undefined });
    await readKnown(requireStore());
  },
  async backUp() {
    const store = requireStore();
    const folder = useBackups.getState().row?.folder;
    if (folder === undefined) return makeFile(store);
    if (!(await mayWriteTo(folder, true))) throw new Error("The folder may not be written to.");
    await keepInFolder(folder, store);
  },
  giveAway,
  tryOut,
  bringBack: restoreInto,
};

/** One file for the share sheet or the downloads. */
async function makeFile(store: DexieStore): Promise<void> {
  const session = await requireSession();
  const now = new Date();
  const pieces: Blob[] = [];
  const print = await printOf(store);
  try {
    const written = await writeBackup({
      store,
      session,
      now,
      onProgress: (running) => useBackups.setState({ running }),
      // As blobs the browser may keep them on the disk.
      take: (bytes) => void pieces.push(new Blob([bytes])),
    });
    const file = new File(pieces, backupName(now, session.user.id), { type: "application/octet-stream" });
    useBackups.setState({ made: { file, backup: { ...written, print } } });
  } finally {
    useBackups.setState({ running: undefined });
  }
  await giveAway();
}

/** Hands the file that was made to the share sheet where there is one, and else to the downloads. */
async function giveAway(): Promise<void> {
  const { made } = useBackups.getState();
  if (made === undefined) return;
  const { file, backup } = made;
  const shared: ShareData = { files: [file], title: file.name };
  // Making it may take longer than a press counts: then the share sheet refuses, the screen offers it, and the next press gives it away.
  if (navigator.canShare?.(shared)) await navigator.share(shared);
  else saveFile(file.name, file);
  const { user } = await requireSession();
  await deviceBackups.change(user.id, { last: backup });
  useBackups.setState({ made: undefined });
  await readKnown(requireStore());
}

async function tryOut(
  file: File,
  typed: string,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Outcome<ArchiveCheck, OpenFailure>> {
  const store = requireStore();
  const opened = await openBackup(file, typed, describeMistake);
  if (!opened.ok) return opened;
  const checked = await checkArchive({ store, source: opened.value.content, sha256, onProgress });
  if (!checked.ok) return fail({ kind: "damaged" });
  if (checked.value.damaged.length === 0) {
    const { user } = await requireSession();
    await deviceBackups.change(user.id, { triedAt: Date.now() });
    await readKnown(store);
  }
  return checked;
}

function requireStore(): DexieStore {
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open.");
  return store;
}
