import { backupEn } from "./backup-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of sealed backups, in the language that was chosen. */
export const backupTexts: typeof backupEn = spanishTexts?.backup ?? backupEn;
