import { spanishTexts } from "./chosen-language.ts";
import { syncStatusEn } from "./sync-status-en.ts";

/** Words of how this device stands to the others, in the language that was chosen. */
export const syncStatusTexts: typeof syncStatusEn = spanishTexts?.syncStatus ?? syncStatusEn;
