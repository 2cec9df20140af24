import { Worker } from "node:worker_threads";
import type { Understanding } from "#api/home.ts";
import type { ProcessingProgress } from "#core/domain/medical-document.ts";
import type { Reader, Readers } from "#pipeline/pipeline-parts.ts";
import type { ThreadAnswers, ThreadCall, ThreadMessage } from "./thread-messages.ts";

/** A thread that nobody needs is ended after so long, and with it what the engines hold. Milliseconds. */
const idleTime = 60_000;
/** A reader that was told to stop and does not is ended with its thread after so long. Milliseconds. */
const stopTime = 5_000;

export interface ThreadedReaders {
  readers: Readers;
  understand: Understanding;
  /** Ends the thread at once; a later call starts another. */
  close(): Promise<void>;
}

interface Waiting {
  settle(answer: ThreadAnswers[keyof ThreadAnswers]): void;
  fail(error: unknown): void;
  onProgress(progress: ProcessingProgress): void;
}

/**
 * The readers and the understanding in one thread beside the server's own. `file` is the thread's code (`reading-thread.ts`, or what the build
 * made of it). A thread that breaks fails the calls that were in it, and the next call starts another.
 */
export function createThreadedReaders(file: URL): ThreadedReaders {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startThread(file);
    started.on("message", (message: ThreadMessage) => {
      const call = waiting.get(message.id);
      if (message.kind === "progress") call?.onProgress(message.progress);
      else if (message.kind === "answer") call?.settle(message.answer);
      else call?.fail(message.error);
    });
    const gone = (cause?: unknown) => {
      if (thread !== started) return;
      thread = undefined;
      const error = new Error("The reading thread ended", { cause });
      for (const call of [...waiting.values()]) call.fail(error);
    };
    started.once("error", gone);
    started.once("exit", () => gone());
    // What is being read goes on at the next start: it keeps no server alive.
    started.unref();
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    for (const call of [...waiting.values()]) call.fail(new Error("The reading thread was ended"));
    await ending?.terminate();
  }

  function ask<Kind extends keyof ThreadAnswers>(
    make: (id: number) => Extract<ThreadCall, { kind: Kind }>,
    more: { signal?: AbortSignal; onProgress?: Waiting["onProgress"]; transfer?: ArrayBuffer[] } = {},
  ): Promise<ThreadAnswers[Kind]> {
    const { signal, onProgress = () => undefined, transfer = [] } = more;
    const id = ++lastId;
    clearTimeout(idle);
    thread ??= start();
    const used = thread;
    let stopping: NodeJS.Timeout | undefined;
    const cancel = () => {
      used.postMessage({ kind: "cancel", id } satisfies ThreadCall);
      stopping = setTimeout(() => void close(), stopTime);
      stopping.unref();
    };
    return new Promise<ThreadAnswers[Kind]>((resolve, reject) => {
      waiting.set(id, { settle: (answer) => resolve(answer as ThreadAnswers[Kind]), fail: reject, onProgress });
      used.postMessage(make(id), transfer);
      if (signal?.aborted) cancel();
      else signal?.addEventListener("abort", cancel);
    }).finally(() => {
      signal?.removeEventListener("abort", cancel);
      clearTimeout(stopping);
      waiting.delete(id);
      if (waiting.size > 0) return;
      idle = setTimeout(() => void close(), idleTime);
      idle.unref();
    });
  }

  const reader = (name: "pdf" | "image"): Reader => {
    return async ({ document, content, password, signal, onProgress }) => {
      const bytes = (await content.arrayBuffer()) as ArrayBuffer;
      return ask((id) => ({ kind: "read", id, reader: name, document, bytes, password }), {
        signal,
        onProgress,
        transfer: [bytes],
      });
    };
  };
  return {
    readers: { pdf: reader("pdf"), image: reader("image") },
    understand: (request) => ask((id) => ({ kind: "understand", id, request })),
    close,
  };
}

/** From the sources (`npm run server:dev`, tests) a thread first needs what understands TypeScript, which the main thread's loader is not. */
function startThread(file: URL): Worker {
  if (!file.pathname.endsWith(".ts")) return new Worker(file);
  const first = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(first, { eval: true });
}
