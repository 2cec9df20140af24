import { spanishTexts } from "./chosen-language.ts";
import { medicinesEn } from "./medicines-en.ts";

/** Words of the list of medicines, in the language that was chosen. */
export const medicinesTexts: typeof medicinesEn = spanishTexts?.medicines ?? medicinesEn;
