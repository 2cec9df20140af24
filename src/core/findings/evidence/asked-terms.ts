import { everydaySynonyms } from "#core/findings/answers/everyday-synonyms.ts";
import { isOrdinary } from "#core/findings/answers/ordinary-words.ts";
import { answerWords, phraseSynonyms } from "#core/findings/answers/phrase-synonyms.ts";
import type { Question } from "#core/findings/answers/question.ts";
import { stem, stems } from "#core/findings/answers/search-words.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { rootsOf } from "#core/findings/answers/word-roots.ts";
import { plainQuestion } from "#core/findings/plan/plain-question.ts";
import { askedWindow } from "#core/findings/plan/read-window.ts";
import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { conceptSurfaces } from "#core/understanding/vocabulary/surfaces.ts";
import { askedKinds } from "./asked-kinds.ts";
import { isCutShort, isSlipOf, sharedBeginning } from "./near-words.ts";
import { type Operation, operationsOf } from "./operation.ts";
import type { ReadEvidence } from "./read-evidence.ts";

/** A way to say a thing: words that must all be there, and how surely they mean it. */
interface Way {
  words: readonly string[];
  weight: number;
}

/** One thing that the question is about. */
export interface AskedTerm {
  /** As it stands in the question, by stems. */
  key: string;
  ways: Way[];
  /** Its place among the question's words, and how many of them it is. */
  at: number;
  length: number;
  /** How rare it is among the sentences. */
  weight: number;
  /** Its kind where the vocabulary names it. */
  kinds: ReadonlySet<ConceptKind>;
  /** Whether any sentence says it. */
  held: boolean;
}

/** A question as evidence is held against it. */
export interface Asked {
  text: string;
  operations: Operation[];
  terms: AskedTerm[];
  /** Words that the answer may hold besides: for phrases, and for the kind of question. */
  helping: ReadonlySet<string>;
  /** ISO dates of the question, cut to their precision. */
  dates: string[];
  /** The stretch of time that the question names ("last summer", "in July"). */
  window: { from: string | undefined; to: string | undefined } | undefined;
  /** Kinds of records that it names by what stands in them. */
  kinds: ReadonlySet<string>;
  today: string;
  /** Asks for what is so today. */
  now: boolean;
}

const synonymWeight = 0.75;
const rootWeight = 0.6;
const slipWeight = 0.9;
const nearWeight = 0.55;
const cutShortWeight = 0.75;
const nowAsked =
  /\b(?:now|current\w*|at the moment|today|these days|still|latest|newest|last|next|most recent|right now|currently|nowadays)\b/i;

/** Words of asking that say nothing of the thing asked about. */
const askingWords = new Set(
  "why when who where how what which date time day number need needed want mean explain plain english please list sorry supposed meant hi just really okay ok fine right wrong one paper letter say record doctor told tell ask happen thing stuff bit bad good guy people person till lol coz im ive whats dont cant i'm is it's also gonna wanna since again sort kind actually"
    .split(" ")
    .map((word) => stem(word)),
);

/** Reads what a question asks, against the words that the records have. */
export function readAsked(question: Question, records: readonly ReadEvidence[], today: string): Asked {
  const frequencies = wordFrequencies(records);
  const count = records.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const named = [...mentionTerms(question, frequencies), ...plainTerms(question, frequencies)];
  for (const term of named) weigh(term, frequencies, count);
  // A word of talk that no record has is nothing that they lack.
  const terms = named.filter(({ held, kinds, key }) => held || kinds.size > 0 || !isOrdinary(key));
  const helping = [...phraseSynonyms(question.text), ...answerWords(question.text)]
    .flat()
    .flatMap((word) => stems(word));
  return {
    text: question.text,
    operations: operationsOf(question.text),
    terms,
    helping: new Set(helping),
    dates: question.dates.map(({ date }) => date),
    window: windowOf(question.text, today),
    kinds: askedKinds(question.text),
    today,
    now: nowAsked.test(question.text),
  };
}

function windowOf(text: string, today: string): Asked["window"] {
  const window = askedWindow(plainQuestion(text), today);
  return window === undefined || (window.from === undefined && window.to === undefined)
    ? undefined
    : { from: window.from, to: window.to };
}

