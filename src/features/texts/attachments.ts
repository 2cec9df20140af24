import { attachmentsEn } from "./attachments-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words around the files inside a PDF, in the language that was chosen. */
export const attachmentsTexts: typeof attachmentsEn = spanishTexts?.attachments ?? attachmentsEn;
