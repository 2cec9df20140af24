import { spanishTexts } from "./chosen-language.ts";
import { navigationEn } from "./navigation-en.ts";

/** The words around every page, in the language that was chosen. */
export const navigationTexts: typeof navigationEn = spanishTexts?.navigation ?? navigationEn;
