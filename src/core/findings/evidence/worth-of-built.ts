import type { CitedSentence } from "#core/domain/citation.ts";
import type { Draft } from "#core/findings/answers/draft.ts";
import { sumOfTrees } from "#core/findings/learned-trees.ts";
import type { Asked } from "./asked-terms.ts";
import { citedPlaceOf } from "./near-best.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import model from "./worth-of-built-trees.json" with { type: "json" };

/** What the records say of a question, as it was looked up. */
export interface LookedUp {
  asked: Asked;
  ranked: RankedSentence[];
  /** That they hold what is asked: 0 to 1. */
  sure: number;
}

/** So many of the best are looked at for what is newer, and for what has no day. */
const lookedAt = 6;
const surely = 0.5;

/**
 * How much better than the records' own words an answer is that was built from the chart or from facts, -1 to 1, as trees have learned it from
 * readers who graded both (`training/worth-of-built.ts`).
 */
export function worthOfBuilt(found: LookedUp, built: Draft, evidence: Draft): number {
  return sumOfTrees(model, worthFeatures(found, built, evidence));
}

/** Whether one of the best sentences that speak of what is asked stands in a record without a day. */
export function isSaidWithoutDay({ asked, ranked }: LookedUp): boolean {
  return ranked.slice(0, lookedAt).some((one) => dayOf(one) === undefined && saysMost(asked, one.cover.own));
}

const dayOf = ({ sentence }: RankedSentence): string | undefined => sentence.day?.date ?? sentence.record.date;

/** What is seen of both answers, and of how they stand to what fits the question best. */
export function worthFeatures({ asked, ranked, sure }: LookedUp, built: Draft, evidence: Draft): string[] {
  const [lead] = built.sentences;
  const [best] = ranked;
  if (lead === undefined || best === undefined) return ["nothing"];
  const cited = built.sentences.flatMap(({ citations }) => citations);
  const ofLead = lead.citations.length > 0 ? lead.citations : (built.sentences[1]?.citations ?? []);
  const isCited = (one: RankedSentence) => cited.some((citation) => citedPlaceOf(one.sentence, citation));
  const place = ranked.findIndex((one) => ofLead.some((citation) => citedPlaceOf(one.sentence, citation)));
  const own = ranked[place];
  const top = ranked.slice(0, lookedAt).filter(({ cover }) => saysMost(asked, cover.own));
  const dates = ranked.filter(isCited).flatMap(({ sentence }) => sentence.day?.date ?? sentence.record.date ?? []);
  const newest = [...dates].sort().at(-1) ?? "";
  const powers = ranked.slice(0, 24).map(({ score }) => Math.exp(score - best.score));
  const flags: [string, boolean][] = [
    ["asks two things", /\?.+\?|\b(?:and|also|plus)\b/i.test(asked.text)],
    ["asks of now", asked.now],
    ["names days", asked.dates.length > 0],
    ["names a window", asked.window !== undefined],
    ["cites no sentence", place < 0],
    ["cites the best", isCited(best)],
    ["best has no day", dayOf(best) === undefined],
    ["one without a day", top.some((one) => dayOf(one) === undefined)],
    ["a newer one", top.some((one) => (dayOf(one) ?? "") > newest)],
    ["a newer best", (dayOf(best) ?? "") > newest],
    ["lead has no day", own !== undefined && dayOf(own) === undefined],
    ["built found", built.found],
    ["evidence found", evidence.found],
    ["evidence unsure", evidence.unsure === true],
    ["evidence says nothing", evidence.sentences.length === 0],
    ["tells a disagreement", built.sentences.some(({ text }) => /^Your records disagree\b/.test(text))],
    ["is a list", lead.text.endsWith(":")],
    ["numbers asked", asked.operations.includes("how-much")],
  ];
  return [
    ...below("place", place < 0 ? 99 : place, [1, 2, 3, 4, 6, 9, 13, 25, 99]),
    ...below("behind", own === undefined ? 99 : best.score - own.score, [0.01, 0.5, 1, 1.5, 2, 3]),
    ...below("sure", sure, [0.2, 0.3, 0.45, 0.6, 0.8]),
    ...below("margin", best.score - (ranked[1]?.score ?? best.score), [0.2, 0.5, 1, 1.7, 2.5]),
    ...below("share of the best", 1 / powers.reduce((sum, power) => sum + power, 0), [0.15, 0.25, 0.4, 0.6, 0.8]),
    ...below("said by the best", saidShare(asked, best.cover.own), [0.2, 0.4, 0.6, 0.8, 0.99]),
    ...below("said by the lead's", own === undefined ? 0 : saidShare(asked, own.cover.own), [0.2, 0.4, 0.6, 0.8, 0.99]),
    ...below("words of built", wordsOf(built.sentences), [8, 14, 22, 40, 70]),
    ...below("words of evidence", wordsOf(evidence.sentences), [1, 14, 22, 40, 70]),
    ...below("sentences of built", built.sentences.length, [2, 3, 5]),
    ...below("words asked", asked.text.split(/\s+/).length, [4, 6, 9, 14, 20]),
    ...below("terms", asked.terms.length, [1, 2, 3, 4, 6]),
    ...flags.flatMap(([name, is]) => (is ? [name] : [])),
    `begins ${beginningOf(lead)}`,
    ...asked.operations.map((operation) => `asks ${operation}`),
    ...asked.terms.flatMap(({ kinds }) => [...kinds].map((kind) => `names ${kind}`)),
    ...[...best.sentence.contents].map((content) => `the best holds ${content}`),
    `role of the best ${best.sentence.role}`,
  ];
}

/** By their first words our own sentences are told apart. */
const beginnings =
  /^(?:Yes, your records|Yes|Not yet|No|Your records (?:show|have|do not|disagree|say|first|last)|The (?:last|highest|lowest|first)|You (?:are|could|have)|Booked|Your \S+(?: \([^)]*\))? (?:is|was|has)|“)/;

function beginningOf({ text }: CitedSentence): string {
  const [found = "other"] = beginnings.exec(text) ?? [];
  return found.startsWith("Your ") && !found.startsWith("Your records") ? `Your … ${found.split(" ").at(-1)}` : found;
}

function saysMost(asked: Asked, said: readonly number[]): boolean {
  const most = Math.max(0, ...asked.terms.map(({ weight }) => weight));
  return asked.terms.some(({ weight }, at) => weight >= 0.6 * most && (said[at] ?? 0) > surely);
}

function saidShare({ terms }: Asked, values: readonly number[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return terms.reduce((sum, { weight }, at) => sum + weight * (values[at] ?? 0), 0) / total;
}

function wordsOf(sentences: readonly CitedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

function below(name: string, value: number, bounds: readonly number[]): string[] {
  return bounds.flatMap((bound) => (value < bound ? [`${name} < ${bound}`] : []));
}
