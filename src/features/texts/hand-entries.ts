import { spanishTexts } from "./chosen-language.ts";
import { handEntriesEn } from "./hand-entries-en.ts";

/** Words of what is added by hand, in the language that was chosen. */
export const handEntriesTexts: typeof handEntriesEn = spanishTexts?.handEntries ?? handEntriesEn;
