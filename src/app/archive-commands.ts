import type { Outcome } from "#core/domain/outcome.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { ArchiveFailure } from "#core/replication/archive/open-archive.ts";
import { type RestoreReport, restoreArchive } from "#core/replication/archive/restore-archive.ts";
import { writeArchive } from "#core/replication/archive/write-archive.ts";
import { currentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { archiveTexts } from "#features/texts/archive.ts";
import { wakePipelineOf } from "./account-pipelines.ts";

/** Bytes after which the pieces of an archive are handed to the browser, which may keep them on the disk. */
const pieceSize = 4 * 1024 * 1024;

/** Everything of the open account as one zip. Throws where nobody is signed in, or the storage fails. */
export async function exportRecords(
  onProgress: (progress: ArchiveProgress) => void,
): Promise<{ archive: Blob; filename: string }> {
  const now = new Date();
  const pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const handOver = () => {
    pieces.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  await writeArchive({
    store: requireStore(),
    sha256,
    now,
    explanation: archiveTexts.explanation,
    onProgress,
    take: (bytes) => {
      waiting.push(new Uint8Array(bytes));
      size += bytes.length;
      if (size >= pieceSize) handOver();
    },
  });
  handOver();
  return {
    archive: new Blob(pieces, { type: "application/zip" }),
    filename: archiveTexts.filename(now.toISOString().slice(0, 10)),
  };
}

/** Puts the records of an archive into the open account, and has those read that were not. */
export async function importRecords(
  file: Blob,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Outcome<RestoreReport, ArchiveFailure>> {
  const store = requireStore();
  const source = {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
  try {
    return await restoreArchive({ store, source, sha256, onProgress });
  } finally {
    wakePipelineOf(store);
  }
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function requireStore(): DexieStore {
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open.");
  return store;
}
