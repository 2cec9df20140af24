import { createRequire } from "node:module";
import path from "node:path";
import type { Worker as Thread } from "node:worker_threads";
import { createWorker, OEM, type Worker } from "tesseract.js";
import { fail } from "#core/domain/outcome.ts";
import type { OcrEngine } from "#core/reading/engines.ts";
import { type RecognitionPlatform, recognisePage } from "#core/reading/recognised-page-flow.ts";
import { decodePicture } from "./pictures.ts";

const languageFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/** How long an engine without work is kept, in milliseconds. */
const idleTime = 30_000;

/** What tesseract.js's own types leave out: its thread, and parameters by name. */
type Engine = Omit<Worker, "setParameters"> & {
  worker: Thread;
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
};

interface Running {
  engine: Engine;
  /** Rejects when the thread ends, for whatever reason; tesseract.js itself would let its callers wait for ever. */
  stopped: Promise<never>;
  /** It was told to end: tesseract.js must not be asked for anything more, which would throw where nobody can catch it. */
  isEnding: boolean;
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
  return { engine, stopped, isEnding: false };
}

function platformOver(running: Running, onWorking?: () => void): RecognitionPlatform {
  const { engine, stopped } = running;
  const expectAlive = () => {
    if (running.isEnding) throw new Error("The OCR engine was ended");
  };
  return {
    now: () => performance.now(),
    ...(onWorking && { onStep: onWorking }),
    decode: (image, mostPixels) => decodePicture(image, mostPixels, asPng),
    async recognise(picture, parameters) {
      expectAlive();
      await Promise.race([engine.setParameters(parameters), stopped]);
      expectAlive();
      const recognised = engine.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
      // tesseract.js rejects with a sentence, and not an Error, where it cannot read the picture.
      const readable = recognised.then(
        ({ data }) => data.blocks ?? [],
        () => null,
      );
      return Promise.race([readable, stopped]);
    },
  };

  /** Asked for nothing but the picture, the engine decodes it and recognises nothing. */
  async function asPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    expectAlive();
    const decoded = engine.recognize(Buffer.from(bytes), {}, { text: false, imageColor: true }).then(
      ({ data }) => data.imageColor ?? undefined,
      () => undefined,
    );
    const address = await Promise.race([decoded, stopped]);
    return address ? Buffer.from(address.slice(address.indexOf(",") + 1), "base64") : undefined;
  }
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
    if (!ending) return;
    const current = await ending;
    current.isEnding = true;
    await current.engine.terminate();
  }

  return {
    close,
    recognise(image, signal, onWorking) {
      const result = queue.then(async (): ReturnType<OcrEngine["recognise"]> => {
        if (signal.aborted) return fail("cancelled");
        clearTimeout(idle);
        running ??= start();
        const current = await running;
        // Recognition cannot be interrupted, so the thread is ended and replaced.
        const stop = () => void close();
        signal.addEventListener("abort", stop);
        try {
          return await recognisePage(platformOver(current, onWorking), image, signal);
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
