import type { Chart } from "#core/domain/chart.ts";
import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { CitedRecords } from "#core/findings/entailment/entailed-sentences.ts";
import { recordName, recordNameFirst } from "#core/findings/naming/record-names.ts";

/** What answers are composed from. */
export interface PlanSource extends CitedRecords {
  chart: Chart;
}

/** What was composed for one question; nothing where the chart cannot tell. */
export type Composed = CitedSentence[] | undefined;

const mostCitations = 30;

/** A sentence with its evidence, each place once. */
export function say(text: string, ...citations: readonly (readonly Citation[] | undefined)[]): CitedSentence {
  const seen = new Set<string>();
  const kept = citations
    .flatMap((list) => list ?? [])
    .filter(({ documentId, page, start, end }) => {
      const key = `${documentId}/${page}/${start}/${end}`;
      return !seen.has(key) && seen.add(key) !== undefined;
    });
  return { text: text.replace(/\s+/g, " ").replace(/\.\.$/, "."), citations: kept.slice(0, mostCitations) };
}

const longestQuote = 30;
const shortestQuote = 4;
const usualQuote = 14;

/** "Dr Tran's clinic letter of 27 January 2026 says: “…”": the fullest of the places that decide, or nothing where they are single words. */
export function quoted(
  source: PlanSource,
  citations: readonly Citation[],
  { wanted = usualQuote } = {},
): CitedSentence | undefined {
  const best = citations
    .map((citation) => ({ citation, words: onOneLine(citation.quote).split(" ").length }))
    .filter(({ words }) => words >= shortestQuote && words <= longestQuote * 1.4)
    .sort((one, other) => Math.abs(one.words - wanted) - Math.abs(other.words - wanted))[0];
  if (best === undefined) return undefined;
  const record = source.recordOf(best.citation.documentId);
  const name = record === undefined ? "Your record" : recordNameFirst(record);
  return say(`${name} ${name.startsWith("Your diary") ? "has" : "says"}: “${shortened(best.citation.quote)}”.`, [
    best.citation,
  ]);
}

/** The name of the record that a place stands in, to stand within a sentence. */
export function nameOfRecord(source: PlanSource, citation: Citation | undefined): string {
  const record = citation === undefined ? undefined : source.recordOf(citation.documentId);
  return record === undefined ? "your records" : recordName(record);
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The words of a place as they are quoted: on one line, no longer than a reader follows. */
export function shortened(text: string, most = longestQuote): string {
  const words = onOneLine(text)
    .replace(/[“”"]/g, "'")
    .replace(/(?<![\s.;,:|])[\s.;,:|]+$/, "")
    .split(" ");
  return words.length <= most ? words.join(" ") : `${words.slice(0, most).join(" ")} …`;
}

/** "a, b and c". */
export function inWords(list: readonly string[]): string {
  return list.length <= 1 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}
