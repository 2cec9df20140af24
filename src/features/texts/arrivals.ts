import { arrivalsEn } from "./arrivals-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of files that another app has handed over, in the language that was chosen. */
export const arrivalsTexts: typeof arrivalsEn = spanishTexts?.arrivals ?? arrivalsEn;
