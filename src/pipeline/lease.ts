import type { Job } from "#core/domain/job.ts";
import type { ProcessingProgress } from "#core/domain/medical-document.ts";
import type { PipelineLimits, PipelineParts } from "./pipeline-parts.ts";

/** Why the work on a document ended before its end. */
export type Interruption = "stopped" | "lost" | "timed-out";

export interface Lease {
  /** Aborted as soon as there is an interruption. */
  signal: AbortSignal;
  interruption(): Interruption | undefined;
  onProgress(progress: ProcessingProgress): void;
  /** Ends the looking after; resolves when nothing of it writes any more. */
  end(): Promise<void>;
}

type LeaseParts = Pick<PipelineParts, "store" | "now" | "delay" | "onError" | "slowness"> & { limits: PipelineLimits };

/**
 * Keeps a claimed job ours while it is worked on: renews the lease, writes progress (at most one write a tick), and interrupts the work
 * when the job is no longer ours, when the pipeline stops, or when a page's time is up.
 */
export function keepLease(parts: LeaseParts, job: Job, stopping: AbortSignal): Lease {
  const { store, now, delay, onError, limits, slowness = () => 1 } = parts;
  const work = new AbortController();
  const upkeep = new AbortController();
  let interruption: Interruption | undefined;
  let progress: ProcessingProgress | undefined;
  let silentMs = 0;
  let onThisPageMs = 0;
  let current: ProcessingProgress | undefined;

  function interrupt(reason: Interruption): void {
    interruption ??= reason;
    work.abort();
    upkeep.abort();
  }
  const stop = () => interrupt("stopped");
  stopping.addEventListener("abort", stop);
  if (stopping.aborted) stop();

  async function renew(): Promise<void> {
    const written = progress;
    progress = undefined;
    const { documentId, owner } = job;
    const renewal = { documentId, owner, now: now().getTime(), leaseMs: limits.leaseMs };
    if (!(await store.renewJob(written === undefined ? renewal : { ...renewal, progress: written }))) interrupt("lost");
  }

  async function lookAfter(): Promise<void> {
    let sinceRenewalMs = 0;
    while (!upkeep.signal.aborted) {
      await delay(limits.tickMs, upkeep.signal);
      if (upkeep.signal.aborted) return;
      onThisPageMs += limits.tickMs;
      silentMs += limits.tickMs;
      sinceRenewalMs += limits.tickMs;
      const times = slowness();
      if (onThisPageMs >= limits.pageMs * times || silentMs >= limits.silenceMs * times) return interrupt("timed-out");
      if (progress === undefined && sinceRenewalMs < limits.leaseMs / 4) continue;
      sinceRenewalMs = 0;
      // A storage that fails once may work at the next tick; while the lock is held nobody else takes the job.
      await renew().catch(onError);
    }
  }
  const lookingAfter = lookAfter();

  return {
    signal: work.signal,
    interruption: () => interruption,
    onProgress(reported) {
      silentMs = 0;
      // A sign of life on the same page is nothing new to write down.
      if (current !== undefined && isSamePlace(current, reported)) return;
      current = reported;
      progress = reported;
      onThisPageMs = 0;
    },
    async end() {
      upkeep.abort();
      stopping.removeEventListener("abort", stop);
      await lookingAfter;
    },
  };
}

function isSamePlace(a: ProcessingProgress, b: ProcessingProgress): boolean {
  return a.step === b.step && a.page === b.page && a.pageCount === b.pageCount && a.seconds === b.seconds;
}
