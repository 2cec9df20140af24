import { spanishTexts } from "./chosen-language.ts";
import { conversationsEn } from "./conversations-en.ts";

/** Words of the list of conversations, in the language that was chosen. */
export const conversationsTexts: typeof conversationsEn = spanishTexts?.conversations ?? conversationsEn;
