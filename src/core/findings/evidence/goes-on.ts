import { sumOfTrees } from "#core/findings/learned-trees.ts";
import type { Asked } from "./asked-terms.ts";
import { pageText } from "./evidence-sentences.ts";
import model from "./goes-on-trees.json" with { type: "json" };
import type { RankedSentence } from "./passage-ranker.ts";
import { totalWeight } from "./record-measures.ts";
import { leadHolds } from "./unsure-of-asked.ts";

/** So many of the best are asked whether they go on with the answer. */
export const lookedAt = 12;
/** The scores of so many make a sentence's share. */
const shared = 24;
const surely = 0.5;
/** What says nothing of the question, its heading neither, has to fit nearly as well as the best. */
const farBehind = 1;

/**
 * How likely a ranked sentence belongs to the answer, 0 to 1, as trees have learned it from readers who named the sentences that answer
 * (`training/goes-on.ts`).
 */
export function likelyGoesOn(asked: Asked, ranked: readonly RankedSentence[], at: number): number {
  const [best] = ranked;
  const one = ranked[at];
  if (at >= lookedAt || best === undefined || one === undefined) return 0;
  // Trees know pages full of sentences: of a page with two of them the other one is near by its place alone.
  const isFar = one.score < best.score - farBehind && one.cover.heading.every((said) => said === 0);
  if (isFar && !(isBeside(one, best) && isOfParagraph(one, best))) return 0;
  return Math.min(1, Math.max(0, sumOfTrees(model, goesOnFeatures(asked, ranked, at))));
}

/** What is seen of a sentence, of the best one and of how they stand to each other. */
export function goesOnFeatures(asked: Asked, ranked: readonly RankedSentence[], at: number): string[] {
  const [best] = ranked;
  const one = ranked[at];
  if (best === undefined || one === undefined) return [];
  const powers = ranked.slice(0, shared).map(({ score }) => Math.exp(score - best.score));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const { sentence } = one;
  const lead = best.sentence;
  const wanted = asked.operations.flatMap((operation) => leadHolds[operation] ?? []);
  const holds = (of: RankedSentence) => wanted.some((content) => of.sentence.contents.has(content));
  const flags: [string, boolean][] = [
    ["same record", sentence.record.id === lead.record.id],
    ["beside the best", isBeside(one, best)],
    ["newer", (sentence.record.date ?? "") > (lead.record.date ?? "")],
    ["older", (sentence.record.date ?? "") < (lead.record.date ?? "")],
    ["same day", sentence.day !== undefined && sentence.day.date === lead.day?.date],
    ["holds what is asked", holds(one)],
    ["the best holds what is asked", holds(best)],
    ["asks two things", /\?.+\?|\b(?:and|also|plus)\b/i.test(asked.text)],
    ["asks of now", asked.now],
  ];
  return [
    ...below("behind", best.score - one.score, [0.3, 0.6, 1, 1.5, 2, 3, 4]),
    ...below("step", (ranked[at - 1]?.score ?? one.score) - one.score, [0.1, 0.3, 0.6, 1]),
    ...below("gap after", one.score - (ranked[at + 1]?.score ?? one.score), [0.1, 0.3, 0.6, 1]),
    ...below("margin", best.score - (ranked[1]?.score ?? best.score), [0.2, 0.5, 1, 1.7, 2.5]),
    ...below("score", one.score, [1, 2, 3, 4, 5, 6]),
    ...below("score of the best", best.score, [2, 3, 4, 5, 6, 7]),
    ...below("place", at, [1, 2, 3, 4, 6, 8]),
    ...below("share", (powers[at] ?? 0) / total, [0.02, 0.04, 0.08, 0.15, 0.25]),
    ...below("share of the best", 1 / total, [0.15, 0.25, 0.4, 0.6, 0.8]),
    ...below("said", saidShare(asked, one.cover.own), [0.01, 0.2, 0.4, 0.6, 0.8]),
    ...below("said around", saidShare(asked, one.cover.around), [0.2, 0.4, 0.6, 0.8]),
    ...below("said by the best", saidShare(asked, best.cover.own), [0.2, 0.4, 0.6, 0.8]),
    ...below("said anew", saidAnew(asked, best, one), [0.05, 0.15, 0.3]),
    ...below("words", sentence.words.length, [4, 8, 14, 22]),
    ...below("words of the best", lead.words.length, [4, 8, 14, 22]),
    ...flags.flatMap(([name, is]) => (is ? [name] : [])),
    `kind ${sentence.kind}`,
    `role ${sentence.role}`,
    ...asked.operations.map((operation) => `asks ${operation}`),
    ...[...sentence.contents].map((content) => `holds ${content}`),
    ...[...lead.contents].map((content) => `the best holds ${content}`),
  ];
}

/** So near in its record a sentence may go on with what the best one says, whatever its own words. */
const stepsBeside = 2;

/** No blank line stands between them. */
function isOfParagraph({ sentence }: RankedSentence, { sentence: lead }: RankedSentence): boolean {
  const [first, last] = sentence.at < lead.at ? [sentence, lead] : [lead, sentence];
  const from = first.places.at(-1);
  const to = last.places[0];
  if (from === undefined || to === undefined || from.page !== to.page) return false;
  return !/\n\s*\n/.test(pageText(sentence.record, to.page).slice(from.end, to.start));
}

function isBeside({ sentence }: RankedSentence, { sentence: lead }: RankedSentence): boolean {
  return sentence.record.id === lead.record.id && Math.abs(sentence.at - lead.at) <= stepsBeside;
}

function below(name: string, value: number, bounds: readonly number[]): string[] {
  return bounds.flatMap((bound) => (value < bound ? [`${name} < ${bound}`] : []));
}

function saidShare(asked: Asked, values: readonly number[]): number {
  return asked.terms.reduce((sum, { weight }, at) => sum + weight * (values[at] ?? 0), 0) / totalWeight(asked);
}

/** How much of the question a sentence says that the best one does not say. */
function saidAnew(asked: Asked, best: RankedSentence, { cover }: RankedSentence): number {
  const anew = (at: number) => (best.cover.own[at] ?? 0) < surely && (cover.own[at] ?? 0) >= surely;
  return asked.terms.reduce((sum, { weight }, at) => sum + (anew(at) ? weight : 0), 0) / totalWeight(asked);
}
