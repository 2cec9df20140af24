import { spanishTexts } from "./chosen-language.ts";
import { standsStillEn } from "./stands-still-en.ts";

/** What somebody is told who waits for something that does not go on, in the language that was chosen. */
export const standsStillTexts: typeof standsStillEn = spanishTexts?.standsStill ?? standsStillEn;
