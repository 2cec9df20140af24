import { spanishTexts } from "./chosen-language.ts";
import { correctionsEn } from "./corrections-en.ts";

/** What is said about correcting a record, in the language that was chosen. */
export const correctionsTexts: typeof correctionsEn = spanishTexts?.corrections ?? correctionsEn;
