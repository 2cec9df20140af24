import { language } from "#features/texts/chosen-language.ts";
import { type Language, storeLanguage } from "#features/texts/language.ts";

/** Remembers the language and loads the page again in it: every word of a screen is set when its code is loaded. */
export function chooseLanguage(next: Language): void {
  if (next === language) return;
  storeLanguage(next);
  location.reload();
}
