import { bounded, longestName } from "#core/domain/bounded-text.ts";
import { editDistance } from "#core/understanding/vocabulary/near-miss.ts";

/** Words of names that say no more than what kind of thing it is. */
const commonWords = new Set(
  "acid sodium calcium vitamin tablet tablets capsule cream gel spray drops injection infusion patch oral solution extended release slow human blood test level count total serum plasma urine mean free ratio rate score index body with and the for from daily night morning this that what when have need take long term dose days week test then them they were does done".split(
    " ",
  ),
);
const shortestPrefix = 4;

/** Whether a word of a question is one of a name's words: the same, its beginning ("vedo"), or a slip of the finger away. */
export function namesIt(word: string, name: string): boolean {
  if (word.length < 3 || word.length > longestName || commonWords.has(word)) return false;
  for (const part of bounded(name, longestName)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (part === word || part === `${word}s` || `${part}s` === word) return part.length > 2 && !commonWords.has(part);
    if (commonWords.has(part) || part.length < 5) continue;
    if (word.length >= shortestPrefix && part.length >= word.length + 2 && part.startsWith(word)) return true;
    if (word.length < 5 || word[0] !== part[0]) continue;
    const allowed = word.length >= 8 ? 2 : 1;
    if (editDistance(word, part, allowed) <= allowed) return true;
  }
  return false;
}
