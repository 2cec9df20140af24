import { spanishTexts } from "./chosen-language.ts";
import { pricingEn } from "./pricing-en.ts";

/** The words of the pricing page, in the language that was chosen. */
export const pricingTexts: typeof pricingEn = spanishTexts?.pricing ?? pricingEn;
