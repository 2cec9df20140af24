import type { Page } from "#core/domain/page.ts";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import { createWorkerCalls } from "#workers/calls/client.ts";
import type { Notice, Reply, Request, Wish } from "./contract.ts";

export type PagesOf = (documentId: string) => Promise<readonly Page[] | undefined>;

/** The worker ended under a call that was not its fault: another call's silence, or a crash. It may be made again. */
export class WorkerStopped extends Error {
  override name = "WorkerStopped";
}

/** One worker while it lives. What it holds is gone with it, so nothing that began with one goes on with another. */
export interface Connection {
  ask(request: Request, options?: { pagesOf?: PagesOf; signal?: AbortSignalLike; silenceMs?: number }): Promise<Reply>;
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
 * @param onEnd - Told whenever a worker has ended.
 */
export function createUnderstandingWorker(
  onEnd: () => void,
  start: () => Worker,
  stepMs = longestStep,
): UnderstandingWorker {
  const calls = createWorkerCalls<Request | Notice, Reply | Wish>({
    start,
    idleMs: idleTime,
    onEnd() {
      current = undefined;
      onEnd();
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
    { pagesOf, signal = nobody, silenceMs = stepMs }: NonNullable<Parameters<Connection["ask"]>[1]>,
  ): Promise<Reply> {
    if (generation !== calls.generation()) throw new WorkerStopped("The understanding worker stopped.");
    let reply: Reply | undefined;
    const end = await calls.call(request, {
      signal,
      silenceMs,
      // What it computes cannot be interrupted otherwise.
      endsWorker: true,
      onReply(said) {
        if (said.type !== "pages-wanted") {
          reply = said;
          return;
        }
        const send = (pages: readonly Page[] | undefined) => {
          if (generation === calls.generation()) tell({ type: "pages", wanted: said.wanted, pages });
        };
        (pagesOf?.(said.documentId) ?? Promise.resolve(undefined)).then(send, () => send(undefined));
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
