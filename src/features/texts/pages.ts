import { spanishTexts } from "./chosen-language.ts";
import { pagesEn } from "./pages-en.ts";

/** The words of the landing page, the story and the care circle, in the language that was chosen. */
export const pagesTexts: typeof pagesEn = spanishTexts?.pages ?? pagesEn;
