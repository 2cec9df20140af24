import { checkInsEn } from "./check-ins-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of the ten-second check-in, in the language that was chosen. */
export const checkInsTexts: typeof checkInsEn = spanishTexts?.checkIns ?? checkInsEn;
