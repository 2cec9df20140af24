/** Flesch-Kincaid grade (Kincaid 1975): 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function fleschKincaidGrade(texts: readonly string[]): number {
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const text of texts) {
    const found = text.match(/[a-z]+(?:'[a-z]+)?/gi) ?? [];
    if (found.length === 0) continue;
    sentences += Math.max(1, (text.match(/[.!?](?=\s|$)/g) ?? []).length);
    words += found.length;
    for (const word of found) syllables += syllablesOf(word);
  }
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** A sentence without what it quotes: our own words. */
export function ownWords(sentence: string): string {
  return sentence.replace(/“[^”]*”/g, " ").replace(/\s+/g, " ");
}
