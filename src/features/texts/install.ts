import { spanishTexts } from "./chosen-language.ts";
import { installEn } from "./install-en.ts";

/** Words of having the app on the home screen, in the language that was chosen. */
export const installTexts: typeof installEn = spanishTexts?.install ?? installEn;
