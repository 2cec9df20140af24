import * as pdfJs from "pdfjs-dist";
import barePdfWorker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { createWorker } from "tesseract.js";
import { createOcrClient } from "#workers/ocr/client.ts";
import { createPdfClient } from "#workers/pdf/client.ts";

/** Milliseconds of each run, ours and the bare engine's, taken in turns. */
export interface Pairs {
  ours: number[];
  bare: number[];
  /** What was read, so that nobody wins by reading less. */
  oursLength: number;
  bareLength: number;
}

const signal = new AbortController().signal;
/** As many pages as the pipeline asks for at once. */
const batch = 16;

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

async function timed(work: () => Promise<number>): Promise<{ milliseconds: number; length: number }> {
  const began = performance.now();
  const length = await work();
  return { milliseconds: performance.now() - began, length };
}

async function alternate(runs: number, ours: () => Promise<number>, bare: () => Promise<number>): Promise<Pairs> {
  const pairs: Pairs = { ours: [], bare: [], oursLength: 0, bareLength: 0 };
  // The first run of each loads and compiles its engine.
  await ours();
  await bare();
  for (let run = 0; run < runs; run++) {
    const first = await timed(run % 2 === 0 ? ours : bare);
    const second = await timed(run % 2 === 0 ? bare : ours);
    const [mine, theirs] = run % 2 === 0 ? [first, second] : [second, first];
    pairs.ours.push(mine.milliseconds);
    pairs.bare.push(theirs.milliseconds);
    pairs.oursLength = mine.length;
    pairs.bareLength = theirs.length;
  }
  return pairs;
}

async function measurePdf(address: string, runs: number): Promise<Pairs> {
  const bytes = await bytesOf(address);
  const client = createPdfClient();
  pdfJs.GlobalWorkerOptions.workerSrc = barePdfWorker;
  const worker = new pdfJs.PDFWorker();

  async function ours(): Promise<number> {
    const opened = await client.open(bytes, { signal });
    if (!opened.ok) throw new Error(opened.failure);
    const file = opened.value;
    let length = 0;
    for (let first = 1; first <= file.pageCount; first += batch) {
      for (const page of await file.readPages(first, Math.min(first + batch - 1, file.pageCount), signal)) {
        if (!page.ok) throw new Error(page.code);
        length += page.page.text.replace(/\s/g, "").length;
      }
    }
    await file.close();
    return length;
  }

  async function bare(): Promise<number> {
    const task = pdfJs.getDocument({ data: bytes.slice(), worker });
    const document = await task.promise;
    let length = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const content = await (await document.getPage(number)).getTextContent();
      for (const item of content.items) if ("str" in item) length += item.str.replace(/\s/g, "").length;
    }
    await task.destroy();
    return length;
  }

  const pairs = await alternate(runs, ours, bare);
  client.stop();
  worker.destroy();
  return pairs;
}

async function measureOcr(address: string, runs: number): Promise<Pairs> {
  const bytes = await bytesOf(address);
  const client = createOcrClient();
  const { href } = new URL("/engines/tesseract", location.origin);
  const bareWorker = await createWorker("eng", 1, {
    workerPath: `${href}/worker.min.js`,
    corePath: href,
    langPath: `${href}/lang`,
    workerBlobURL: false,
    gzip: true,
    cacheMethod: "none",
  });

  async function ours(): Promise<number> {
    const recognised = await client.recognise({ bytes, mediaType: "image/jpeg" }, signal);
    if (!recognised.ok) throw new Error(recognised.failure);
    return recognised.value.text.replace(/\s/g, "").length;
  }

  async function bare(): Promise<number> {
    const { data } = await bareWorker.recognize(new Blob([bytes]));
    return data.text.replace(/\s/g, "").length;
  }

  const pairs = await alternate(runs, ours, bare);
  client.stop();
  await bareWorker.terminate();
  return pairs;
}

export interface ReadingBench {
  measurePdf(address: string, runs: number): Promise<Pairs>;
  measureOcr(address: string, runs: number): Promise<Pairs>;
}

declare global {
  interface Window {
    readingBench?: ReadingBench;
  }
}

window.readingBench = { measurePdf, measureOcr };
