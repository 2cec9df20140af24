import type { SummaryUnit } from "./summary-unit.ts";

export interface WeighedUnit {
  unit: SummaryUnit;
  /** As it will be said. */
  text: string;
  /** What it is worth to the patient, as learned. */
  worth: number;
}

/** How much the length of a clause counts against its worth: 1 would take worth a word, 0 worth alone. */
const lengthCounts = 0.6;
/** Clauses of less worth are no help to anybody, however much room there is. */
const leastWorth = 0.05;
/** Lines about the paper itself have to be worth more. */
const leastFormalWorth = 0.5;
const formal: ReadonlySet<string> = new Set(["letterhead", "addressee", "patient", "date", "administration"]);
/** What is left of the worth of a clause whose words have all been said. */
const repeated = 0.25;
/** Words over the budget that one long clause may take, while so many are left. */
const stretch = 8;
const common = new Set(
  "a an and are as at be been by for from had has have he her him his i if in is it its me my no not of on or our she so than that the their them then they this to up was we were will with you your".split(
    " ",
  ),
);

/** The clauses that say most within `budget` words, best first; a clause counts for what it adds to those before it. */
export function chooseUnits<U extends WeighedUnit>(candidates: readonly U[], budget: number): U[] {
  const open = candidates
    .filter(({ worth, unit }) => worth > (formal.has(unit.role) ? leastFormalWorth : leastWorth))
    .map((candidate) => ({ candidate, words: candidate.text.split(" ").length, keys: keysOf(candidate.text) }));
  const chosen: U[] = [];
  const said = new Set<string>();
  let left = budget;
  while (open.length > 0) {
    let best = -1;
    let bestGain = 0;
    open.forEach(({ candidate, words, keys }, index) => {
      if (words > left + (left > stretch ? stretch : 0)) return;
      const known = keys.length === 0 ? 1 : keys.filter((key) => said.has(key)).length / keys.length;
      const gain = (candidate.worth * (1 - (1 - repeated) * known)) / Math.max(3, words) ** lengthCounts;
      if (gain > bestGain) [best, bestGain] = [index, gain];
    });
    const [taken] = best < 0 ? [] : open.splice(best, 1);
    if (taken === undefined) break;
    chosen.push(taken.candidate);
    left -= taken.words;
    for (const key of taken.keys) said.add(key);
  }
  return chosen;
}

function keysOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words.filter((word) => !common.has(word)))];
}
