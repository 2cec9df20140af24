import { createWorker, OEM, type Worker as TesseractWorker } from "tesseract.js";
import type { TesseractBlock } from "#core/reading/recognised-page.ts";
import {
  type PreparedImage,
  parametersFor,
  type RecognitionMode,
  recognisePage,
} from "#core/reading/recognised-page-flow.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import type { OcrReply, OcrRequest } from "./contract.ts";
import { preparePicture, redrawPicture } from "./pictures.ts";

/** What tesseract.js's own types leave out: its thread, and parameters by name. */
type Engine = Omit<TesseractWorker, "setParameters"> & {
  worker: Worker;
  setParameters(parameters: Record<string, string>): Promise<unknown>;
};

interface Running {
  engine: Engine;
  /** Rejects when the engine's thread breaks; tesseract.js itself would let its callers wait for ever. */
  stopped: Promise<never>;
}

let running: Promise<Running> | undefined;
/** Told whenever the engine shows that it goes on. */
let onProgress: () => void = () => {};

async function start(): Promise<Running> {
  const { href } = new URL("/engines/tesseract", self.location.origin);
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    workerPath: `${href}/worker.min.js`,
    corePath: href,
    langPath: `${href}/lang`,
    workerBlobURL: false,
    gzip: true,
    cacheMethod: "none",
    logger: () => onProgress(),
    // Without it, tesseract.js throws every refused picture at the worker.
    errorHandler: () => {},
  });
  const engine = worker as unknown as Engine;
  const stopped = new Promise<never>((_resolve, reject) => {
    engine.worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(`The OCR engine failed: ${event.message}`));
    });
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
  // tesseract.js types its input for the page and takes bytes as well.
  const bytes = image.bytes as unknown as Parameters<Engine["recognize"]>[0];
  // It rejects with a sentence, and not an Error, where it cannot read the picture.
  const recognised = engine.recognize(bytes, {}, { text: false, blocks: true }).then(
    ({ data }) => data.blocks ?? [],
    () => null,
  );
  return Promise.race([recognised, stopped]);
}

answerCalls<OcrRequest, OcrReply>(self, async ({ image }, { signal, reply }) => {
  onProgress = () => reply({ kind: "working" });
  running ??= start();
  const engine = await running;
  const outcome = await recognisePage(
    {
      prepare: preparePicture,
      redraw: redrawPicture,
      recognise: (prepared, mode) => recogniseWith(engine, prepared, mode),
      now: () => performance.now(),
    },
    image,
    signal,
  );
  onProgress = () => {};
  reply(outcome.ok ? { kind: "recognised", page: outcome.value } : { kind: "failed", code: outcome.failure });
});
