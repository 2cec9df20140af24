import { spanishTexts } from "./chosen-language.ts";
import { en } from "./en.ts";

/** Every word the interface says, besides those of the subjects that have a catalogue of their own, in the language that was chosen. */
export const texts: typeof en = spanishTexts?.texts ?? en;
