import { spanishTexts } from "./chosen-language.ts";
import { wordingEn } from "./wording-en.ts";

/** Words around what a language model words, in the language that was chosen. */
export const wordingTexts: typeof wordingEn = spanishTexts?.wording ?? wordingEn;
