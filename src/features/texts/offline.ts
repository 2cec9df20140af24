import { spanishTexts } from "./chosen-language.ts";
import { offlineEn } from "./offline-en.ts";

/** Words of what is kept for times without a network, in the language that was chosen. */
export const offlineTexts: typeof offlineEn = spanishTexts?.offline ?? offlineEn;
