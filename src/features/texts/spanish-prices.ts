/**
 * What the Spanish catalogues are told of the prices. They are given them and do not import them: the file of the build in which Spanish
 * stands is awaited while the app's own file is still starting, and would wait for it for ever.
 */
export type Prices = Pick<
  typeof import("./prices.ts"),
  "careCircleMembers" | "consultMinutes" | "offerNames" | "priceOf" | "trialDays"
>;
