import type { CurrentSession } from "#app/session/current-session.ts";
import type { Backup } from "#core/domain/backup.ts";
import type { Store } from "#core/domain/store.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import { type ArchiveCheck, checkArchive } from "#core/replication/archive/check-archive.ts";
import { writeArchive } from "#core/replication/archive/write-archive.ts";
import type { ByteSource } from "#core/replication/archive/zip-directory.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import { readBackupHead, sealBackup, unsealBackup } from "#db/sealing/sealed-backup.ts";
import { archiveTexts } from "#features/texts/archive.ts";

export interface BackupRequest {
  store: Store;
  session: CurrentSession;
  now: Date;
  onProgress?: (progress: ArchiveProgress) => void;
}

/** Nothing but a recovery code opens a backup, and this account has none. */
export class NoRecoveryCodeError extends Error {
  override name = "NoRecoveryCodeError";
}

/** The archive inside is a zip of the older kind, whose numbers end at 4 GiB; with room for what was read. */
const mostBytes = 3.5 * 1024 ** 3;

/** Seals everything of the account, piece by piece, into whatever takes the bytes. */
export async function writeBackup(
  request: BackupRequest & { take: (bytes: Bytes) => void | Promise<void> },
): Promise<Omit<Backup, "print">> {
  const { store, session, now, onProgress, take } = request;
  const { byRecoveryCode } = session.vault;
  if (byRecoveryCode === undefined) throw new NoRecoveryCodeError("This account has no recovery code.");
  const originals = (await store.listDocuments()).reduce((sum, { byteSize }) => sum + byteSize, 0);
  if (originals > mostBytes) throw new Error("The records are larger than a backup can be.");
  let bytes = 0;
  const sealer = await sealBackup({
    vaultKey: session.vaultKey,
    byRecoveryCode,
    madeAt: now.toISOString(),
    take: (portion) => {
      bytes += portion.length;
      return take(portion);
    },
  });
  const manifest = await writeArchive({
    store,
    sha256,
    now,
    explanation: archiveTexts.explanation,
    take: (portion) => sealer.write(portion),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  await sealer.finish();
  return { at: now.getTime(), documents: manifest.documents.length, bytes };
}

/** Reads a backup that was just written to its end, with the key of the session: what the disk holds is what was meant. */
export async function readBack(file: Blob, { store, session }: BackupRequest): Promise<ArchiveCheck | undefined> {
  const source = sourceOf(file);
  const head = await readBackupHead(source);
  if (!head.ok) return undefined;
  const content = await unsealBackup(source, head.value, session.vaultKey);
  const checked = await checkArchive({ store, source: content, sha256 });
  return checked.ok ? checked.value : undefined;
}

export function sourceOf(file: Blob): ByteSource {
  return {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Begins the prints that count changes; those of before looked at every record. */
const counted = "changes.";

/**
 * A few characters that change with whatever a backup holds, however many records there are. `like`: the print that it will be compared with,
 * which may be one of before.
 */
export async function printOf(store: DexieStore, like?: string): Promise<string> {
  const conversations = await store.listConversations();
  const talks = mixed(conversations.map(({ id, title }) => `${id} ${title};`));
  const revision = (await store.completedRevision?.()) ?? 0;
  if (like === undefined || like.startsWith(counted)) {
    const { total, changes } = await store.glanceAtDocuments();
    return `${counted}${total}.${conversations.length}.${revision}.${changes}.${talks.toString(36)}`;
  }
  const documents = await store.listDocuments();
  const said = documents.map(
    ({ id, sha256: file, processingStatus, title }) => `${id} ${file} ${processingStatus} ${title ?? ""};`,
  );
  const hash = mixed([...said, ...conversations.map(({ id, title }) => `${id} ${title};`)]);
  return `${documents.length}.${conversations.length}.${revision}.${hash.toString(36)}`;
}

/** FNV-1a. */
function mixed(texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const text of texts)
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
