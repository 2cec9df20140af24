import type { CitedSentence } from "#core/domain/citation.ts";
import type { Asked } from "./asked-terms.ts";
import { isBehind } from "./near-best.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/** A no, a mistake, a thing that is not to be had: what a "Yes" must not be said over. That something is not to be stopped is none. */
const against =
  /\b(?:(?:no|not|never|none|n't)\b(?! (?:to )?(?:stop|miss|skip|run out|change|forget|only|more than|later than))|wrong(?:ly)?\b|(?:in|by) (?:error|mistake)\b|incorrect\b|cancelled\b|back-?\s?order(?:ed)?\b|out of stock\b|taken off\b)/gi;
/** So many letters lie at most between the thing and what speaks against it, within a sentence. */
const reach = 40;

/** Of a newer record or the same one, a sentence near the best that speaks against the very thing that a built answer says yes to. */
export function speaksAgainst(
  lead: CitedSentence,
  asked: Asked,
  ranked: readonly RankedSentence[],
): RankedSentence | undefined {
  const told = lead.text.toLowerCase();
  // The stems of what the question and the answer name both.
  const names = asked.terms
    .flatMap(({ ways }) =>
      ways.filter(
        ({ weight, words: [first] }) =>
          weight >= 0.7 && first !== undefined && first.length > 3 && told.includes(first),
      ),
    )
    .flatMap(({ words }) => words.slice(0, 1));
  const cited = new Set(lead.citations.map(({ documentId }) => documentId));
  const dates = ranked
    .filter(({ sentence }) => cited.has(sentence.record.id))
    .map(({ sentence }) => sentence.record.date);
  const newest = dates.reduce((one, other) => ((other ?? "") > (one ?? "") ? other : one), undefined);
  return ranked.find(
    (one) =>
      !isBehind(one, ranked) &&
      (one.sentence.record.date ?? "") >= (newest ?? "") &&
      isAgainst(one.sentence.text.toLowerCase(), names),
  );
}

function isAgainst(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(against)].some(({ index, 0: said }) => {
    const from = Math.max(text.lastIndexOf(". ", index), text.lastIndexOf("; ", index), index - reach);
    const to = Math.min(
      ...[text.indexOf(". ", index), text.indexOf("; ", index)].map((at) => (at < 0 ? text.length : at)),
    );
    const around = text.slice(Math.max(0, from), Math.min(to, index + said.length + reach));
    return names.some((name) => around.includes(name));
  });
}
