import { readLanguage } from "./language.ts";
import { careCircleMembers, consultMinutes, offerNames, priceOf, trialDays } from "./prices.ts";

type Spanish = ReturnType<typeof import("./spanish.ts").spanish>;

let prepared: Spanish | undefined;

/**
 * Fetches the catalogues of this device's language. To be awaited before the first catalogue is loaded: every word of a screen is set when
 * its code is loaded. In English there is nothing to wait for, and nothing more to fetch.
 */
export async function prepareLanguage(): Promise<void> {
  if (readLanguage() !== "es") return;
  try {
    const { spanish } = await import("./spanish.ts");
    prepared = spanish({ careCircleMembers, consultMinutes, offerNames, priceOf, trialDays });
  } catch {
    // The file did not come (no network before the first visit was over): the whole interface is in English this once.
  }
}

/** The Spanish catalogues, where Spanish is the language and they came. */
export function preparedSpanish(): Spanish | undefined {
  return prepared;
}
