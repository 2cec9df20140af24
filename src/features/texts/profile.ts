import { spanishTexts } from "./chosen-language.ts";
import { profileEn } from "./profile-en.ts";

/** Words of the profile page, in the language that was chosen. */
export const profileTexts: typeof profileEn = spanishTexts?.profile ?? profileEn;
