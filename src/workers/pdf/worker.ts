import { getDocument, OPS, PDFWorker, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { repairedPdf } from "#core/reading/repaired-pdf.ts";
import { mostPixelsOfPicture, openingFailure, renderingScale } from "#core/reading/text-layer-opening.ts";
import { unpacksTooLarge } from "#core/reading/unpacked-size.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import { listAttachments, readAttachment } from "./attachments.ts";
import { NoFilterFactory, OffscreenCanvasFactory } from "./canvas-factory.ts";
import type { PageSize, PdfReply, PdfRequest } from "./contract.ts";
import { createPageReader, type PageReader } from "./page-reader.ts";

type LoadingTask = ReturnType<typeof getDocument>;
type OpenDocument = Awaited<LoadingTask["promise"]>;

interface Answer {
  signal: AbortSignal;
  reply(reply: PdfReply, transfer?: Transferable[]): void;
}

/** Pages are sent in groups: few messages for long documents, and still a sign of life from slow ones. */
const pagesInMessage = 8;
const longestGap = 1000;

/** pdf.js parses in a thread of its own, below this one, so that laying out a page and parsing the next go on side by side. */
const parserThread = new Worker(new URL("./parser.ts", import.meta.url), { type: "module", name: "pdf-parser" });

/** Shared by all documents; given to each by hand, because a document that is closed would end a worker that it found by itself. */
const parser = new PDFWorker({
  // pdf.js documents a port and types it as null.
  port: parserThread as unknown as null,
  verbosity: VerbosityLevel.ERRORS,
});
interface Opened {
  task: LoadingTask;
  document: OpenDocument;
  reader: PageReader;
}

const documents = new Map<number, Opened>();

function engineFolder(name: string): string {
  return new URL(`/engines/pdf/${name}/`, self.location.origin).href;
}

async function open(request: Extract<PdfRequest, { kind: "open" }>, { reply }: Answer): Promise<void> {
  const { password, repaired } = request.opening;
  const bytes = repaired ? repairedPdf(request.bytes) : request.bytes;
  if (!bytes) return reply({ kind: "failed", code: "damaged" });
  if (unpacksTooLarge(bytes)) return reply({ kind: "failed", code: "unpacks-too-large" });
  const task = getDocument({
    data: bytes,
    worker: parser,
    ...(password === undefined ? {} : { password }),
    cMapUrl: engineFolder("cmaps"),
    standardFontDataUrl: engineFolder("standard_fonts"),
    wasmUrl: engineFolder("wasm"),
    iccUrl: engineFolder("iccs"),
    useWorkerFetch: true,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    disableWorkerRendering: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostPixelsOfPicture,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages < 1) throw new Error("This PDF has no pages");
    documents.set(request.file, { task, document, reader: createPageReader(document, OPS) });
    reply({ kind: "opened", pageCount: document.numPages });
  } catch (error) {
    await task.destroy();
    reply({ kind: "failed", code: openingFailure(error) });
  }
}

async function readPages(
  { reader }: Opened,
  range: { first: number; last: number },
  { signal, reply }: Answer,
): Promise<void> {
  let pages: Extract<PdfReply, { kind: "pages" }>["pages"] = [];
  let sent = performance.now();
  const send = () => {
    if (pages.length > 0) reply({ kind: "pages", pages });
    pages = [];
    sent = performance.now();
  };
  await reader.read(range, signal, (page) => {
    pages.push(page);
    if (pages.length >= pagesInMessage || performance.now() - sent > longestGap) send();
  });
  send();
}

async function measurePages(
  document: OpenDocument,
  { first, last }: { first: number; last: number },
  { signal, reply }: Answer,
): Promise<void> {
  const sizes: PageSize[] = [];
  for (let number = Math.max(1, first); number <= Math.min(last, document.numPages) && !signal.aborted; number++) {
    try {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      sizes.push({ number, width, height });
    } catch {
      // A broken page has no size; the others have.
    }
  }
  reply({ kind: "sizes", sizes });
}

async function renderPage(
  document: OpenDocument,
  { number, dotsPerInch }: { number: number; dotsPerInch: number },
  { signal, reply }: Answer,
): Promise<void> {
  try {
    const page = await document.getPage(number);
    const scale = renderingScale(page.getViewport({ scale: 1 }), dotsPerInch);
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
    // pdf.js types its canvas as the page's; any 2D canvas does.
    const target = canvas as unknown as NonNullable<Parameters<typeof page.render>[0]["canvas"]>;
    const task = page.render({ canvas: target, viewport });
    const stop = () => task.cancel();
    signal.addEventListener("abort", stop);
    try {
      await task.promise;
    } finally {
      signal.removeEventListener("abort", stop);
      page.cleanup();
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    reply({ kind: "rendered", image: { bytes, mediaType: "image/jpeg", dotsPerInch: scale * 72 } }, [bytes.buffer]);
  } catch {
    reply({ kind: "failed", code: signal.aborted ? "cancelled" : "damaged" });
  }
}

async function replyAttachment(document: OpenDocument, id: string, { reply }: Answer): Promise<void> {
  const bytes = await readAttachment(document, id);
  if (bytes) reply({ kind: "attachment", bytes }, [bytes.buffer]);
  else reply({ kind: "failed", code: "damaged" });
}

async function close(file: number): Promise<void> {
  const open = documents.get(file);
  documents.delete(file);
  open?.reader.close();
  await open?.task.destroy();
}

function opened(file: number): Opened {
  const open = documents.get(file);
  if (!open) throw new Error(`No document ${file} is open here`);
  return open;
}

answerCalls<PdfRequest, PdfReply>(self, async (request, answer) => {
  switch (request.kind) {
    case "open":
      return open(request, answer);
    case "read-pages":
      return readPages(opened(request.file), request, answer);
    case "measure-pages":
      return measurePages(opened(request.file).document, request, answer);
    case "render-page":
      return renderPage(opened(request.file).document, request, answer);
    case "list-attachments": {
      const attachments = await listAttachments(opened(request.file).document, answer.signal);
      return answer.reply({ kind: "attachments", attachments });
    }
    case "read-attachment":
      return replyAttachment(opened(request.file).document, request.id, answer);
    case "close":
      return close(request.file);
    default:
      return request satisfies never;
  }
});
