import type { OcrEngine, PdfEngine } from "#core/reading/engines.ts";
import type { Reader, Readers } from "./pipeline-parts.ts";
import { createImageReader } from "./read-image.ts";
import { createPdfReader } from "./read-pdf.ts";

/** The readers over whatever engines a home has. Without `speech`, voice notes wait. */
export function createReaders(engines: { pdf: PdfEngine; ocr: OcrEngine; speech?: Reader }): Readers {
  const { pdf, ocr, speech } = engines;
  return {
    pdf: createPdfReader(pdf, ocr),
    image: createImageReader(ocr),
    ...(speech === undefined ? {} : { voice: speech }),
  };
}
