import { wordsOf } from "./words.ts";

/** How many words must be added, left out or replaced to make what was heard what was said; case and punctuation do not count. */
export function wordErrors(heard: string, said: string): { errors: number; words: number } {
  const found = wordsOf(heard);
  const wanted = wordsOf(said);
  let previous = wanted.map((_, index) => index + 1);
  previous.unshift(0);
  for (const [row, word] of found.entries()) {
    const current = [row + 1];
    for (const [column, target] of wanted.entries()) {
      const replaced = (previous[column] ?? 0) + (word === target ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return { errors: previous.at(-1) ?? 0, words: wanted.length };
}
