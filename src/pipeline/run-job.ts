import { documentFailure, type ReadingFailureCode } from "#core/domain/failure.ts";
import { type Job, maximumAttempts } from "#core/domain/job.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Understood } from "#core/domain/store.ts";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import { classifyFile } from "#core/reading/classify-file.ts";
import type { ReadFile } from "#core/reading/engines.ts";
import { sniffedBytes } from "#core/reading/media-type.ts";
import { type KeptPages, keptPagesOf } from "./kept-pages.ts";
import { keepLease, type Lease } from "./lease.ts";
import type { Passwords } from "./passwords.ts";
import type { PipelineLimits, PipelineParts, Reader, Readers } from "./pipeline-parts.ts";
import { readOwnEntry } from "./read-own-entry.ts";
import { passwordWaiting, speechWaiting, wrongPasswordWaiting } from "./waiting-sentences.ts";

/** How one attempt at a document ended. */
type End =
  | { kind: "understood"; understood: Understood; kept: KeptPages }
  | { kind: "failed"; code: ReadingFailureCode }
  | { kind: "waiting"; waiting: NonNullable<MedicalDocument["waiting"]> }
  | { kind: "gone" }
  | { kind: "broken"; error: unknown };

type JobParts = PipelineParts & { limits: PipelineLimits; passwords: Passwords };

/**
 * Leads one claimed job to its end and writes that end. "try-again": the reader broke, and the job is free again, with this attempt
 * counted. Throws only when the storage does.
 */
export async function runJob(parts: JobParts, job: Job, stopping: AbortSignal): Promise<"ended" | "try-again"> {
  const { store, onError, passwords } = parts;
  const { documentId, owner } = job;
  if (job.attempts > maximumAttempts) return endAsFailed(parts, job, "reader-stopped");

  const lease = keepLease(parts, job, stopping);
  const attempt = await untilInterrupted(attemptJob(parts, job, lease), lease.signal);
  await lease.end();

  const interruption = lease.interruption();
  if (interruption === "lost") return "ended";
  if (interruption === "timed-out") return endAsFailed(parts, job, "timed-out");
  if (interruption === "stopped" || attempt === undefined) {
    await store.releaseJob({ documentId, owner });
    return "ended";
  }
  // One that broke is tried again, and must open again.
  if (attempt.kind !== "broken") passwords.forget(documentId);
  switch (attempt.kind) {
    case "gone":
      return "ended";
    case "failed":
      return endAsFailed(parts, job, attempt.code);
    case "waiting":
      await store.releaseJob({ documentId, owner, waiting: attempt.waiting });
      return "ended";
    case "understood":
      await store.completeJob({ documentId, owner, understood: attempt.understood });
      // The next document does not wait for it.
      void attempt.kept.forget();
      return "ended";
    case "broken":
      onError(attempt.error);
      if (job.attempts >= maximumAttempts) return endAsFailed(parts, job, "reader-stopped");
      // A lease of 0 frees the job and keeps the attempt counted, also where this home ends before the next one.
      await store.renewJob({ documentId, owner, now: 0, leaseMs: 0 });
      return "try-again";
  }
}

/** What breaks is a value from here on: thrown by a reader, or said by an engine whose worker ended under it. */
async function attemptJob(parts: JobParts, job: Job, lease: Lease): Promise<End> {
  try {
    const end = await process(parts, job, lease);
    const isBroken = end.kind === "failed" && (end.code === "reader-stopped" || end.code === "cancelled");
    return isBroken ? { kind: "broken", error: new Error(`Reading ended early: ${end.code}.`) } : end;
  } catch (error) {
    // Tried again, it would take as long.
    return error instanceof TookTooLong ? { kind: "failed", code: "timed-out" } : { kind: "broken", error };
  }
}

async function endAsFailed({ store }: JobParts, job: Job, code: ReadingFailureCode): Promise<"ended"> {
  await store.failJob({ documentId: job.documentId, owner: job.owner, failure: documentFailure(code) });
  return "ended";
}

async function process(parts: JobParts, job: Job, lease: Lease): Promise<End> {
  const { store, readers, understand, now, passwords, onError } = parts;
  const document = await store.getDocument(job.documentId);
  const content = await store.getContent(job.documentId);
  if (document === undefined || content === undefined) return { kind: "gone" };

  const bytes = await content.arrayBuffer();
  const reader = readerFor(document, new Uint8Array(bytes), readers);
  if (typeof reader === "string") return { kind: "failed", code: reader };
  if (reader === undefined) return { kind: "waiting", waiting: speechWaiting };

  lease.onProgress({ step: "opening" });
  const password = passwords.get(document.id);
  const kept = keptPagesOf(store, document, (error) => {
    // What is still on its way when the account is closed is read again.
    if (!lease.signal.aborted) onError(error);
  });
  const read = await reader({
    document,
    ...(password === undefined ? {} : { password }),
    content: { size: bytes.byteLength, type: document.mediaType, arrayBuffer: async () => bytes },
    signal: lease.signal,
    onProgress: lease.onProgress,
    kept,
  });
  if (!read.ok) return endOf(read.failure);
  lease.onProgress({ step: "understanding", pageCount: read.value.pageCount });
  const corrections = await store.listCorrections(job.documentId);
  const asked = { document, pages: read.value.pages, now: now(), corrections };
  const understood = await understand(asked, { signal: lease.signal, onProgress: lease.onProgress });
  return { kind: "understood", understood: { ...readingOf(read.value), ...understood }, kept };
}

/** A locked file waits for its password; every other failure is one. */
function endOf(code: ReadingFailureCode): End {
  if (code === "password-protected") return { kind: "waiting", waiting: passwordWaiting };
  if (code === "wrong-password") return { kind: "waiting", waiting: wrongPasswordWaiting };
  return { kind: "failed", code };
}

/** The reader of these bytes; undefined where this version has none for them, a code where nobody can read them. */
function readerFor(
  document: MedicalDocument,
  bytes: Uint8Array,
  readers: Readers,
): Reader | ReadingFailureCode | undefined {
  if (document.type === "entry") return readOwnEntry;
  // Asked again, because a retry also comes here: what no version could read before may be known to this one.
  const { failure, type } = classifyFile(document.originalFilename, bytes.subarray(0, sniffedBytes));
  if (failure !== undefined) return failure;
  return type === "written" ? (readers.written ?? "unsupported-type") : readers[type];
}

function readingOf({ pages, pageCount, lostPages }: ReadFile): ReadFile {
  return { pages, pageCount, lostPages };
}

/** The result, or undefined as soon as the signal is aborted: a reader that does not listen to it is left behind. */
function untilInterrupted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const give = () => resolve(undefined);
    if (signal.aborted) give();
    signal.addEventListener("abort", give);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
