import { createRequire } from "node:module";
import path from "node:path";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { AbortSignalLike, PageImage, PdfEngine, PdfFile } from "#core/reading/engines.ts";
import { repairedPdf } from "#core/reading/repaired-pdf.ts";
import { type PdfJsDocument, readPdfPages } from "#core/reading/text-layer-document.ts";
import { mostPixelsOfPicture, openingFailure, renderingScale } from "#core/reading/text-layer-opening.ts";
import { unpacksTooLarge } from "#core/reading/unpacked-size.ts";
import { completeOlderNode } from "./older-node.ts";

type PdfJs = typeof import("pdfjs-dist/legacy/build/pdf.mjs");
type OpenDocument = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;

const packageFolder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

function folder(name: string): string {
  return `${path.join(packageFolder, name)}${path.sep}`;
}

/** Takes a while for the first time; a thread does it before it has anything to read. */
export async function loadPdfJs(): Promise<PdfJs> {
  completeOlderNode();
  return import("pdfjs-dist/legacy/build/pdf.mjs");
}

async function renderPage(
  document: OpenDocument,
  number: number,
  dotsPerInch: number,
  signal: AbortSignalLike,
): Promise<Outcome<PageImage, ReadingFailureCode>> {
  const { createCanvas } = await import("@napi-rs/canvas");
  if (signal.aborted) return fail("cancelled");
  try {
    const page = await document.getPage(number);
    const scale = renderingScale(page.getViewport({ scale: 1 }), dotsPerInch);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
    // pdf.js types its canvas as the DOM's; on Node it is made for this one.
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
    const bytes = new Uint8Array(await canvas.encode("jpeg", 92));
    return succeed({ bytes, mediaType: "image/jpeg", dotsPerInch: scale * 72 });
  } catch {
    return fail(signal.aborted ? "cancelled" : "damaged");
  }
}

/** pdf.js on Node, drawing with `@napi-rs/canvas`. It reads its fonts and character maps from the package, nothing from the network. */
export function createNodePdfEngine(): PdfEngine {
  return {
    async open(given, { password, repaired, signal }) {
      const bytes = repaired ? repairedPdf(given) : given;
      if (!bytes) return fail("damaged");
      if (unpacksTooLarge(bytes)) return fail("unpacks-too-large");
      const pdfJs = await loadPdfJs();
      if (signal.aborted) return fail("cancelled");
      const task = pdfJs.getDocument({
        // pdf.js takes the buffer for itself.
        data: new Uint8Array(bytes),
        ...(password === undefined ? {} : { password }),
        cMapUrl: folder("cmaps"),
        standardFontDataUrl: folder("standard_fonts"),
        wasmUrl: folder("wasm"),
        iccUrl: folder("iccs"),
        disableFontFace: true,
        useSystemFonts: false,
        enableXfa: false,
        maxImageSize: mostPixelsOfPicture,
        verbosity: pdfJs.VerbosityLevel.ERRORS,
      });
      let document: OpenDocument;
      try {
        document = await task.promise;
      } catch (error) {
        await task.destroy();
        return fail(openingFailure(error));
      }
      if (document.numPages < 1) {
        await task.destroy();
        return fail("damaged");
      }
      const readable: PdfJsDocument = document;
      const file: PdfFile = {
        pageCount: document.numPages,
        readPages: (first, last, stop) => readPdfPages(readable, { first, last }, pdfJs.OPS, stop),
        renderPage: (number, dotsPerInch, stop) => renderPage(document, number, dotsPerInch, stop),
        close: () => task.destroy(),
      };
      return succeed(file);
    },
  };
}
