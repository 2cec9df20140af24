import type { PdfEngine } from "#core/reading/engines.ts";
import { fail } from "#core/records/outcome.ts";

/** Opens a PDF to draw its pages. Until the drawing worker is here it says that it cannot, and the file can still be downloaded. */
export const openPdf: PdfEngine["open"] = async () => fail("reader-stopped");
