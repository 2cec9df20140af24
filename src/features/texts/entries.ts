import { spanishTexts } from "./chosen-language.ts";
import { entriesEn } from "./entries-en.ts";

/** Words about what the patient writes in the app, in the language that was chosen. */
export const entriesTexts: typeof entriesEn = spanishTexts?.entries ?? entriesEn;
