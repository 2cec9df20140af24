import { createRequire } from "node:module";
import path from "node:path";
import type { Worker as Thread } from "node:worker_threads";
import { createWorker, OEM, type Worker } from "tesseract.js";
import type { OcrEngine } from "#core/reading/engines.ts";
import type { TesseractBlock } from "#core/reading/recognised-page.ts";
import {
  type PreparedImage,
  parametersFor,
  type RecognitionMode,
  recognisePage,
} from "#core/reading/recognised-page-flow.ts";
import { fail } from "#core/records/outcome.ts";
import { preparePicture, redrawPicture } from "./pictures.ts";

const languageFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/** How long an engine without work is kept, in milliseconds. */
const idleTime = 30_000;

type Parameters = Record<string, string>;

/** What tesseract.js's own types leave out: its thread, and parameters by name. */
type Engine = Omit<Worker, "setParameters"> & {
  worker: Thread;
  setParameters(parameters: Parameters): Promise<unknown>;
};

interface Running {
  engine: Engine;
  /** Rejects when the thread ends, for whatever reason; tesseract.js itself would let its callers wait for ever. */
  stopped: Promise<never>;
}

async function start(): Promise<Running> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: "none",
    // Without it, tesseract.js throws every refused picture at the process.
    errorHandler: () => {},
  });
  const engine = worker as unknown as Engine;
  const stopped = new Promise<never>((_resolve, reject) => {
    engine.worker.once("exit", () => reject(new Error("The OCR engine ended")));
    engine.worker.once("error", (cause) => reject(new Error("The OCR engine failed", { cause })));
  });
  stopped.catch(() => {});
  return { engine, stopped };
}

async function recogniseWith(
  { engine, stopped }: Running,
  image: PreparedImage,
  mode: RecognitionMode,
): Promise<readonly TesseractBlock[] | null> {
  await Promise.race([engine.setParameters(parametersFor(image, mode)), stopped]);
  const recognised = engine.recognize(Buffer.from(image.bytes), {}, { text: false, blocks: true });
  // tesseract.js rejects with a sentence, and not an Error, where it cannot read the picture.
  const readable = recognised.then(
    ({ data }) => data.blocks ?? [],
    () => null,
  );
  return Promise.race([readable, stopped]);
}

export interface NodeOcrEngine extends OcrEngine {
  /** Ends the engine's thread at once. A later call starts another. */
  close(): Promise<void>;
}

/** tesseract.js on Node with the language data of its package: no network, one thread, one picture at a time. */
export function createNodeOcrEngine(): NodeOcrEngine {
  let running: Promise<Running> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    const ending = running;
    running = undefined;
    clearTimeout(idle);
    if (ending) await (await ending).engine.terminate();
  }

  return {
    close,
    recognise(image, signal) {
      const result = queue.then(async (): ReturnType<OcrEngine["recognise"]> => {
        if (signal.aborted) return fail("cancelled");
        clearTimeout(idle);
        running ??= start();
        const current = await running;
        // Recognition cannot be interrupted, so the thread is ended and replaced.
        const stop = () => void close();
        signal.addEventListener("abort", stop);
        try {
          const platform = {
            prepare: preparePicture,
            redraw: redrawPicture,
            now: () => performance.now(),
            recognise: (prepared: PreparedImage, mode: RecognitionMode) => recogniseWith(current, prepared, mode),
          };
          return await recognisePage(platform, image, signal);
        } catch {
          await close().catch(() => {});
          return fail(signal.aborted ? "cancelled" : "reader-stopped");
        } finally {
          signal.removeEventListener("abort", stop);
          idle = setTimeout(() => void close(), idleTime);
          idle.unref();
        }
      });
      queue = result;
      return result;
    },
  };
}
