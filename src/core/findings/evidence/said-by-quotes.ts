import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { inPlainWords } from "./plain-sentence.ts";

const negation = /\b(?:no|not|never|none|without|nor|neither|cannot|nothing)\b|n't\b/gi;

/** Whether every number and every negation of a sentence stands in its citations, and every negation of the words it says in it. */
export function saidByQuotes({ text, citations }: CitedSentence): boolean {
  const quotes = citations.map(({ quote }) => quote).join("\n");
  const plain = inPlainWords(quotes);
  const dates = findDates(quotes, 0, {}).map(({ date }) => dateInWords(date));
  const numbers = new Set(`${quotes} ${plain} ${dates.join(" ")}`.match(/\d+/g)?.map(Number));
  if ((text.match(/\d+/g) ?? []).some((number) => !numbers.has(Number(number)))) return false;
  const denied = text.replace(/^No: /, "").match(negation)?.length ?? 0;
  return denied <= (plain.match(negation)?.length ?? 0);
}