function wordFrequencies(records: readonly ReadEvidence[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const { sentences, ownWords } of records) {
    for (const word of ownWords) if (!frequencies.has(word)) frequencies.set(word, 0);
    for (const { wordSet, headingWords } of sentences) {
      for (const word of wordSet) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
      for (const word of headingWords) if (!frequencies.has(word)) frequencies.set(word, 0);
    }
  }
  return frequencies;
}

/** Things of the vocabulary, with all their names. */
function mentionTerms(question: Question, frequencies: ReadonlyMap<string, number>): AskedTerm[] {
  return question.mentions.map((mention) => {
    const printed = question.tokens.slice(mention.first, mention.last + 1).map(({ key }) => stem(key));
    const ways = new Map<string, Way>();
    add(ways, printed, 1);
    for (const { concept } of mention.surfaces)
      for (const phrase of conceptSurfaces(concept)) add(ways, stems(phrase), 0.95);
    for (const words of phraseSynonyms(question.text.slice(mention.start, mention.end)))
      for (const word of words) add(ways, stems(word), synonymWeight);
    if (mention.first === mention.last) widen(ways, question.tokens[mention.first]?.key ?? "", frequencies);
    else for (const word of printed) add(ways, [word], 0.5);
    return {
      key: printed.join(" "),
      ways: [...ways.values()],
      at: mention.first,
      length: mention.last - mention.first + 1,
      weight: 0,
      kinds: new Set(mention.surfaces.map(({ concept }) => concept.kind)),
      held: false,
    };
  });
}

/** Words that the vocabulary does not know. */
function plainTerms(question: Question, frequencies: ReadonlyMap<string, number>): AskedTerm[] {
  const covered = new Set<number>();
  for (const mention of question.mentions)
    for (let token = mention.first; token <= mention.last; token++) covered.add(token);
  const terms: AskedTerm[] = [];
  question.tokens.forEach((token, index) => {
    const key = stem(token.key);
    if (covered.has(index) || stopWords.has(token.key) || askingWords.has(key) || key.length < 2) return;
    if (terms.some((term) => term.key === key)) return;
    const ways = new Map<string, Way>();
    add(ways, [key], 1);
    widen(ways, token.key, frequencies);
    terms.push({ key, ways: [...ways.values()], at: index, length: 1, weight: 0, kinds: new Set(), held: false });
  });
  return terms;
}

function add(ways: Map<string, Way>, words: readonly string[], weight: number): void {
  const key = words.join(" ");
  if (words.length > 0 && (ways.get(key)?.weight ?? 0) < weight) ways.set(key, { words, weight });
}

/** Synonyms, words of the same root, and, where the records do not have the word, those that are it but for a slip or a beginning. */
function widen(ways: Map<string, Way>, key: string, frequencies: ReadonlyMap<string, number>): void {
  for (const word of everydaySynonyms(key)) add(ways, stems(word), synonymWeight);
  const own = stem(key);
  const roots = rootsOf(key);
  const missing = !frequencies.has(own);
  for (const word of frequencies.keys()) {
    if (word === own || word.length < 4) continue;
    if (roots?.starts.some((part) => word.startsWith(part)) || roots?.ends.some((part) => word.endsWith(part)))
      add(ways, [word], rootWeight);
    if (missing && own.length >= 5 && isSlipOf(own, word)) add(ways, [word], slipWeight);
    else if (missing && isCutShort(own, word)) add(ways, [word], cutShortWeight);
    else if (sharedBeginning(own, word) >= 0.6) add(ways, [word], nearWeight);
  }
}

/** Rare things decide more than those that half of the sentences say. */
function weigh(term: AskedTerm, frequencies: ReadonlyMap<string, number>, count: number): void {
  let held = 0;
  for (const { words, weight } of term.ways) {
    const least = Math.min(...words.map((word) => frequencies.get(word) ?? 0));
    if (words.every((word) => frequencies.has(word))) term.held = true;
    held += least * weight;
  }
  term.weight = Math.log(1 + (count + 1) / (Math.min(held, count) + 0.7));
}

/** How surely words say the term: 0 to 1. */
export function saysTerm(term: AskedTerm, words: ReadonlySet<string>): number {
  let best = 0;
  for (const way of term.ways) if (way.weight > best && way.words.every((word) => words.has(word))) best = way.weight;
  return best;
}
