import { spanishTexts } from "./chosen-language.ts";
import { lockedEn } from "./locked-en.ts";

/** Words around a locked file's password, in the language that was chosen. */
export const lockedTexts: typeof lockedEn = spanishTexts?.locked ?? lockedEn;
