import type { FollowedStore } from "#core/domain/store.ts";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import { createWorkerCalls } from "#workers/calls/client.ts";
import type { Notice, Reply, Request, StoreMethod, Wish } from "./contract.ts";

/** The worker ended under a call that was not its fault: another call's silence, or a crash. It may be made again. */
export class WorkerStopped extends Error {
  override name = "WorkerStopped";
}

/** One worker while it lives. What it holds is gone with it, so nothing that began with one goes on with another. */
export interface Connection {
  /** `store`: whose methods the worker may call meanwhile, where it has not opened it by itself. */
  ask(
    request: Request,
    options?: { store?: FollowedStore; signal?: AbortSignalLike; silenceMs?: number },
  ): Promise<Reply>;
  tell(notice: Notice): void;
}

export interface UnderstandingWorker {
  connect(): Connection;
  /** The worker that there is, where there is one. */
  connection(): Connection | undefined;
  /** Ends the worker; the next call starts a new one. */
  stop(): void;
}

/** The longest that one step may take: an answer, or one more record in the index. A record that is understood has its own limit. */
const longestStep = 30_000;
/** What the worker holds takes a while to load again, so it is kept through a pause. */
const idleTime = 10 * 60_000;
const nobody: AbortSignalLike = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

/**
 * The worker behind the understanding's calls. They go to it one after the other: it has one thread, and so the silence that a call is ended
 * for is its own.
 *
 * @param told - Told whenever a worker has ended, and when its storage has become full or has room again.
 */
export function createUnderstandingWorker(
  told: { onEnd(): void; onStorage?(full: boolean): void },
  start: () => Worker,
  stepMs = longestStep,
): UnderstandingWorker {
  const calls = createWorkerCalls<Request | Notice, Reply | Wish>({
    start,
    idleMs: idleTime,
    onEnd() {
      current = undefined;
      told.onEnd();
    },
  });
  let current: { generation: number; connection: Connection } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function tell(notice: Notice): void {
    void calls.call(notice, { signal: nobody, silenceMs: idleTime, onReply: () => {} });
  }

  async function ask(
    generation: number,
    request: Request,
    { store, signal = nobody, silenceMs = stepMs }: NonNullable<Parameters<Connection["ask"]>[1]>,
  ): Promise<Reply> {
    if (generation !== calls.generation()) throw new WorkerStopped("The understanding worker stopped.");
    let reply: Reply | undefined;
    const end = await calls.call(request, {
      signal,
      silenceMs,
      // What it computes cannot be interrupted otherwise.
      endsWorker: true,
      onReply(said) {
        switch (said.type) {
          case "working":
            return;
          case "storage":
            return told.onStorage?.(said.full);
          case "store-wanted": {
            const send = (notice: Notice) => {
              if (generation === calls.generation()) tell(notice);
            };
            const { wanted, method, given } = said;
            callStore(store, method, given).then(
              (value) => send({ type: "given", wanted, value }),
              (error: unknown) => send({ type: "not-given", wanted, message: String(error) }),
            );
            return;
          }
          default:
            reply = said;
        }
      },
    });
    if (end === "silent") throw new TookTooLong(`The understanding took too long: ${request.type}.`);
    if (end !== "answered" || reply === undefined) throw new WorkerStopped("The understanding worker stopped.");
    if (reply.type === "failed") throw new Error(`The understanding failed: ${reply.message}`);
    return reply;
  }

  return {
    connect() {
      const generation = calls.generation();
      if (current?.generation === generation) return current.connection;
      const connection: Connection = {
        tell,
        ask(request, options = {}) {
          const reply = turn.then(() => ask(generation, request, options));
          turn = reply.catch(() => undefined);
          return reply;
        },
      };
      current = { generation, connection };
      return connection;
    },
    connection: () => (current?.generation === calls.generation() ? current.connection : undefined),
    stop: calls.stop,
  };
}

async function callStore(
  store: FollowedStore | undefined,
  method: StoreMethod,
  given: readonly unknown[],
): Promise<unknown> {
  if (store === undefined) throw new Error("No store belongs to this call.");
  // The worker names only what it was told that the store has.
  return (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
}
