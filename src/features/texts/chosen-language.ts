import type { Language } from "./language.ts";
import { preparedSpanish } from "./prepared-language.ts";

/** The Spanish catalogues, where Spanish is the language. */
export const spanishTexts = preparedSpanish();

/** The language that the interface speaks. */
export const language: Language = spanishTexts ? "es" : "en";

// The records are English and write a decimal point: Spanish as it is written in Mexico does so too.
const locales = { en: "en-GB", es: "es-MX" } as const satisfies Record<Language, string>;

/** The BCP 47 tag by which dates and figures are written. */
export const locale = locales[language];
