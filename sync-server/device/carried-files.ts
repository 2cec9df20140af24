import { blobChunkBytes } from "#core/replication/messages.ts";
import type { SyncedFile, SyncFiles } from "#sync/synced-files.ts";
import type { BlobChunks } from "../storage/blob-chunks.ts";
import { inTransaction } from "../storage/database.ts";
import { documentRowsOf } from "../storage/groups/document-stamps.ts";
import { setContent } from "../storage/groups/lay-document.ts";
import type { StoreParts } from "../storage/sql-store.ts";
import { hexSha256, sha256 } from "../sync/digest.ts";

export interface CarriedFiles extends SyncFiles {
  /** Carries over what was asked for. Answers the documents whose file came, and is called with those that devices can fetch now. */
  carry(isThere: (documentId: string, file: SyncedFile) => Promise<void>): Promise<string[]>;
  /** The file of a document, as devices fetch it, is no more. */
  removeFor(documentId: string, sha256: string): Promise<void>;
}

/** What an assisted account's file is called in its devices' place for files: the same as on every device. */
const blobNameOf = (documentId: string, digest: string) => sha256(JSON.stringify([documentId, digest]));

/** Files between where devices leave them (in chunks) and where the routes have them. What a kill broke off is asked for again. */
export function createCarriedFiles(parts: StoreParts & { chunks: BlobChunks; now: () => number }): CarriedFiles {
  const { database, blobs, account, createId, chunks, now } = parts;
  const up = new Map<string, SyncedFile>();
  const down = new Map<string, SyncedFile>();

  async function bringUp(documentId: string, { sha256: digest }: SyncedFile): Promise<SyncedFile | undefined> {
    const [row] = await documentRowsOf(database, account, [documentId]);
    const bytes = row === undefined || row.content === "" ? undefined : await blobs.read(row.content);
    // Deleted or replaced meanwhile: it is asked for anew.
    if (bytes === undefined || hexSha256(bytes) !== digest) return undefined;
    const blob = blobNameOf(documentId, digest);
    const count = Math.max(1, Math.ceil(bytes.byteLength / blobChunkBytes));
    if (!(await chunks.state(account, blob)).committed) {
      for (let place = 0; place < count; place++)
        await chunks.put(account, blob, place, bytes.slice(place * blobChunkBytes, (place + 1) * blobChunkBytes));
      const whole = { byteSize: bytes.byteLength, chunks: count, sha256: digest };
      if ((await chunks.commit(account, blob, whole, now())) !== "committed") return undefined;
    }
    return { blob, sha256: digest, byteSize: bytes.byteLength };
  }

  async function fetch(documentId: string, { blob, sha256: digest, byteSize }: SyncedFile): Promise<boolean> {
    const whole = await chunks.names(account, blob ?? blobNameOf(documentId, digest));
    if (whole?.byteSize !== byteSize) return false;
    const pieces: Uint8Array[] = [];
    for (const name of whole.names) {
      const bytes = await blobs.read(name);
      if (bytes === undefined) return false;
      pieces.push(bytes);
    }
    const bytes = Buffer.concat(pieces);
    if (hexSha256(bytes) !== digest) return false;
    const name = createId();
    await blobs.write(name, bytes);
    const isKept = await inTransaction(database, account, async (within) => {
      const [row] = await documentRowsOf(within, account, [documentId]);
      if (row === undefined || row.content !== "" || row.body.sha256 !== digest) return false;
      return setContent(within, account, row.body, name);
    });
    if (!isKept) await blobs.remove(name);
    return isKept;
  }

  return {
    bringUp: (documentId, file) => void up.set(documentId, file),
    fetchLater: (documentId, file) => void down.set(documentId, file),
    // Taken away where the document is, before it goes: see account-device.ts.
    forget: () => undefined,
    async carry(isThere) {
      const came: string[] = [];
      for (const [documentId, file] of [...down]) {
        down.delete(documentId);
        if (await fetch(documentId, file)) came.push(documentId);
      }
      for (const [documentId, file] of [...up]) {
        up.delete(documentId);
        const brought = await bringUp(documentId, file);
        if (brought !== undefined) await isThere(documentId, brought);
      }
      return came;
    },
    removeFor: async (documentId, digest) => void (await chunks.remove(account, blobNameOf(documentId, digest))),
  };
}
