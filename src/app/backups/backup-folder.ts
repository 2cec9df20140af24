import type { Backup } from "#core/domain/backup.ts";
import { type BackupRequest, readBack, writeBackup } from "./make-backup.ts";

/** What browsers that know folders add to the standard's handles. */
interface AskingHandle {
  queryPermission?(request: { mode: "readwrite" }): Promise<PermissionState>;
  requestPermission?(request: { mode: "readwrite" }): Promise<PermissionState>;
}
interface FolderPicker {
  showDirectoryPicker?(options: { id: string; mode: "readwrite" }): Promise<FileSystemDirectoryHandle>;
}

/** So many backups of an account stay in its folder: the newest might be of a day on which something was deleted. */
const kept = 3;
export const backupExtension = ".redthread";

export function canPickFolder(): boolean {
  return "showDirectoryPicker" in window;
}

/** Undefined where the person picks none. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (window as FolderPicker).showDirectoryPicker?.({ id: "red-thread-backup", mode: "readwrite" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

/** Whether the folder may be written to. `ask`: somebody has pressed a button, so that the browser may put its question. */
export async function mayWriteTo(folder: FileSystemDirectoryHandle, ask: boolean): Promise<boolean> {
  const handle = folder as unknown as AskingHandle;
  const mode = { mode: "readwrite" } as const;
  if ((await handle.queryPermission?.(mode)) !== "prompt") return (await handle.queryPermission?.(mode)) !== "denied";
  return ask && (await handle.requestPermission?.(mode)) === "granted";
}

/** "red-thread-2026-11-25-1432-1f0c.redthread": of one account, in the order in which they were made. */
export function backupName(at: Date, accountId: string): string {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `red-thread-${day}-${time.slice(0, 5).replace(":", "")}${endingOf(accountId)}`;
}

function endingOf(accountId: string): string {
  return `-${accountId.replace(/\W/g, "").slice(-4).toLowerCase()}${backupExtension}`;
}

/** Writes a backup into the folder, reads it back to its end, and only then lets older ones go. Throws where it is not whole. */
export async function backUpToFolder(
  folder: FileSystemDirectoryHandle,
  request: BackupRequest,
): Promise<Omit<Backup, "print">> {
  const name = backupName(request.now, request.session.user.id);
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await handle.createWritable();
  const backup = await writeBackup({ ...request, take: (bytes) => file.write(bytes) }).catch(async (error: unknown) => {
    await file.abort();
    await folder.removeEntry(name);
    throw error;
  });
  await file.close();
  const found = await readBack(await handle.getFile(), request);
  if (found === undefined || found.damaged.length > 0 || found.whole !== backup.documents)
    throw new Error("The backup does not read back as it was written.");
  await removeOlder(folder, request.session.user.id);
  return backup;
}

async function removeOlder(folder: FileSystemDirectoryHandle, accountId: string): Promise<void> {
  const names: string[] = [];
  const entries = folder as unknown as { keys(): AsyncIterable<string> };
  for await (const name of entries.keys())
    if (name.startsWith("red-thread-") && name.endsWith(endingOf(accountId))) names.push(name);
  for (const name of names.sort().slice(0, -kept)) await folder.removeEntry(name);
}
