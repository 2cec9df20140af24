import { spanishTexts } from "./chosen-language.ts";
import { syncEn } from "./sync-en.ts";

/** Words of an account on several devices, in the language that was chosen. */
export const syncTexts: typeof syncEn = spanishTexts?.sync ?? syncEn;
