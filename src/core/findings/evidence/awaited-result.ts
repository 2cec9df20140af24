import type { Asked, AskedTerm } from "./asked-terms.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/** What a test said is asked for, and not whether it was done. */
const asksForResult =
  /\bwhat (?:did|does|do|was|were|is|are)\b.{0,60}\b(?:show|showed|find|found|say|said|grow|grew|reveal|count|level|result)\b|\bwhat (?:was|is|were|are) (?:my|the|his|her|mum'?s|dad'?s) [\w -]{2,30}$|\bresults?\b(?: of\b|.{0,24}\?*$)|\bgr[eo]w what\b|\bcome back (?:ok|okay|clear|normal|clean|fine|positive|negative)\b/i;
const asksWhetherDone =
  /\b(?:been|was it|were they) (?:done|reported|taken|sent)\b|\b(?:outstanding|waiting|pending|still to|chase|due)\b|^(?:when|who|where|why)\b/i;

/** What is said of a test that has no result yet. */
export const awaited =
  /\b(?:pending|awaited|awaiting|to follow|ordered|requested|advised|recommended|mailed|not (?:yet )?(?:been )?(?:sent|done|back|reported|taken|received|available)|to be (?:done|checked|sent|taken|repeated|arranged|booked)|(?:would|will|to) order|is due|no result|still to (?:do|come))\b|[—–-] due\b/i;

/** Words of tests and of asking: they name no thing. */
const ofAsking = /^(?:result|test|show|find|say|said|come|back|grow|count|level|report|month|day|last|latest|ok|clear)/;
const ofTests: readonly string[] = ["lab", "procedure", "vital"];
/** So short a line without a number or one of these words names a test and tells nothing of it. */
const fewWords = 6;
const outcome = /\b(?:gr[eo]wn?|show(?:s|ed|n)?|found|normal|negative|positive|clear|benign|no (?:growth|evidence))\b/i;

/** Of the best sentences so many are looked at. */
const lookedAt = 12;
const surely = 0.5;

/**
 * The sentence that says that what is asked for is not known yet: the result of a test is asked for, and wherever the records name that test they
 * say that it was asked for, or is to come.
 */
export function awaitedResult(asked: Asked, ranked: readonly RankedSentence[]): RankedSentence | undefined {
  if (!asksForResult.test(asked.text) || asksWhetherDone.test(asked.text)) return undefined;
  const named = asked.terms.map((term, at) => ({ term, at })).filter(({ term }) => namesThing(term));
  const tests = named.filter(({ term }) => ofTests.some((kind) => [...term.kinds].some((one) => one === kind)));
  const things = tests.length > 0 ? tests : named;
  if (things.length === 0) return undefined;
  const naming = ranked
    .slice(0, lookedAt)
    .filter(({ cover, sentence }) => things.every(({ at }) => (cover.own[at] ?? 0) > surely) && tells(sentence.text));
  return naming.every(({ sentence }) => awaited.test(sentence.text)) ? naming[0] : undefined;
}

function tells(text: string): boolean {
  return awaited.test(text) || outcome.test(text) || /\d/.test(text) || text.split(" ").length >= fewWords;
}

function namesThing({ key }: AskedTerm): boolean {
  return !ofAsking.test(key);
}
