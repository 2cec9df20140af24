import { assistantEn } from "./assistant-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** The words of the scripted assistant, in the language that was chosen. */
export const assistantTexts: typeof assistantEn = spanishTexts?.assistant ?? assistantEn;
