import { spanishTexts } from "./chosen-language.ts";
import { writtenEn } from "./written-en.ts";

/** Words around files of words, in the language that was chosen. */
export const writtenTexts: typeof writtenEn = spanishTexts?.written ?? writtenEn;
