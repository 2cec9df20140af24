import { uploadTypes } from "#core/records/medical-document.ts";
import { createAlarm } from "./alarm.ts";
import { defaultLimits, type PipelineParts } from "./pipeline-parts.ts";
import { runJob } from "./run-job.ts";

export interface Pipeline {
  /** Begins to work as soon as no other pipeline of this account does. Calling it again changes nothing. */
  start(): void;
  /** There may be a new job: look now, in whatever tab the work is done. */
  wake(): void;
  /** Gives back what it is working on, uncounted, and resolves when it has let go. It can be started again. */
  stop(): Promise<void>;
}

/**
 * The durable loop over the Store's jobs. At most one pipeline of an account works at a time, in whatever tab: each holds the lock while
 * it lives. Whoever holds it knows that every other running job is an orphan, and takes it over at once instead of waiting for the
 * lease's end: so a killed tab's document goes on at the next start.
 */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { store, readers, lock, lockName, tabs, now, newId, delay, onError } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const alarm = createAlarm();
  let running: { stopping: AbortController; finished: Promise<void> } | undefined;

  async function work(signal: AbortSignal): Promise<void> {
    const owner = newId();
    await untilDone(signal, async () => {
      for (const type of uploadTypes) if (readers[type]) await store.wakeWaiting(type, now().getTime());
    });
    await Promise.all(Array.from({ length: limits.concurrency }, () => takeJobs(owner, signal)));
  }

  async function takeJobs(owner: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rung = alarm.count();
      await untilDone(signal, async () => {
        const job = await store.claimJob({ owner, now: now().getTime(), leaseMs: limits.leaseMs, exclusive: true });
        if (job === undefined) return alarm.wait(rung, signal);
        const result = await runJob({ ...parts, limits }, job, signal);
        if (result === "try-again") await delay(limits.retryAfterMs * job.attempts, signal);
        return undefined;
      });
    }
  }

  /** Only the storage itself throws here. It gets time to come back; the jobs are durable. */
  async function untilDone(signal: AbortSignal, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      onError(error);
      await delay(limits.retryAfterMs, signal);
    }
  }

  return {
    start() {
      if (running !== undefined) return;
      const stopping = new AbortController();
      const { signal } = stopping;
      tabs?.addEventListener("message", alarm.ring);
      const finished = lock
        .request(lockName, { signal }, () => work(signal))
        .catch((error: unknown) => {
          // An end of the waiting for the lock is what stop() asked for.
          if (!signal.aborted) onError(error);
        })
        .then(() => undefined);
      running = { stopping, finished };
    },
    wake() {
      alarm.ring();
      tabs?.postMessage("wake");
    },
    async stop() {
      const stopped = running;
      running = undefined;
      tabs?.removeEventListener("message", alarm.ring);
      stopped?.stopping.abort();
      await stopped?.finished;
    },
  };
}
