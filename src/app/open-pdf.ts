import type { PdfEngine } from "#core/reading/engines.ts";
import { createPdfClient } from "#workers/pdf/client.ts";

/** A worker of its own, so that a page is drawn at once while the pipeline reads another file. It is freed when it is idle. */
const drawing = createPdfClient();

/** Opens a PDF to draw its pages. */
export const openPdf: PdfEngine["open"] = (bytes, options) => drawing.open(bytes, options);
