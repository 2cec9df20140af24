import type { BinnedDocument } from "#core/domain/bin.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import type { BlobProblem, BlobSealing, BlobTransport } from "./blob-contract.ts";
import { type BlobRun, createBlobs } from "./blobs.ts";
import { onReturn } from "./on-return.ts";
import type { SyncedFile, SyncFiles } from "./synced-files.ts";

/** How the files of the account stand. */
export type FilesState =
  | { kind: "idle" }
  | { kind: "moving"; done: number; of: number }
  /** `left` files wait, because of this; `leftUp` of them are on this device only. */
  | { kind: "waiting"; left: number; leftUp: number; problem: BlobProblem };

export interface AccountFiles extends SyncFiles {
  state(): FilesState;
  subscribe(listener: () => void): () => void;
  /** Looks for work now: after the connection came back, or when somebody asked. Done when nothing is left or it cannot go on. */
  now(): Promise<BlobRun | undefined>;
  stop(): Promise<void>;
}

export interface AccountFilesParts {
  store: Pick<DexieStore, "blobs" | "getContent" | "getDocument" | "listBin" | "databaseName">;
  transport: BlobTransport;
  sealing: BlobSealing;
  /** The whole file is on the server: the operation that names it may be recorded. */
  sent(documentId: string, file: SyncedFile): Promise<void>;
  /** Of several tabs one carries files over. The browser's. */
  locks: Pick<LockManager, "request">;
  /** Calls back whenever a try may go better than the last: the connection came back, the page is looked at again. Left out, the page's own events. */
  onReturn?(call: () => void): () => void;
  /** Calls back after so many milliseconds; answers how to take it back. Left out, the platform's timer. */
  later?(ms: number, call: () => void): () => void;
  onError(error: unknown): void;
}

/** Milliseconds until it is tried again, growing with each failure up to the last. */
const pauses = [2_000, 10_000, 30_000, 120_000, 600_000];

/**
 * The files of the account that is open, carried over beside its operations: whatever is queued, now or by a tab that was killed, is worked
 * on until nothing is left; what failed is tried again, later and later.
 */
export function createAccountFiles(parts: AccountFilesParts): AccountFiles {
  const { store, sealing, onError, later = laterByTimer } = parts;
  const stopping = new AbortController();
  const lockName = `red-thread.files.${store.databaseName}`;
  const listeners = new Set<() => void>();
  let current: FilesState = { kind: "idle" };
  let running: Promise<BlobRun | undefined> | undefined;
  let again = false;
  let failures = 0;
  let takeBack = () => undefined as unknown;

  const blobs = createBlobs({
    transport: parts.transport,
    sealing,
    disk: store.blobs,
    readFile: (documentId) => store.getContent(documentId),
    async sent(documentId, file) {
      await parts.sent(documentId, { ...file, blob: await sealing.nameOf(documentId, file) });
    },
    onProgress: ({ done, of }) => set(of === done ? { kind: "idle" } : { kind: "moving", done, of }),
  });

  async function forgetFile(
    documentId: string,
    known: Promise<[MedicalDocument | undefined, BinnedDocument[]]>,
  ): Promise<void> {
    const [here, bin] = await known;
    const document = here ?? bin.find((binned) => binned.document.id === documentId)?.document;
    await blobs.forget(documentId);
    if (document !== undefined) await blobs.removeFromServer(documentId, document);
  }

  function set(state: FilesState): void {
    if (JSON.stringify(state) === JSON.stringify(current)) return;
    current = state;
    for (const listener of [...listeners]) listener();
  }

  async function runAll(): Promise<BlobRun | undefined> {
    let last: BlobRun | undefined;
    do {
      again = false;
      last = await parts.locks.request(lockName, { signal: stopping.signal }, () => blobs.run(stopping.signal));
    } while (again && !stopping.signal.aborted);
    return last;
  }

  function kick(): Promise<BlobRun | undefined> {
    if (stopping.signal.aborted) return Promise.resolve(undefined);
    again = true;
    running ??= runAll()
      .then(settle)
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return undefined;
        onError(error);
        return settle({ done: 0, left: 1, leftUp: 0, problem: { kind: "offline" } });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function settle(run: BlobRun | undefined): BlobRun | undefined {
    if (run === undefined || stopping.signal.aborted) return run;
    const { left, leftUp, problem } = run;
    if (left === 0 || problem === undefined) {
      failures = 0;
      set({ kind: "idle" });
      return run;
    }
    set({ kind: "waiting", left, leftUp, problem });
    if (run.done > 0) failures = 0;
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    takeBack();
    takeBack = later(pause, () => void kick());
    return run;
  }

  function now(): Promise<BlobRun | undefined> {
    failures = 0;
    takeBack();
    return kick();
  }

  const stopListening = (parts.onReturn ?? onReturn)(() => {
    if (current.kind === "waiting") void now();
  });
  const queue = (work: Promise<void>) => void work.then(kick).catch(onError);
  // What a tab that was killed has left.
  void kick();
  return {
    bringUp: (documentId, file) => queue(blobs.queueUpload(documentId, file)),
    fetchLater: (documentId, { sha256, byteSize, blob }) =>
      queue(blobs.queueDownload(documentId, { sha256, byteSize, ...(isBlobName(blob) ? { blob } : {}) })),
    forget(documentId) {
      // Asked for before the document goes, which its caller is about to see to.
      const known = Promise.all([store.getDocument(documentId), store.listBin()]);
      void forgetFile(documentId, known).catch(onError);
    },
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now,
    async stop() {
      stopping.abort();
      stopListening();
      takeBack();
      await running;
    },
  };
}

/** Another device has said so: only what a server's blobs are called goes into an address. */
function isBlobName(blob: string | undefined): blob is string {
  return blob !== undefined && /^[\w-]{8,80}$/.test(blob);
}

function laterByTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
