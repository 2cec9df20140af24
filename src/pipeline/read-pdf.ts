import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { ProcessingProgress } from "#core/domain/medical-document.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import {
  type OcrEngine,
  type PdfEngine,
  type PdfFile,
  type PdfOpening,
  type PdfPage,
  recognisedToPage,
} from "#core/reading/engines.ts";
import { withRecognisedLines } from "#core/reading/mixed-page.ts";
import type { Reader, ReadingRequest } from "./pipeline-parts.ts";

export const maximumPages = 2000;
/** Pages that are asked for at once: enough to keep the worker busy, few enough to show progress and to stop soon. */
const batchSize = 16;
const bestDotsPerInch = 300;
/** A rendered page has at most so many pixels (A3 at 300 dpi has 17 million); posters are rendered coarser. */
const maximumRenderedPixels = 20_000_000;

/** A page that was read, or why it was not; `error` where the reader broke on it. */
type PageResult = Outcome<Page, { code: ReadingFailureCode; error?: unknown }>;

interface Work {
  file: PdfFile;
  ocr: OcrEngine;
  signal: AbortSignal;
  onProgress(progress: ProcessingProgress): void;
  kept: ReadingRequest["kept"];
}

/**
 * Reads a PDF in batches; pages without words are rendered and recognised. A page that is broken, or on which an engine breaks, is
 * lost alone. Only when no page came is the whole file failed, after a second try with its commonest damages mended; when engines broke on
 * all of them, that error is thrown.
 */
export function createPdfReader(pdf: PdfEngine, ocr: OcrEngine): Reader {
  return async ({ content, password, signal, onProgress, kept }) => {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const read = await readFile({ pdf, ocr, signal, onProgress, kept }, bytes, { password });
    if (read.ok || !isWorthRepair(read.failure)) return read;
    const repaired = await readFile({ pdf, ocr, signal, onProgress, kept }, bytes, { repaired: true });
    return repaired.ok ? repaired : read;
  };
}

/** Nothing was read of the file, and that can be because of a mistake in its structure. */
function isWorthRepair(code: ReadingFailureCode): boolean {
  return code === "damaged" || code === "no-text";
}

async function readFile(
  parts: Omit<Work, "file"> & { pdf: PdfEngine },
  bytes: Uint8Array,
  opening: PdfOpening,
): ReturnType<Reader> {
  const opened = await parts.pdf.open(bytes, { ...opening, signal: parts.signal });
  if (!opened.ok) return opened;
  const file = opened.value;
  try {
    if (file.pageCount > maximumPages) return fail("too-many-pages");
    return await readAllPages({ ...parts, file });
  } finally {
    await file.close();
  }
}

async function readAllPages(work: Work): ReturnType<Reader> {
  const { file, signal, onProgress } = work;
  const { pageCount } = file;
  const pages: Page[] = [];
  const lost: { number: number; code: ReadingFailureCode; error?: unknown }[] = [];
  for (let first = 1; first <= pageCount; first += batchSize) {
    onProgress({ step: "reading", page: first, pageCount });
    for (const read of await readBatch(work, first, Math.min(first + batchSize - 1, pageCount))) {
      if (signal.aborted) return fail("cancelled");
      const result = await finishPage(work, read);
      if (result.ok) pages.push(result.value);
      else lost.push({ number: read.number, ...result.failure });
    }
  }
  return judge(pages, lost, pageCount);
}

function judge(
  pages: Page[],
  lost: { number: number; code: ReadingFailureCode; error?: unknown }[],
  pageCount: number,
): Awaited<ReturnType<Reader>> {
  const hasText = pages.some((page) => page.text.trim() !== "");
  if (hasText) return succeed({ pages, pageCount, lostPages: lost.map((page) => page.number) });
  const broken = lost.find((page) => page.error !== undefined);
  if (broken !== undefined) throw new Error("No page of this PDF could be read.", { cause: broken.error });
  return fail(lost[0]?.code ?? "no-text");
}

type ReadPage = PdfPage & { error?: unknown };

/** When the engine breaks on a batch, its pages are asked for one by one, so that only the guilty are lost. */
async function readBatch({ file, signal, onProgress }: Work, first: number, last: number): Promise<ReadPage[]> {
  try {
    return await file.readPages(first, last, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const pages: ReadPage[] = [];
    for (let number = first; number <= last && !signal.aborted; number += 1) {
      onProgress({ step: "reading", page: number, pageCount: file.pageCount });
      pages.push(
        ...(await file.readPages(number, number, signal).catch((cause: unknown) => [brokenPage(number, cause)])),
      );
    }
    return pages;
  }
}

function brokenPage(number: number, error: unknown): ReadPage {
  return { number, ok: false, code: "reader-stopped", error };
}

async function finishPage(work: Work, read: ReadPage): Promise<PageResult> {
  if (!read.ok) return fail({ code: read.code, ...(read.error === undefined ? {} : { error: read.error }) });
  if (!read.needsRecognition) return succeed(read.page);
  const recognised = (await keptPage(work, read.number)) ?? (await recognisePage(work, read.page));
  if (!recognised.ok) return read.page.text.trim() === "" ? recognised : succeed(read.page);
  return succeed(withRecognisedLines(read.page, recognised.value));
}

async function keptPage({ kept }: Work, number: number): Promise<PageResult | undefined> {
  const page = await kept?.find(number);
  return page && succeed(page);
}

async function recognisePage({ file, ocr, signal, onProgress, kept }: Work, page: Page): Promise<PageResult> {
  const working = () => onProgress({ step: "recognising", page: page.number, pageCount: file.pageCount });
  working();
  try {
    const image = await file.renderPage(page.number, dotsPerInchFor(page), signal);
    if (!image.ok) return fail({ code: image.failure });
    const recognised = await ocr.recognise(image.value, signal, working);
    if (!recognised.ok) return fail({ code: recognised.failure });
    const { width, height } = page;
    const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
    const read = { ...recognisedToPage(page.number, recognised.value), ...size };
    kept?.keep(read);
    return succeed(read);
  } catch (error) {
    return fail({ code: "reader-stopped", error });
  }
}

/** 300, or what keeps the picture within its limit. A page's size is in points, 72 to the inch. */
export function dotsPerInchFor({ width, height }: Pick<Page, "width" | "height">): number {
  if (width === undefined || height === undefined || width * height <= 0) return bestDotsPerInch;
  return Math.min(bestDotsPerInch, Math.floor(72 * Math.sqrt(maximumRenderedPixels / (width * height))));
}
