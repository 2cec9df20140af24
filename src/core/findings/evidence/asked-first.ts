import type { Asked } from "./asked-terms.ts";
import { isDecisive } from "./confidence.ts";
import type { EvidenceSentence } from "./evidence-sentences.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import { leadHolds } from "./unsure-of-asked.ts";

/** So much of a thing is surely said. */
export const surely = 0.5;
const nearBest = 1.5;

/** The sentences in their order, but one that holds a day, a person or a number first where that is asked and the best has none. */
export function withAskedFirst(asked: Asked, ranked: readonly RankedSentence[]): RankedSentence[] {
  const { operations } = asked;
  const wanted = operations.flatMap((operation) => leadHolds[operation] ?? []);
  const best = ranked[0];
  if (best === undefined) return [];
  const inOrder = operations.includes("why") ? withReasonsNext(asked, ranked) : [...ranked];
  const course = operations.includes("trend") ? rowOfValues(asked, ranked) : undefined;
  if (course !== undefined) return [course, ...inOrder.filter((one) => one !== course)];
  if (wanted.length === 0) return inOrder;
  const holds = ({ sentence }: RankedSentence) => wanted.some((content) => sentence.contents.has(content));
  const near = ranked.filter((one) => holds(one) && one.score >= best.score - nearBest);
  const first = (operations.includes("when") ? newestMove(near, near[0] ?? best) : undefined) ?? near[0] ?? best;
  return [first, ...inOrder.filter((one) => one !== first)];
}

/** A day that was moved is told by what moved it. */
const tellsOfMove =
  /\b(?:moved?|shifted|changed (?:to|from)|new (?:date|time|day|appointment)|new:|instead of|re-?scheduled|brought forward|put back|postponed)\b/i;

/** Where the best one is no newer. */
function newestMove(near: readonly RankedSentence[], best: RankedSentence): RankedSentence | undefined {
  const dayOf = ({ sentence }: RankedSentence) => sentence.day?.date ?? sentence.record.date ?? "";
  const moves = near.filter(
    (one) =>
      tellsOfMove.test(one.sentence.text) &&
      !denied.test(one.sentence.text) &&
      one.cover.own.some((said) => said > surely) &&
      dayOf(one) >= dayOf(best),
  );
  return moves.reduce<RankedSentence | undefined>(
    (newest, one) => (newest === undefined || dayOf(one) > dayOf(newest) ? one : newest),
    undefined,
  );
}

const denied = /\b(?:not|never)\b|n't\b/i;

/** How something went is told by the row of its values, where one is nearly as good as the best. */
function rowOfValues({ terms }: Asked, ranked: readonly RankedSentence[]): RankedSentence | undefined {
  const [best] = ranked;
  if (best === undefined) return undefined;
  const rows = ranked.filter(
    ({ sentence, cover, score }) =>
      score >= best.score - rowsBehind &&
      valuesIn(sentence) >= fewestValues &&
      terms.some((term, at) => isDecisive(term) && (cover.own[at] ?? 0) > surely),
  );
  return rows.sort((one, other) => valuesIn(other.sentence) - valuesIn(one.sentence))[0];
}

const fewestValues = 3;
/** A row may lie so far behind the best. */
const rowsBehind = 2;
const isValue = /^[<>]?\d+(?:[.,]\d+)?%?(?: ?(?:\(?[HL]\)?|[↑↓*]))?$/;

/** So many cells of a row are values. */
function valuesIn({ kind, cells }: EvidenceSentence): number {
  return kind === "row" ? cells.slice(1).filter(({ text }) => isValue.test(text.trim())).length : 0;
}

const tellsReason =
  /\b(?:because|due to|owing to|(?:as|since) (?:he|she|they|you|it|this|the|her|his|your|\p{L}+ (?:gave|has|was|is|had|caused))|caused?|led to|side effects?|so that)\b/iu;

/** Where the reason is asked, what is said of the very thing with a "because" goes on after the best, before what is near it by words. */
function withReasonsNext({ terms }: Asked, [best, ...rest]: readonly RankedSentence[]): RankedSentence[] {
  if (best === undefined) return [];
  const isNamed = terms.map(({ kinds }) => kinds.size > 0);
  const isReason = ({ sentence, cover }: RankedSentence) =>
    tellsReason.test(sentence.text) && cover.own.some((said, at) => said > surely && isNamed[at]);
  const reasons = rest.filter(isReason).slice(0, mostReasons);
  return [best, ...reasons, ...rest.filter((one) => !reasons.includes(one))];
}

const mostReasons = 2;
