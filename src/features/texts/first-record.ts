import { spanishTexts } from "./chosen-language.ts";
import { firstRecordEn } from "./first-record-en.ts";

/** Words of the record that somebody puts in before there is an account, in the language that was chosen. */
export const firstRecordTexts: typeof firstRecordEn = spanishTexts?.firstRecord ?? firstRecordEn;
