import type { CitedSentence } from "#core/domain/citation.ts";

const mostWords = 85;
/** How a measurement went, with every day. */
export const tellsSeries = /^Your .{2,80}? (?:ha(?:s|ve) gone (?:up|down)|(?:is|are) the same as at first|over time)\b/;

/** A series that follows a value says what went before it. */
export function withoutWhatSeriesSays(sentences: readonly CitedSentence[]): CitedSentence[] {
  const series = sentences.findIndex(({ text }) => tellsSeries.test(text));
  return sentences.filter(
    ({ text }, at) => at === 0 || at >= series || !/^Before that it was |\b(?:says|has): “/.test(text),
  );
}

const mostSentences = 5;

/** Short answers without what would make them long; lists whole. */
export function shortEnough(composed: readonly CitedSentence[]): readonly CitedSentence[] {
  if (composed.length > mostSentences || composed[0]?.text.endsWith(":")) return composed;
  let left = mostWords;
  return composed.filter(({ text }, at) => {
    left -= text.split(" ").length;
    return at === 0 || left >= 0;
  });
}
