import type { SyncOutcome } from "./contract.ts";
import type { StatusHolder, SyncProblemKind } from "./status.ts";
import type { SyncedLog } from "./synced-log.ts";

/** Milliseconds until it is tried again where there is no connection, growing with each failure up to the last. */
const pauses = [2_000, 5_000, 15_000, 60_000];
/** Milliseconds until a problem is looked at again that a person has to do something about. */
const problemPause = 300_000;
/** Milliseconds in which changes are gathered before they are sent. */
const gathering = 400;
/** Milliseconds that a run is waited for which was told to stop; an answer that comes later is not taken. */
const stopPatience = 2_000;
/** Milliseconds after which the server is asked, even if nothing was heard of it. */
const asking = 300_000;
/** Milliseconds without a change after which it is proved that all is done: that looks at everything once. */
const resting = 15_000;

const notAsked: SyncOutcome = { kind: "problem", problem: { kind: "offline" } };

const nothingNew: SyncOutcome = { kind: "up-to-date", pulled: 0, pushed: 0, restored: 0 };

export interface LoopParts {
  log: SyncedLog;
  status: StatusHolder;
  now(): number;
  onError(error: unknown): void;
}

/** Brings store, log and server together whenever there is a reason to, one run at a time. */
export interface SyncLoop {
  /** Runs, or once more after the run that goes on now. */
  run(): Promise<SyncOutcome>;
  /** Something changed here: runs in a moment. */
  soon(): void;
  /** Something changed there, or the connection came back: runs now. */
  wake(): void;
  stop(): Promise<void>;
}

export function createSyncLoop(parts: LoopParts): SyncLoop {
  const { log, status, now } = parts;
  const { waiting } = log;
  let running: Promise<SyncOutcome> | undefined;
  let next: Promise<SyncOutcome> | undefined;
  /** For asking the server, and for looking at what changed here. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gatherer: ReturnType<typeof setTimeout> | undefined;
  let rester: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let offlineSince: number | undefined;
  let stopped = false;
  let hasAsked = false;

  const pauseNow = () => pauses[Math.min(failures, pauses.length) - 1] ?? problemPause;

  /** Of all that waited when the run began, and came to it, how much is done. */
  function createProgress() {
    let of = 0;
    return () => {
      of = Math.max(of, waiting());
      if (of > 0) status.set({ kind: "syncing", done: of - waiting(), of });
    };
  }

  async function runOnce(onlyNews: boolean): Promise<SyncOutcome> {
    clearTimeout(gatherer);
    clearTimeout(rester);
    let outcome: SyncOutcome;
    try {
      if (onlyNews && hasAsked && !(await log.isNews())) {
        rest();
        return nothingNew;
      }
      hasAsked = true;
      clearTimeout(timer);
      outcome = await log.bring(createProgress(), () => stopped);
    } catch (error) {
      if (stopped) return notAsked;
      if (isFull(error)) outcome = { kind: "problem", problem: { kind: "device-full" } };
      else {
        parts.onError(error);
        status.set({ kind: "problem", problem: "unexpected", waiting: waiting() });
        later(pauses.at(-1) ?? problemPause);
        throw error;
      }
    }
    if (!stopped) tell(outcome);
    return outcome;
  }

  function tell(outcome: SyncOutcome): void {
    if (outcome.kind === "up-to-date") {
      failures = 0;
      offlineSince = undefined;
      status.set({ kind: "up-to-date", at: now() });
      later(asking);
      rest();
      return;
    }
    const { kind } = outcome.problem;
    if (kind === "offline") {
      offlineSince ??= now();
      status.set({ kind: "offline", since: offlineSince, waiting: waiting() });
      failures += 1;
      later(pauseNow());
      return;
    }
    const problem: SyncProblemKind = kind === "forked" ? "untrusted" : kind;
    status.set({ kind: "problem", problem, waiting: waiting() });
    later(problemPause);
  }

  function rest(): void {
    clearTimeout(rester);
    const prove = () =>
      log.rest().then((found) => {
        if (found === "left") soon();
      }, parts.onError);
    if (!stopped) rester = setTimeout(() => void prove(), resting);
  }

  function soon(): void {
    clearTimeout(gatherer);
    if (!stopped) gatherer = setTimeout(() => void run(true).catch(() => undefined), gathering);
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run().catch(() => undefined), ms);
  }

  function run(onlyNews = false): Promise<SyncOutcome> {
    if (stopped) return Promise.resolve(notAsked);
    if (running === undefined) {
      running = runOnce(onlyNews).finally(() => {
        running = undefined;
      });
      return running;
    }
    // What happened since the run began needs another one; all who ask for it share it.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  }

  return {
    run: () => run(),
    soon,
    wake() {
      failures = 0;
      if (!stopped) void run().catch(() => undefined);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(gatherer);
      clearTimeout(rester);
      const ended = Promise.allSettled([running, next]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, stopPatience))]);
    },
  };
}

/** IndexedDB says so by name; Dexie passes it on as it is, or inside of the transaction's end. */
function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("name" in error && error.name === "QuotaExceededError") return true;
  return "inner" in error && error.inner !== error && isFull(error.inner);
}
