import { spanishTexts } from "./chosen-language.ts";
import { demoEn } from "./demo-en.ts";

/** The words of the demo, in the language that was chosen. */
export const demoTexts: typeof demoEn = spanishTexts?.demo ?? demoEn;
