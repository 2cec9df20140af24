import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { EvidenceSentence } from "./evidence-sentences.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/**
 * How far behind the best of the records' own sentences the words may lie that a built answer cites, in the reader's scores. Over 884 questions
 * that readers wrote, a chart's answer within it cites a place that they named for 0.68, beyond it for 0.27, where the best sentences do for 0.52.
 */
const mostBehindBest = 1.5;

/** Whether what was built from facts or the chart stands where the question's answer would be looked for; a list stands in many places. */
export function isNearBest(
  built: readonly CitedSentence[],
  ranked: readonly RankedSentence[],
  most = mostBehindBest,
): boolean {
  const [best] = ranked;
  if (best === undefined || built[0]?.text.endsWith(":") === true) return true;
  const cited = built.flatMap(({ citations }) => citations);
  return ranked.some((one) => (!isBehind(one, ranked, most) || saysAll(one)) && isCited(one, cited));
}

/** A row of a list that names what is asked, and nothing else is asked, is about it, however it is put. */
function saysAll({ cover }: RankedSentence): boolean {
  return cover.own.length > 0 && cover.own.every((said) => said > 0.5);
}

function isCited({ sentence }: RankedSentence, cited: readonly Citation[]): boolean {
  return cited.some((citation) => citedPlaceOf(sentence, citation));
}

/** Whether a citation shows some of a sentence. */
export function citedPlaceOf(
  { record, places }: EvidenceSentence,
  { documentId, page, start, end }: Citation,
): boolean {
  return (
    documentId === record.id && places.some((place) => place.page === page && start < place.end && place.start < end)
  );
}

/** Whether a sentence fits a question so much worse than the best one that it is about something else. */
export function isBehind({ score }: RankedSentence, [best]: readonly RankedSentence[], most = mostBehindBest): boolean {
  return best !== undefined && score < best.score - most;
}
