import { spanishTexts } from "./chosen-language.ts";
import { nowEn } from "./now-en.ts";

/** Words of the first screen, in the language that was chosen. */
export const nowTexts: typeof nowEn = spanishTexts?.now ?? nowEn;
