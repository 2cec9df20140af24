import type { Citation, CitedSentence } from "#core/domain/citation.ts";

/** A shorter quote may stand in a record twice and mean two things. */
const shortestRepeat = 20;

interface Said {
  /** The sentence's own words, in the form in which words are compared. */
  text: string;
  citation: Citation;
  /** The citation's words, in the same form. */
  words: string;
}

/**
 * The sentences without those that say again what an earlier one has said: each place that they quote lies in words that were quoted, or
 * the record prints the very same words at another place. In a diary the same words on two days are two things.
 */
export function withoutRepeats(sentences: readonly CitedSentence[], isDiary: boolean): CitedSentence[] {
  const said: Said[] = [];
  const wordsSaid = new Set<string>();
  return sentences.filter((sentence) => {
    const text = plain(sentence.text);
    const quoted = sentence.citations.map((citation) => ({ text, citation, words: plain(citation.quote) }));
    const repeats = quoted.every(
      ({ citation, words }) =>
        (!isDiary && words.length >= shortestRepeat && wordsSaid.has(words)) ||
        said.some((earlier) => holds(earlier.citation, citation) && earlier.text.includes(words)),
    );
    if (repeats) return false;
    said.push(...quoted);
    for (const { words } of quoted) if (text.includes(words)) wordsSaid.add(words);
    return true;
  });
}

function holds(one: Citation, other: Citation): boolean {
  return one.page === other.page && one.start <= other.start && one.end >= other.end;
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
