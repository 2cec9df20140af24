import type { Asked, AskedTerm } from "./asked-terms.ts";
import { isDecisive } from "./confidence.ts";
import type { Operation } from "./operation.ts";
import type { Content } from "./passage-contents.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/** What a sentence holds that leads an answer to when, who or how much. */
export const leadHolds: Partial<Record<Operation, readonly Content[]>> = {
  when: ["date", "day-to-come"],
  who: ["person"],
  "how-much": ["number"],
  "how-long": ["duration", "date"],
};

/**
 * Below it an answer is told as the nearest that there is. Over 643 answers of the records' words to questions by ten writers, 49 of them to
 * questions that nothing answers, this and what is asked without its day or person tell 39 of the 49, and 150 of the others, a third of them false.
 */
const certain = 0.6;
/** Where a day or a person is asked for, one of so many of the best sentences has to hold it. */
const lookedAt = 6;
const surely = 0.5;

/** Whether what was found may be near what is asked and no more; `sure`: 0 to 1. */
export function isUnsureOf(asked: Asked, ranked: readonly RankedSentence[], sure: number): boolean {
  return sure < certain || lacks("who", asked, ranked) || lacks("when", asked, ranked);
}

/** Whether a day, or a person, is asked for and none stands with half of the things that the question is about. */
function lacks(operation: "who" | "when", asked: Asked, ranked: readonly RankedSentence[]): boolean {
  if (!asked.operations.includes(operation)) return false;
  const wanted = leadHolds[operation] ?? [];
  return !ranked.slice(0, lookedAt).some(({ sentence, cover }) => {
    const told = cover.own.filter((said) => said > surely).length;
    const holds =
      wanted.some((content) => sentence.contents.has(content)) || (operation === "when" && sentence.day !== undefined);
    return holds && told >= Math.max(1, Math.floor((cover.own.length + 1) / 2));
  });
}

/** So telling, beside the most telling thing asked for, is what a sentence has to say to come near. */
const nearlyAsTelling = 0.6;

/**
 * Whether one of the best sentences says a test, a medicine or an illness that is asked for, or, where none is named, a thing that is nearly as
 * telling as the most telling one: "found nothing about it" would be false.
 */
export function saysTelling({ terms }: Asked, ranked: readonly RankedSentence[]): boolean {
  const least = nearlyAsTelling * Math.max(0, ...terms.map(({ weight }) => weight));
  const isNamed = terms.some(isDecisive);
  const isTelling = (term: AskedTerm) => (isNamed ? isDecisive(term) : term.weight >= least);
  return ranked
    .slice(0, lookedAt)
    .some(({ cover }) => terms.some((term, at) => isTelling(term) && (cover.own[at] ?? 0) > surely));
}
