import { spanishTexts } from "./chosen-language.ts";
import { modelsEn } from "./models-en.ts";

/** Words of the language model's settings, in the language that was chosen. */
export const modelsTexts: typeof modelsEn = spanishTexts?.models ?? modelsEn;
