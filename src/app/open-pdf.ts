import { createPdfClient, type PdfClient } from "#workers/pdf/client.ts";

/** A worker of its own, so that a page is drawn at once while the pipeline reads another file. It is freed when it is idle. */
const drawing = createPdfClient();

/** Opens a PDF to draw its pages and to list the files inside it. */
export const openPdf: PdfClient["open"] = (bytes, options) => drawing.open(bytes, options);
