import { spanishTexts } from "./chosen-language.ts";
import { resultsEn } from "./results-en.ts";

/** Words of the page of results, in the language that was chosen. */
export const resultsTexts: typeof resultsEn = spanishTexts?.results ?? resultsEn;
