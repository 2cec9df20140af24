import { createPdfClient, type PdfClient } from "#workers/pdf/client.ts";

/** A worker of its own, so that a page is drawn at once while the pipeline reads another file. It is freed when it is idle. */
const drawing = createPdfClient();

/** Opens a PDF to draw its pages and to list the files inside it; a damaged one as the pipeline reads it, with its damages mended. */
export const openPdf: PdfClient["open"] = async (bytes, options) => {
  const opened = await drawing.open(bytes, options);
  return opened.ok || opened.failure !== "damaged" ? opened : drawing.open(bytes, { ...options, repaired: true });
};
