import type { AbortSignalLike } from "#core/reading/engines.ts";
import type { Incoming, Outgoing } from "./contract.ts";
import { noteSlowness, slownessBeforeMeasured } from "./device-pace.ts";

/**
 * How a call ended: the worker answered it; the worker crashed or threw; it said nothing for too long and was ended; the caller no longer
 * waits.
 */
export type CallEnd = "answered" | "stopped" | "silent" | "cancelled";

export interface CallOptions<Reply> {
  signal: AbortSignalLike;
  /**
   * The longest that the worker may say nothing while this call runs, in milliseconds on the machine that limits were set on: a slower
   * device gets as many times more.
   */
  silenceMs: number;
  onReply(reply: Reply): void;
  /** True: a cancelled call ends the worker, because its work cannot be interrupted otherwise. */
  endsWorker?: boolean;
}

export interface WorkerCalls<Request, Reply> {
  /** Counts the workers there have been: what an earlier one held is gone. */
  generation(): number;
  call(request: Request, options: CallOptions<Reply>): Promise<CallEnd>;
  /** Ends the worker; running calls end as "stopped". The next call starts another. */
  stop(): void;
}

interface RunningCall<Reply> {
  onReply(reply: Reply): void;
  /** The worker goes on: its silence is counted anew. */
  watch(): void;
  finish(end: CallEnd): void;
}

/**
 * Sends calls to one worker, which is started by the first call, replaced after a crash and freed when it was idle for `idleMs`
 * (30 seconds).
 */
export function createWorkerCalls<Request, Reply>(options: {
  start(): Worker;
  idleMs?: number;
  /** Told whenever the worker has ended: idle, stopped or crashed. */
  onEnd?(): void;
}): WorkerCalls<Request, Reply> {
  const { start, idleMs = 30_000, onEnd } = options;
  const running = new Map<number, RunningCall<Reply>>();
  let worker: Worker | undefined;
  let generation = 0;
  let nextCall = 1;
  let slowness = slownessBeforeMeasured;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function endWorker(end: CallEnd): void {
    clearTimeout(idle);
    const wasRunning = worker !== undefined;
    worker?.terminate();
    worker = undefined;
    generation++;
    const calls = [...running.values()];
    running.clear();
    for (const call of calls) call.finish(end);
    if (wasRunning) onEnd?.();
  }

  function receive(outgoing: Outgoing<Reply>): void {
    switch (outgoing.kind) {
      case "reply":
        running.get(outgoing.call)?.onReply(outgoing.reply);
        break;
      case "end":
        if (outgoing.broken !== undefined) endWorker("stopped");
        else running.get(outgoing.call)?.finish("answered");
        break;
      case "pace":
        slowness = outgoing.slowness;
        noteSlowness(slowness);
        for (const each of running.values()) each.watch();
        break;
      default:
        outgoing satisfies never;
    }
  }

  function startWorker(): Worker {
    slowness = Math.max(slowness, slownessBeforeMeasured);
    const started = start();
    started.addEventListener("message", (event: MessageEvent<Outgoing<Reply>>) => {
      if (started === worker) receive(event.data);
    });
    for (const type of ["error", "messageerror"] as const) {
      started.addEventListener(type, (event) => {
        // It is told to the caller as a value; the page's own error handlers have nothing to add.
        event.preventDefault();
        if (started === worker) endWorker("stopped");
      });
    }
    return started;
  }

  function call(request: Request, { signal, silenceMs, onReply, endsWorker }: CallOptions<Reply>): Promise<CallEnd> {
    if (signal.aborted) return Promise.resolve("cancelled");
    clearTimeout(idle);
    worker ??= startWorker();
    const target = worker;
    const number = nextCall++;
    const send = (message: Incoming<Request>) => target.postMessage(message);
    return new Promise((resolve) => {
      let silence: ReturnType<typeof setTimeout>;
      const watch = () => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          finish("silent");
          if (target === worker) endWorker("stopped");
        }, silenceMs * slowness);
      };
      const cancel = () => {
        finish("cancelled");
        if (endsWorker && target === worker) endWorker("stopped");
        else send({ kind: "cancel", call: number });
      };
      const finish = (end: CallEnd) => {
        clearTimeout(silence);
        signal.removeEventListener("abort", cancel);
        running.delete(number);
        if (running.size === 0 && worker) {
          clearTimeout(idle);
          idle = setTimeout(() => endWorker("stopped"), idleMs);
        }
        resolve(end);
      };
      running.set(number, {
        onReply: (reply) => {
          watch();
          onReply(reply);
        },
        watch,
        finish,
      });
      signal.addEventListener("abort", cancel);
      watch();
      send({ kind: "call", call: number, request });
    });
  }

  return { generation: () => generation, call, stop: () => endWorker("stopped") };
}
