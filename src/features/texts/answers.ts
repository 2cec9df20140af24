import { answersEn } from "./answers-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of an answer's shape, in the language that was chosen. */
export const answersTexts: typeof answersEn = spanishTexts?.answers ?? answersEn;
