import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { AbortSignalLike, OcrEngine, RecognisedPage } from "#core/reading/engines.ts";
import { createWorkerCalls, type WorkerCalls } from "#workers/calls/client.ts";
import type { OcrReply, OcrRequest } from "./contract.ts";

/**
 * The engine says that it goes on several times a second, except while it looks for the blocks of a page; after so much silence, in
 * milliseconds, it hangs. Loading it counts too. A slow device gets more (see `workers/calls`).
 */
const longestSilence = 30_000;
/** The second try is the last: it gets so many times more. */
const morePatience = 2;

export interface OcrClient extends OcrEngine {
  /** Ends the worker now; it is started again by the next call. */
  stop(): void;
}

interface Watch {
  signal: AbortSignalLike;
  onWorking: (() => void) | undefined;
}

type Recognised = Outcome<RecognisedPage, ReadingFailureCode>;

/**
 * tesseract.js in a worker of its own, one picture at a time. A page without words is a success with empty text; "damaged": the picture cannot be
 * decoded; "reader-stopped": the engine died, and the next call gets a new one. A picture on which it fell silent is tried once more with
 * fewer pixels before it is "timed-out". Cancelling ends the engine, which cannot be interrupted.
 *
 * @param start - Only tests start other workers, or are less patient (`silenceMs`).
 */
export function createOcrClient(
  start: () => Worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "ocr" }),
  silenceMs = longestSilence,
): OcrClient {
  const calls: WorkerCalls<OcrRequest, OcrReply> = createWorkerCalls({ start });
  let queue: Promise<unknown> = Promise.resolve();

  async function recogniseOnce(request: OcrRequest, patience: number, watch: Watch): Promise<Recognised> {
    let answer: OcrReply | undefined;
    const end = await calls.call(request, {
      signal: watch.signal,
      silenceMs: silenceMs * patience,
      endsWorker: true,
      onReply: (reply) => {
        answer = reply;
        watch.onWorking?.();
      },
    });
    switch (end) {
      case "stopped":
        return fail("reader-stopped");
      case "silent":
        return fail("timed-out");
      case "cancelled":
        return fail("cancelled");
      case "answered":
        if (answer?.kind === "recognised") return succeed(answer.page);
        return fail(answer?.kind === "failed" ? answer.code : "reader-stopped");
      default:
        return end satisfies never;
    }
  }

  async function recognise(request: OcrRequest, watch: Watch): Promise<Recognised> {
    const first = await recogniseOnce(request, 1, watch);
    if (first.ok || first.failure !== "timed-out") return first;
    watch.onWorking?.();
    return recogniseOnce({ ...request, smaller: true }, morePatience, watch);
  }

  return {
    stop: calls.stop,
    recognise(image, signal, onWorking) {
      const result = queue.then(() => recognise({ kind: "recognise", image }, { signal, onWorking }));
      queue = result;
      return result;
    },
  };
}
