import { spanishTexts } from "./chosen-language.ts";
import { searchEn } from "./search-en.ts";

/** Words of searching all records, in the language that was chosen. */
export const searchTexts: typeof searchEn = spanishTexts?.search ?? searchEn;
