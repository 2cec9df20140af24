/**
 * Pairs of records, written by hand: in the first a clinician would expect a thread, in the second, which differs by little, none of that
 * kind. A record is its lines, its date first.
 */
export interface RulePair {
  name: string;
  /** Kinds that are right, and a word of the sentence. */
  kinds: readonly string[];
  about: string;
  urgent?: true;
  should: readonly (readonly string[])[];
  shouldNot: readonly (readonly string[])[];
}

export type Rec = readonly string[];
export const lab = (date: string, ...results: string[]): Rec => [
  `Date: ${date}`,
  "Laboratory report",
  "",
  `Collected: ${date}`,
  ...results,
];
export const list = (date: string, ...medicines: string[]): Rec => [
  `Date: ${date}`,
  "Clinic letter",
  "",
  "Medications",
  ...medicines,
];
export const note = (date: string, ...lines: string[]): Rec => [`Date: ${date}`, "Visit note", "", ...lines];

export const urgentPair = (name: string, about: string, high: string, fine: string): RulePair => ({
  name: `urgent ${name}`,
  kinds: ["urgent-result"],
  about,
  urgent: true,
  should: [lab("2026-05-28", high, "Ferritin: 21 ng/mL (30-300) L"), note("2026-05-29", "Feels well.")],
  shouldNot: [lab("2026-05-28", fine, "Ferritin: 21 ng/mL (30-300) L"), note("2026-05-29", "Feels well.")],
});
export const twice = (one: string, other: string, about: string, shouldNot: RulePair["shouldNot"]): RulePair => ({
  name: `${about} twice`,
  kinds: ["same-medicine-twice"],
  about,
  should: [list("2026-03-02", one), list("2026-04-20", other)],
  shouldNot,
});
export const allergy = (name: string, about: string, should: Rec[], shouldNot: Rec[]): RulePair => ({
  name: `allergy: ${name}`,
  kinds: ["allergy-conflict"],
  about,
  should,
  shouldNot,
});
export const dose = (about: string, one: string, other: string, same: string): RulePair => ({
  name: `dose of ${about}: ${one} / ${other}`,
  kinds: ["dose-changed"],
  about,
  should: [list("2026-02-03", one), list("2026-04-07", other)],
  shouldNot: [list("2026-02-03", one), list("2026-04-07", same)],
});
export const stopped = (about: string, stop: string, listed: string, then: Rec): RulePair => ({
  name: `${about} stopped, then listed`,
  kinds: ["stopped-and-listed"],
  about,
  should: [note("2026-01-12", stop), list("2026-04-02", listed)],
  shouldNot: [note("2026-01-12", stop), then],
});
export const course = (about: string, falling: readonly string[], steady: readonly string[]): RulePair => ({
  name: `course of ${about}`,
  kinds: ["steady-course"],
  about,
  should: falling.map((value, index) => lab(`${2020 + index}-03-1${index}`, value)),
  shouldNot: steady.map((value, index) => lab(`${2020 + index}-03-1${index}`, value)),
});
