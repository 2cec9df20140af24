import type { AbortSignalLike, PdfPage } from "./engines.ts";
import { readTextLayer } from "./text-layer.ts";
import { filledField } from "./text-layer-annotations.ts";
import { withFilledFields } from "./text-layer-fields.ts";
import { graphicsOf, type OperatorList, type PaintOperators } from "./text-layer-graphics.ts";
import type { TextLayerItem, UprightPage } from "./text-layer-pieces.ts";
import { countCharacters, mayHideWords, needsRecognition } from "./text-layer-quality.ts";

/** What is needed of pdf.js, the same in a browser and on Node, so that both read a page by one code. */
export interface PdfJsDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfJsPage>;
  /** Null where the document has no form. */
  getFieldObjects(): Promise<object | null>;
}

export interface PdfJsPage {
  getViewport(options: { scale: number }): UprightPage;
  getTextContent(): Promise<{ items: readonly object[] }>;
  getAnnotations(): Promise<readonly object[]>;
  getOperatorList(): Promise<OperatorList>;
  cleanup(): unknown;
}

/** So many pages are asked for at once: the engine never waits for us, and a document of a thousand pages does not lie in memory. */
const pagesInFlight = 8;

function isTextItem(item: object): item is TextLayerItem {
  return "str" in item;
}

async function readPage(document: PdfJsDocument, number: number, operators: PaintOperators): Promise<PdfPage> {
  let page: PdfJsPage;
  try {
    page = await document.getPage(number);
  } catch {
    return { number, ok: false, code: "damaged" };
  }
  try {
    const upright = page.getViewport({ scale: 1 });
    // Annotations that cannot be read must not cost the page its words.
    const annotations = page.getAnnotations().catch(() => []);
    const content = await page.getTextContent();
    const printed = readTextLayer(number, content.items.filter(isTextItem), upright);
    const fields = (await annotations).flatMap((each) => filledField(each, upright) ?? []);
    const counts = countCharacters(printed.text);
    // Listing what is drawn is dear, so it is asked for only where words are missing.
    const graphics = mayHideWords(counts)
      ? graphicsOf(await page.getOperatorList(), { upright, operators, lines: printed.lines })
      : undefined;
    return {
      number,
      ok: true,
      page: withFilledFields(printed, fields),
      needsRecognition: needsRecognition(counts, graphics),
    };
  } catch {
    // The text could not be read, but the page is there: its picture may still be readable.
    const { width, height } = page.getViewport({ scale: 1 });
    const empty = { number, text: "", lines: [], source: "text-layer", width, height } as const;
    return { number, ok: true, page: { ...empty, lines: [] }, needsRecognition: true };
  } finally {
    page.cleanup();
  }
}

/**
 * Reads pages `first` to `last` of an open document, in order. A page that is not there is a value with code "damaged"; once `signal` is
 * aborted, no further page is begun and the rest is "cancelled".
 *
 * @param onPage - Told each page as soon as all pages before it are there.
 */
export async function readPdfPages(
  document: PdfJsDocument,
  range: { first: number; last: number },
  operators: PaintOperators,
  signal: AbortSignalLike,
  onPage?: (page: PdfPage) => void,
): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  const last = Math.min(range.last, document.numPages);
  const inFlight: Promise<PdfPage>[] = [];
  let next = Math.max(1, range.first);
  while (next <= last || inFlight.length > 0) {
    while (next <= last && inFlight.length < pagesInFlight) {
      const number = next++;
      inFlight.push(
        signal.aborted
          ? Promise.resolve({ number, ok: false, code: "cancelled" })
          : readPage(document, number, operators),
      );
    }
    const page = await inFlight.shift();
    if (!page) break;
    pages.push(page);
    onPage?.(page);
  }
  return pages;
}
