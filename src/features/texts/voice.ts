import { spanishTexts } from "./chosen-language.ts";
import { voiceEn } from "./voice-en.ts";

/** Words around voice notes, in the language that was chosen. */
export const voiceTexts: typeof voiceEn = spanishTexts?.voice ?? voiceEn;
