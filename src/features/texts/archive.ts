import { archiveEn } from "./archive-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of exporting, importing and deleting everything, in the language that was chosen. */
export const archiveTexts: typeof archiveEn = spanishTexts?.archive ?? archiveEn;
