import { spanishTexts } from "./chosen-language.ts";
import { otherVersionsEn } from "./other-versions-en.ts";

/** Words of other versions, in the language that was chosen. */
export const otherVersionsTexts: typeof otherVersionsEn = spanishTexts?.otherVersions ?? otherVersionsEn;
