import { spanishTexts } from "./chosen-language.ts";
import { packsEn } from "./packs-en.ts";

/** Words of the packs that a person may download, in the language that was chosen. */
export const packsTexts: typeof packsEn = spanishTexts?.packs ?? packsEn;
