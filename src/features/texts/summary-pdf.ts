import { spanishTexts } from "./chosen-language.ts";
import { summaryPdfEn } from "./summary-pdf-en.ts";

/** The words on the printed summary, in the language that was chosen. */
export const summaryPdfTexts: typeof summaryPdfEn = spanishTexts?.summaryPdf ?? summaryPdfEn;
