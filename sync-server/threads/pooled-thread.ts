import type { Worker } from "node:worker_threads";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import { startThread } from "./start-thread.ts";
import type { Numbered, Said } from "./thread-messages.ts";

/** A thread holds more than it may, and was ended. */
export class TookTooMuchMemory extends Error {
  override name = "TookTooMuchMemory";
}

export interface AskOptions<Call, Note> {
  /** The call is ended, with its thread, when it was not answered by then. Milliseconds. */
  deadlineMs?: number;
  signal?: AbortSignal;
  /** Tells the thread that nobody waits any more. */
  cancel?: (id: number) => Call;
  /** A thread that was told so and goes on is ended after so long: at once where it cannot hear. Milliseconds. */
  stopMs?: number;
  onNote?(note: Note): void;
  transfer?: ArrayBuffer[];
}

export interface PooledThread<Call extends Numbered, Answer, Note> {
  ask(make: (id: number) => Call, options?: AskOptions<Call, Note>): Promise<Answer>;
  tell(message: Call): void;
  /** When it last said something, or was asked. Milliseconds. */
  heardAt(): number;
  end(error: Error): Promise<void>;
}

interface Waiting<Answer, Note> {
  settle(answer: Answer): void;
  fail(error: unknown): void;
  onNote(note: Note): void;
}

/** One thread with its open calls. `onGone`: it has ended, by itself or because it was told to. */
export function openThread<Call extends Numbered, Answer, Note>(
  file: URL,
  onGone: () => void,
): PooledThread<Call, Answer, Note> {
  const waiting = new Map<number, Waiting<Answer, Note>>();
  const worker: Worker = startThread(file);
  let lastId = 0;
  let heard = performance.now();
  let isGone = false;
  let begun: () => void = () => undefined;
  /** Its code was loaded: what it takes until then is not the call's. */
  const ready = new Promise<void>((resolve) => {
    begun = resolve;
  });

  function gone(error: Error): void {
    if (isGone) return;
    isGone = true;
    onGone();
    for (const call of [...waiting.values()]) call.fail(error);
    waiting.clear();
  }

  worker.on("message", (said: Said<Answer, Note>) => {
    heard = performance.now();
    if (said.kind === "ready") return begun();
    const call = waiting.get(said.id);
    if (said.kind === "note") call?.onNote(said.note);
    else if (said.kind === "answer") call?.settle(said.answer);
    else call?.fail(said.error);
  });
  worker.once("error", (cause) => gone(new Error("The thread ended", { cause })));
  worker.once("exit", () => gone(new Error("The thread ended")));
  // What is under way goes on at the next start: it keeps no server alive.
  worker.unref();

  async function end(error: Error): Promise<void> {
    gone(error);
    await worker.terminate();
  }

  return {
    end,
    heardAt: () => heard,
    tell: (message) => worker.postMessage(message),
    ask(make, { deadlineMs, signal, cancel, stopMs = 0, onNote = () => undefined, transfer = [] } = {}) {
      if (isGone) return Promise.reject(new Error("The thread ended"));
      const id = ++lastId;
      heard = performance.now();
      const timers: NodeJS.Timeout[] = [];
      const endAfter = (milliseconds: number, error: Error) => {
        timers.push(setTimeout(() => void end(error), milliseconds).unref());
      };
      const stop = () => {
        if (cancel !== undefined) worker.postMessage(cancel(id));
        endAfter(stopMs, new Error("The thread was ended"));
      };
      if (deadlineMs !== undefined)
        void ready.then(() => {
          if (waiting.has(id)) endAfter(deadlineMs, new TookTooLong("A call of a thread took too long."));
        });
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { settle: resolve, fail: reject, onNote });
        worker.postMessage(make(id), transfer);
        if (signal?.aborted) stop();
        else signal?.addEventListener("abort", stop);
      }).finally(() => {
        signal?.removeEventListener("abort", stop);
        for (const timer of timers) clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
}
