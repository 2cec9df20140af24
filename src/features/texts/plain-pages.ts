import { spanishTexts } from "./chosen-language.ts";
import { plainPagesEn } from "./plain-pages-en.ts";

/** The short honest pages, in the language that was chosen. */
export const plainPagesTexts: typeof plainPagesEn = spanishTexts?.plainPages ?? plainPagesEn;
