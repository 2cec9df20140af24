import { type CitedSentence, withoutWider } from "#core/domain/citation.ts";
import { isEntailed } from "#core/findings/entailment/entailed-sentences.ts";
import { onOneLine, type PlanSource, say, shortened } from "./plan-source.ts";

/**
 * What was composed, as far as its citations bear it out. Where the sentence that answers does not stand in them, nothing is left: the
 * passages are asked instead. Of a list an item falls back to the record's own words; what only qualifies is left out.
 */
export function entailedAnswer(composed: readonly CitedSentence[], source: PlanSource): CitedSentence[] {
  const [first] = composed;
  if (first === undefined) return [];
  const holds = (sentence: CitedSentence) => isEntailed(sentence, source, source.chart.asOf);
  const isList = first.text.endsWith(":");
  if (!isList && !holds(first)) return [];
  const kept = composed.slice(1).flatMap((sentence) => {
    if (holds(sentence)) return [sentence];
    const quote = isList ? inOwnWords(sentence) : undefined;
    return quote === undefined ? [] : [quote];
  });
  // A list of nothing lists nothing.
  if (isList && kept.length === 0) return [];
  return [holds(first) ? first : { ...first, text: first.text.replace(/ \d+ (?=\p{L})/u, " these ") }, ...kept];
}

const mostWords = 24;

/** The cited words themselves, as they stand in one record. */
function inOwnWords({ citations }: CitedSentence): CitedSentence | undefined {
  const all = citations.filter(({ documentId }) => documentId === citations[0]?.documentId);
  const apart = withoutWider(all);
  // A name alone says nothing: the sentence that it stands in does.
  const record = (apart.length > 1 ? apart : all).slice(0, 4);
  const words = [...new Set(record.map(({ quote }) => onOneLine(quote)))].join(" … ");
  if (words === "") return undefined;
  return say(`“${shortened(words, mostWords)}”.`, record);
}
