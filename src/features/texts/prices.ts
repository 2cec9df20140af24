/** The prices that the product plans, in US dollars. Every page and the assistant take them from here. */
export const pricesInUsd = {
  healthHub: 19.99,
  advocate: 99.99,
  physician: 190,
  careCircle: 9.99,
} as const;

export type PricedOffer = keyof typeof pricesInUsd;

export const offerNames: Record<PricedOffer, string> = {
  healthHub: "Automated Health Hub",
  advocate: "Red Thread Advocate",
  physician: "AI-Enabled Physician Consult",
  careCircle: "Care Circle",
};

export const careCircleMembers = 3;
export const trialDays = 14;
export const consultMinutes = 60;

/** "$19.99", or "$190" for whole dollars. */
export function formatPrice(usd: number): string {
  return `$${Number.isInteger(usd) ? usd : usd.toFixed(2)}`;
}

/** The price of an offer as it is shown; what is added to a plan has a plus before it. */
export function priceOf(offer: PricedOffer): string {
  const price = formatPrice(pricesInUsd[offer]);
  return offer === "careCircle" ? `+${price}` : price;
}
