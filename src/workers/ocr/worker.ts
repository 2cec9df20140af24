import { createWorker, OEM, type Worker as TesseractWorker } from "tesseract.js";
import {
  fewerPixels,
  mostPixels,
  type RecognitionPlatform,
  recognisePage,
} from "#core/reading/recognised-page-flow.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import type { OcrReply, OcrRequest } from "./contract.ts";
import { decodePicture } from "./pictures.ts";

/** What tesseract.js's own types leave out: its thread, and parameters by name. */
type Engine = Omit<TesseractWorker, "setParameters"> & {
  worker: Worker;
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
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

/** tesseract.js types its input for the page and takes bytes as well. */
function inputOf(bytes: Uint8Array): Parameters<Engine["recognize"]>[0] {
  return bytes as unknown as Parameters<Engine["recognize"]>[0];
}

function platformOver({ engine, stopped }: Running): RecognitionPlatform {
  return {
    now: () => performance.now(),
    onStep: () => onProgress(),
    decode: (image, mostPixels) => decodePicture(image, mostPixels, asPng),
    async recognise(picture, parameters) {
      await Promise.race([engine.setParameters(parameters), stopped]);
      // It rejects with a sentence, and not an Error, where it cannot read the picture.
      const recognised = engine.recognize(inputOf(picture), {}, { text: false, blocks: true }).then(
        ({ data }) => data.blocks ?? [],
        () => null,
      );
      return Promise.race([recognised, stopped]);
    },
  };

  /** Asked for nothing but the picture, the engine decodes it and recognises nothing. */
  async function asPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const decoded = engine.recognize(inputOf(bytes), {}, { text: false, imageColor: true }).then(
      ({ data }) => data.imageColor ?? undefined,
      () => undefined,
    );
    const address = await Promise.race([decoded, stopped]);
    if (!address) return undefined;
    // A data address, which our content security policy does not let be fetched.
    return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  }
}

answerCalls<OcrRequest, OcrReply>(self, async ({ image, smaller }, { signal, reply }) => {
  onProgress = () => reply({ kind: "working" });
  running ??= start();
  const engine = await running;
  const outcome = await recognisePage(platformOver(engine), image, signal, smaller ? fewerPixels : mostPixels);
  onProgress = () => {};
  reply(outcome.ok ? { kind: "recognised", page: outcome.value } : { kind: "failed", code: outcome.failure });
});
