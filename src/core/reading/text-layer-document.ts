import type { Box } from "#core/records/page.ts";
import type { AbortSignalLike, PdfPage } from "./engines.ts";
import { readTextLayer } from "./text-layer.ts";
import { type FilledField, withFilledFields } from "./text-layer-fields.ts";
import { graphicsOf, type OperatorList, type PaintOperators } from "./text-layer-graphics.ts";
import type { TextLayerItem, UprightPage } from "./text-layer-pieces.ts";
import { countCharacters, hasFewWords, needsRecognition } from "./text-layer-quality.ts";

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

/** What is needed of pdf.js's annotation data. */
interface AnnotationData {
  subtype?: string;
  fieldType?: string;
  fieldName?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: unknown;
  password?: boolean;
  alternativeText?: string;
  hidden?: boolean;
  rect?: readonly number[];
  contentsObj?: { str?: string };
  textContent?: readonly string[];
}

/** So many pages are asked for at once: the engine never waits for us, and a document of a thousand pages does not lie in memory. */
const pagesInFlight = 8;

function boxOfRectangle(rect: readonly number[] | undefined, upright: UprightPage): Box | undefined {
  if (!rect || rect.length < 4 || !rect.every(Number.isFinite)) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = upright.transform;
  const place = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const first = place(rect[0] ?? 0, rect[1] ?? 0);
  const second = place(rect[2] ?? 0, rect[3] ?? 0);
  return {
    x: Math.min(first[0], second[0]),
    y: Math.min(first[1], second[1]),
    width: Math.abs(first[0] - second[0]),
    height: Math.abs(first[1] - second[1]),
  };
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string").join(", ");
  return typeof value === "string" ? value : "";
}

function filledField(annotation: AnnotationData, upright: UprightPage): FilledField | undefined {
  const box = boxOfRectangle(annotation.rect, upright);
  if (!box || annotation.hidden) return undefined;
  const name = annotation.fieldName ?? "";
  const tip = annotation.alternativeText ?? "";
  switch (annotation.subtype) {
    case "FreeText": {
      const value = (annotation.contentsObj?.str || (annotation.textContent ?? []).join("\n")).trim();
      return value === "" ? undefined : { kind: "note", value, box };
    }
    case "Widget": {
      if (annotation.fieldType === "Btn") {
        const chosen = valueText(annotation.fieldValue);
        if (chosen === "" || chosen === "Off") return undefined;
        if (annotation.checkBox) return { kind: "check", name, tip, box };
        // Each button of a radio group is a widget of its own; the chosen one carries the group's value.
        return annotation.radioButton && annotation.buttonValue === chosen
          ? { kind: "check", name, tip, box }
          : undefined;
      }
      if (annotation.fieldType !== "Tx" && annotation.fieldType !== "Ch") return undefined;
      const value = annotation.password ? "" : valueText(annotation.fieldValue).trim();
      return value === "" ? undefined : { kind: "text", name, tip, value, box };
    }
    default:
      return undefined;
  }
}

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
    const graphics = hasFewWords(counts) ? graphicsOf(await page.getOperatorList(), upright, operators) : undefined;
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
