import { spanishTexts } from "./chosen-language.ts";
import { emergencyEn } from "./emergency-en.ts";

/** Words of the emergency card, in the language that was chosen. */
export const emergencyTexts: typeof emergencyEn = spanishTexts?.emergency ?? emergencyEn;
