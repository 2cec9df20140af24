import { terms } from "./data.ts";
import { meantBy } from "./find-concepts.ts";
import { lexicon, type Surface } from "./lexicon.ts";
import { positiveWords } from "./positive-words.ts";
import { TermTrie } from "./term-trie.ts";
import { type Token, tokenise, wordKey } from "./tokens.ts";

/** A hard word in a text and what it means, in a few plain words. */
export interface Explained {
  start: number;
  end: number;
  /** The same for all forms of the word: each is explained once. */
  key: string;
  plain: string;
}

let trie: TermTrie<{ key: string; plain: string }> | undefined;

function termTrie(): TermTrie<{ key: string; plain: string }> {
  if (trie !== undefined) return trie;
  trie = new TermTrie();
  for (const entry of terms) {
    const key = entry.term.toLowerCase();
    const plain = plainFor(key, entry.plain);
    if (plain !== undefined) for (const form of [entry.term, ...entry.forms]) trie.add(form, { key, plain });
  }
  const known = new Set(terms.flatMap((entry) => [entry.term, ...entry.forms]).map((form) => form.toLowerCase()));
  for (const [key, plain] of positiveWords) if (!known.has(key)) trie.add(key, { key, plain });
  return trie;
}

/**
 * The explanation that may be shown. An explanation stands in the same sentence as what a record says. One that holds a negation or a number of its own could be taken for
 * the record's, so it is left out.
 */

function plainFor(key: string, plain: string): string | undefined {
  return positiveWords.get(key) ?? (canStandBesideEvidence(plain) ? plain : undefined);
}

function canStandBesideEvidence(plain: string): boolean {
  return plain !== "" && !/\d|\b(?:no|not|never|none|nor|without|cannot)\b|n't\b/i.test(plain);
}

/** The hard words of `text` that our files explain, in order, longest first, none overlapping. */
export function explainedWords(text: string): Explained[] {
  const tokens = tokenise(text);
  const found: Explained[] = [];
  const words = termTrie();
  const concepts = lexicon().trie;
  for (let index = 0; index < tokens.length; index++) {
    const term = words.longestAt(tokens, index);
    const concept = concepts.longestAt(tokens, index);
    const longer = concept !== undefined && concept.last > (term?.last ?? -1) ? concept : undefined;
    const last = longer?.last ?? term?.last;
    const meaning =
      longer === undefined ? term?.values[0] : conceptMeaning(text, tokens, longer.first, longer.last, longer.values);
    const start = tokens[index]?.start;
    const wordEnd = last === undefined ? undefined : tokens[last]?.end;
    const bracket =
      start !== undefined &&
      wordEnd !== undefined &&
      text.charAt(wordEnd) === ")" &&
      text.slice(start, wordEnd).includes("(");
    const end = wordEnd !== undefined && bracket ? wordEnd + 1 : wordEnd;
    if (last === undefined || start === undefined || end === undefined) continue;
    if (meaning !== undefined && !saysItself(text.slice(start, end), meaning.plain))
      found.push({ start, end, ...meaning });
    index = last;
  }
  return found;
}

function conceptMeaning(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  surfaces: readonly Surface[],
): { key: string; plain: string } | undefined {
  const printed = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
  const surface = meantBy(printed, surfaces).find(
    ({ concept, form, abbreviation }) =>
      form !== "lay" &&
      concept.kind !== "allergen" &&
      !(easyKinds.has(concept.kind) && isEasy(printed)) &&
      plainFor(concept.name, concept.plain) !== undefined &&
      (!abbreviation || printed === printed.toUpperCase()),
  );
  const plain = surface === undefined ? undefined : plainFor(surface.concept.name, surface.concept.plain);
  return surface === undefined || plain === undefined ? undefined : { key: surface.concept.name, plain };
}

/** Kinds whose short names everybody knows ("cough", "pulse", "knee"); short names of conditions and medicines can be hard ("lupus"). */
const easyKinds: ReadonlySet<string> = new Set(["symptom", "vital", "body-part"]);

/** Spellings that give away a Greek or Latin word, however short. */
const learned = /ph|ps|rh|pn|sis|ia|ea\b|algia|itis|emia|uria|ysp|yn|yx|oe/i;

/** At most two syllables a word, as vowels count them, and nothing learned about it. */
function isEasy(printed: string): boolean {
  if (learned.test(printed)) return false;
  return printed
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => (word.match(/[aeiouy]+/g) ?? []).length - (/[^l]e$/.test(word) ? 1 : 0) <= 2);
}

const emptyWords = new Set(["the", "and", "for", "that", "with", "from", "used", "body", "kind"]);

/** "Chest pain" needs no "pain in the chest": all meaningful words of the printed name stand in its explanation already. */
function saysItself(printed: string, plain: string): boolean {
  const said = new Set(tokenise(plain).map((token) => token.key));
  const words = tokenise(printed)
    .map((token) => token.key)
    .filter((word) => word.length > 2 && !emptyWords.has(word));
  return words.length > 0 && words.every((word) => said.has(word) || said.has(wordKey(`${word}s`)));
}
