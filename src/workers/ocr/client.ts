import { fail, succeed } from "#core/domain/outcome.ts";
import type { OcrEngine } from "#core/reading/engines.ts";
import { createWorkerCalls, type WorkerCalls } from "#workers/calls/client.ts";
import type { OcrReply, OcrRequest } from "./contract.ts";

/** The engine says that it goes on several times a second; after so much silence, in milliseconds, it hangs. Loading it counts too. */
const longestSilence = 30_000;

export interface OcrClient extends OcrEngine {
  /** Ends the worker now; it is started again by the next call. */
  stop(): void;
}

/**
 * tesseract.js in a worker of its own, one picture at a time. A page without words is a success with empty text; "damaged": the picture cannot be
 * decoded; "reader-stopped": the engine died, and the next call gets a new one. Cancelling ends the engine, which cannot be interrupted.
 *
 * @param start - Only tests start other workers.
 */
export function createOcrClient(
  start: () => Worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "ocr" }),
): OcrClient {
  const calls: WorkerCalls<OcrRequest, OcrReply> = createWorkerCalls({ start });
  let queue: Promise<unknown> = Promise.resolve();
  return {
    stop: calls.stop,
    recognise(image, signal) {
      const result = queue.then(async (): ReturnType<OcrEngine["recognise"]> => {
        let answer: OcrReply | undefined;
        const end = await calls.call(
          { kind: "recognise", image },
          {
            signal,
            silenceMs: longestSilence,
            endsWorker: true,
            onReply: (reply) => {
              answer = reply;
            },
          },
        );
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
      });
      queue = result;
      return result;
    },
  };
}
