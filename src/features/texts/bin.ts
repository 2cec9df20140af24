import { binEn } from "./bin-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of the bin, in the language that was chosen. */
export const binTexts: typeof binEn = spanishTexts?.bin ?? binEn;
