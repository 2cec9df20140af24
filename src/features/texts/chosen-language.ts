import { type Language, readLanguage } from "./language.ts";
import { careCircleMembers, consultMinutes, offerNames, priceOf, trialDays } from "./prices.ts";

async function loadSpanish() {
  try {
    const { spanish } = await import("./spanish.ts");
    return spanish({ careCircleMembers, consultMinutes, offerNames, priceOf, trialDays });
  } catch {
    // The file did not come (no network before the first visit was over): the whole interface is in English this once.
    return undefined;
  }
}

/**
 * The Spanish catalogues, where Spanish is the language. Everything that says a word waits for this one line; in English there is nothing
 * to wait for, and nothing more to fetch.
 */
export const spanishTexts = readLanguage() === "es" ? await loadSpanish() : undefined;

/** The language that the interface speaks. */
export const language: Language = spanishTexts ? "es" : "en";

// The records are English and write a decimal point: Spanish as it is written in Mexico does so too.
const locales = { en: "en-GB", es: "es-MX" } as const satisfies Record<Language, string>;

/** The BCP 47 tag by which dates and figures are written. */
export const locale = locales[language];
