import { spanishTexts } from "./chosen-language.ts";
import { insightsEn } from "./insights-en.ts";

/** Words of the evidence of a red thread, in the language that was chosen. */
export const insightsTexts: typeof insightsEn = spanishTexts?.insights ?? insightsEn;
