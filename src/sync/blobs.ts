import type { FileContent } from "#core/domain/file-content.ts";
import type { BlobDisk, BlobTask } from "#db/stored-blob-tasks.ts";
import { type BlobParts, chunkCountOf, fetchChunk, joinBytes, sendBlob, sha256Hex } from "./blob-chunks.ts";
import type { BlobFile, BlobProblem } from "./blob-contract.ts";

/** What a run through the queue came to. */
export interface BlobRun {
  /** Files carried over in this run. */
  done: number;
  /** Files that still wait. */
  left: number;
  /** Of these, those that are on this device only. */
  leftUp: number;
  /** Why the run ended before all were done, or the worst that befell a file; left out where nothing did. */
  problem?: BlobProblem;
}

/** The files of an account on their way, up and down. Its queue is on the disk: whatever is killed goes on where it was. */
export interface Blobs {
  /**
   * The document's file has to go to the server. On the disk when this is done; again does no harm. When the server has checked the
   * whole file, `sent` is called (that is when the operation that names the file may be recorded), and only then it leaves the queue.
   */
  queueUpload(documentId: string, file: BlobFile): Promise<void>;
  /** The document's file is on the server and not here. On the disk when this is done; again does no harm. */
  queueDownload(documentId: string, file: BlobFile): Promise<void>;
  /** It is not wanted any more (the document was deleted for good): neither it, nor what has arrived of it. */
  forget(documentId: string): Promise<void>;
  /** The document's file is deleted on the server. */
  removeFromServer(documentId: string, file: BlobFile): Promise<{ kind: "removed" } | BlobProblem>;
  /**
   * Carries over what waits, until nothing is left or the server cannot be reached: uploads first, then what somebody looks at, then the
   * others. A file that the server does not have, or that is damaged, stays in the queue and keeps none of the others back.
   */
  run(signal?: AbortSignal): Promise<BlobRun>;
}

export interface BlobsParts extends BlobParts {
  disk: BlobDisk;
  readFile(documentId: string): Promise<FileContent | undefined>;
  /** The server has the whole file. */
  sent(documentId: string, file: BlobFile): Promise<void>;
  /** After each file, and where there is more to be said, after each chunk: `done` of `of` files of this run. */
  onProgress?(progress: { done: number; of: number }): void;
}

export function createBlobs(parts: BlobsParts): Blobs {
  const { disk, transport, sealing, readFile, sent, onProgress, sha256 = sha256Hex } = parts;

  async function upload({ documentId, file }: BlobTask): Promise<BlobProblem | undefined> {
    const content = await readFile(documentId);
    if (content === undefined) {
      // Deleted for good meanwhile, or not here yet: there is nothing that could be sent.
      await disk.removeTask("up", documentId);
      return undefined;
    }
    const bytes = new Uint8Array(await content.arrayBuffer());
    // The account's key may change while the file is on its way: what is named is what was sent.
    const named = await sealing.toSend(documentId, file);
    const answer = await sendBlob(parts, documentId, named, bytes);
    if (answer.kind !== "sent") return answer;
    await sent(documentId, named);
    await disk.removeTask("up", documentId);
    return undefined;
  }

  /** The next chunk of a file; `whole` when it was the last and the file stands in its place. */
  async function download({ documentId, file }: BlobTask): Promise<"more" | "whole" | BlobProblem> {
    const arrived = new Set(await disk.listArrived(documentId));
    const count = chunkCountOf(file, parts.chunkBytes);
    const next = Array.from({ length: count }, (_, place) => place).find((place) => !arrived.has(place));
    if (next !== undefined) {
      const chunk = await fetchChunk(parts, documentId, file, next);
      if (chunk.kind !== "chunk") return chunk;
      await disk.keepArrived(documentId, next, chunk.bytes);
      if (arrived.size + 1 < count) return "more";
    }
    const bytes = joinBytes(await disk.readArrived(documentId));
    if (bytes.byteLength !== file.byteSize || (await sha256(bytes)) !== file.sha256) {
      await disk.forgetArrived(documentId);
      return { kind: "damaged" };
    }
    await disk.keepFile(documentId, bytes);
    return "whole";
  }

  return {
    queueUpload: (documentId, file) => disk.putTask({ direction: "up", documentId, file }),
    queueDownload: (documentId, file) => disk.putTask({ direction: "down", documentId, file }),
    forget: (documentId) => disk.forget(documentId),
    async removeFromServer(documentId, file) {
      for (const name of await sealing.namesOf(documentId, file)) {
        const answer = await transport.remove(name);
        if (answer.kind !== "removed") return answer;
      }
      return { kind: "removed" };
    },
    async run(signal) {
      const setAside = new Set<string>();
      let done = 0;
      let worst: BlobProblem | undefined;
      for (;;) {
        const tasks = await disk.listTasks();
        const open = tasks.filter((task) => !setAside.has(keyOf(task)));
        onProgress?.({ done, of: done + open.length });
        const [task] = open;
        if (task === undefined || signal?.aborted) return ended(tasks);
        const outcome = await orFull(() => (task.direction === "up" ? upload(task) : download(task)));
        if (outcome === "more") continue;
        if (outcome === undefined || outcome === "whole") {
          done += 1;
          continue;
        }
        worst = outcome;
        if (outcome.kind !== "missing" && outcome.kind !== "damaged") return ended(tasks);
        setAside.add(keyOf(task));
      }
      function ended(tasks: readonly BlobTask[]): BlobRun {
        const leftUp = tasks.filter(({ direction }) => direction === "up").length;
        return { done, left: tasks.length, leftUp, ...(worst === undefined ? {} : { problem: worst }) };
      }
    },
  };
}

function keyOf({ direction, documentId }: BlobTask): string {
  return `${direction} ${documentId}`;
}

/** A full disk is told like everything else that a person can do something about. */
async function orFull<Result>(work: () => Promise<Result>): Promise<Result | BlobProblem> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error)) return { kind: "device-full" };
    throw error;
  }
}

/** Dexie wraps the browser's error. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner = "inner" in error ? error.inner : undefined;
  return error.name === "QuotaExceededError" || (inner instanceof Error && isFull(inner));
}
