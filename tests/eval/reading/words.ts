/**
 * The words of a text, for comparing two readers of one file. Only what both may write differently without one of them being wrong is made
 * equal: case, the compatibility forms of Unicode (ligatures, full-width signs, accents that stand alone) and soft hyphens. Words that are parted
 * at the end of a line stay parted, because both readers keep lines.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      // An accent that stands alone becomes a space and a combining mark there: it belongs to the letter before it.
      .replace(/ (?=\p{M})/gu, "")
      .normalize("NFC")
      .replace(/\u00AD/gu, "")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

export interface WordScore {
  /** Words of the reference, each as often as it stands there. */
  words: number;
  found: number;
  missing: string[];
}

/** How many of the reference's words are found, each as often as it stands there. */
export function scoreWords(reference: readonly string[], found: readonly string[]): WordScore {
  const counts = new Map<string, number>();
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  const missing: string[] = [];
  for (const word of reference) {
    const left = counts.get(word) ?? 0;
    if (left === 0) missing.push(word);
    else counts.set(word, left - 1);
  }
  return { words: reference.length, found: reference.length - missing.length, missing };
}
