import { spanishTexts } from "./chosen-language.ts";
import { storageTroubleEn } from "./storage-trouble-en.ts";

/** What the header says where this device's storage fails, in the language that was chosen. */
export const storageTroubleTexts: typeof storageTroubleEn = spanishTexts?.storageTrouble ?? storageTroubleEn;
