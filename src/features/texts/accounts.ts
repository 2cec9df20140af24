import { accountsEn } from "./accounts-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of the people who share a device, in the language that was chosen. */
export const accountsTexts: typeof accountsEn = spanishTexts?.accounts ?? accountsEn;
