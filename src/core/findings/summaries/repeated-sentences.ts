import type { CitedSentence } from "#core/domain/citation.ts";
import { type Place, Places } from "#core/domain/places.ts";

/** A shorter quote may stand in a record twice and mean two things. */
const shortestRepeat = 20;

/** What was quoted at a place, by a sentence of these words. */
interface Said extends Place {
  /** The sentence's own words, in the form in which words are compared. */
  text: string;
}

/**
 * The sentences without those that say again what an earlier one has said: each place that they quote lies in words that were quoted, or
 * the record prints the very same words at another place. In a diary the same words on two days are two things.
 */
export function withoutRepeats(sentences: readonly CitedSentence[], isDiary: boolean): CitedSentence[] {
  const said = new Map<number, Places<Said>>();
  const wordsSaid = new Set<string>();
  return sentences.filter((sentence) => {
    const text = plain(sentence.text);
    const quoted = sentence.citations.map((citation) => ({ citation, words: plain(citation.quote) }));
    const repeats = quoted.every(
      ({ citation: { page, start, end }, words }) =>
        (!isDiary && words.length >= shortestRepeat && wordsSaid.has(words)) ||
        said.get(page)?.holds(start, end, (earlier) => earlier.text.includes(words)) === true,
    );
    if (repeats) return false;
    for (const { citation, words } of quoted) {
      const { page, start, end } = citation;
      const onPage = said.get(page) ?? new Places<Said>();
      said.set(page, onPage);
      onPage.add({ start, end, text });
      if (text.includes(words)) wordsSaid.add(words);
    }
    return true;
  });
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
