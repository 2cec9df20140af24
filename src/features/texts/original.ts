import { spanishTexts } from "./chosen-language.ts";
import { originalEn } from "./original-en.ts";

/** Words of an original that is on its way, in the language that was chosen. */
export const originalTexts: typeof originalEn = spanishTexts?.original ?? originalEn;
