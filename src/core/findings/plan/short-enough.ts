import type { CitedSentence } from "#core/domain/citation.ts";

const mostWords = 85;
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
