import { spanishTexts } from "./chosen-language.ts";
import { photosEn } from "./photos-en.ts";

/** Words around taking photos of a paper record, in the language that was chosen. */
export const photosTexts: typeof photosEn = spanishTexts?.photos ?? photosEn;
