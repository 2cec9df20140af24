import { appointmentsEn } from "./appointments-en.ts";
import { spanishTexts } from "./chosen-language.ts";

/** Words of the appointment mode, in the language that was chosen. */
export const appointmentsTexts: typeof appointmentsEn = spanishTexts?.appointments ?? appointmentsEn;
