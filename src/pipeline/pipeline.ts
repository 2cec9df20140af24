import { fileTypes } from "#core/domain/medical-document.ts";
import { createAlarm } from "./alarm.ts";
import { createPasswords } from "./passwords.ts";
import { defaultLimits, type PipelineParts } from "./pipeline-parts.ts";
import { runJob } from "./run-job.ts";

export interface Pipeline {
  /** Begins to work as soon as no other pipeline of this account does. Calling it again changes nothing. */
  start(): void;
  /** There may be a new job: look now, in whatever tab the work is done. */
  wake(): void;
  /**
   * Keeps the password of a locked document until it was read, in memory only; the tab that does the reading has it too. The document
   * is to be queued again, and {@link wake} called.
   */
  unlock(documentId: string, password: string): void;
  /** There is a new reader: what waited for it is read now. */
  readersChanged(): Promise<void>;
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
  const passwords = createPasswords();
  const receive = ({ data }: { data: unknown }) => {
    passwords.receive(data);
    alarm.ring();
  };
  let running: { stopping: AbortController; finished: Promise<void> } | undefined;

  async function wakeReadable(): Promise<void> {
    for (const type of fileTypes) if (readers[type]) await store.wakeWaiting(type, now().getTime());
  }

  async function work(signal: AbortSignal): Promise<void> {
    const owner = newId();
    await untilDone(signal, wakeReadable);
    await Promise.all(Array.from({ length: limits.concurrency }, () => takeJobs(owner, signal)));
  }

  async function takeJobs(owner: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rung = alarm.count();
      await untilDone(signal, async () => {
        const job = await store.claimJob({ owner, now: now().getTime(), leaseMs: limits.leaseMs, exclusive: true });
        if (job === undefined) {
          if (alarm.count() === rung) parts.onIdle?.();
          return alarm.wait(rung, signal);
        }
        const result = await runJob({ ...parts, limits, passwords }, job, signal);
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

  function wake(): void {
    alarm.ring();
    tabs?.postMessage("wake");
  }

  return {
    start() {
      if (running !== undefined) return;
      const stopping = new AbortController();
      const { signal } = stopping;
      tabs?.addEventListener("message", receive);
      const finished = lock
        .request(lockName, { signal }, () => work(signal))
        .catch((error: unknown) => {
          // An end of the waiting for the lock is what stop() asked for.
          if (!signal.aborted) onError(error);
        })
        .then(() => undefined);
      running = { stopping, finished };
    },
    wake,
    async readersChanged() {
      await wakeReadable();
      wake();
    },
    unlock(documentId, password) {
      passwords.keep(documentId, password);
      tabs?.postMessage(passwords.messageOf(documentId, password));
    },
    async stop() {
      const stopped = running;
      running = undefined;
      tabs?.removeEventListener("message", receive);
      passwords.forgetAll();
      stopped?.stopping.abort();
      await stopped?.finished;
    },
  };
}
