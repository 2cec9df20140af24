import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { onOneLine } from "#core/findings/summaries/plain-facts.ts";
import { machineSpeech } from "#core/reading/machine-speech.ts";
import { splitSentences } from "#core/reading/sentences.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { conceptSurfaces } from "#core/understanding/vocabulary/surfaces.ts";
import type { Draft } from "./draft.ts";
import { everydaySynonyms } from "./everyday-synonyms.ts";
import { type FoundPassage, fusePassages, type Meaning } from "./fuse-passages.ts";
import { answerWords, phraseSynonyms } from "./phrase-synonyms.ts";
import type { Question } from "./question.ts";
import { distinctGroups, type QueryGroup } from "./score-passages.ts";
import type { SearchIndex } from "./search-index.ts";
import { stem, stems } from "./search-words.ts";
import { rootsOf } from "./word-roots.ts";

/** Reads the pages of a record, or undefined where it is gone. */
export type PagesOf = (documentId: string) => Promise<readonly Page[] | undefined>;

/** So many words of the records are taken for an everyday one. */
const mostWordsOfRoot = 60;
const shownPassages = 3;
/** So much of what the question is about must stand in a passage, by weight, for it to be evidence. */
const enoughCoverage = 0.34;

/** When, or whether, something happened to oneself: a passage about a leg is no answer to when it was broken. */
export const ownEvent = /^(?:and |so |but )?when did i (?!first\b|last\b|start|stop)|\b(?:have i|did i) ever\b/i;

/** A question's groups: each thing of the vocabulary with all its names, each other word with those that may stand for it. */
export function queryGroups(question: Question, index?: SearchIndex): QueryGroup[] {
  const groups: QueryGroup[] = [];
  const covered = new Set<number>();
  // Where no record has an everyday word or one that stands for it: the words made of the parts that mean it.
  const madeOf = (key: string, known: readonly (readonly string[])[]) => {
    const roots = rootsOf(key);
    if (index === undefined || roots === undefined) return [];
    if (known.some((way) => way.every((word) => index.holds(word)))) return [];
    return index.wordsMadeOf(roots, mostWordsOfRoot);
  };
  for (const mention of question.mentions) {
    const ways = new Map<string, string[]>();
    const add = (phrase: string) => {
      const words = stems(phrase);
      if (words.length > 0) ways.set(words.join(" "), words);
    };
    for (const surface of mention.surfaces) for (const phrase of conceptSurfaces(surface.concept)) add(phrase);
    if (mention.first === mention.last) {
      const key = question.tokens[mention.first]?.key ?? "";
      for (const word of everydaySynonyms(key)) add(word);
      for (const word of madeOf(key, [...ways.values()])) ways.set(word, [word]);
    }
    for (const word of saidOtherwise(question, mention)) add(word);
    for (let token = mention.first; token <= mention.last; token++) covered.add(token);
    if (ways.size > 0) groups.push([...ways.values()]);
  }
  question.tokens.forEach((token, index) => {
    if (covered.has(index) || !question.focus.includes(token.key)) return;
    const ways = [[stem(token.key)], ...everydaySynonyms(token.key).map((word) => stems(word))].filter(
      (way) => way.length > 0,
    );
    groups.push([...ways, ...madeOf(token.key, ways).map((word) => [word])]);
  });
  return distinctGroups(groups);
}

/** Words that records may have for a thing that the question names in several words ("birth control"). */
function saidOtherwise({ text }: Question, { start, end }: Mention): string[] {
  return phraseSynonyms(text.slice(start, end)).flat();
}

/** What the wanted passage may say besides: the words for a question's phrases, and those that a "who" or a "when" is answered with. */
function helpingGroups({ text }: Question): QueryGroup[] {
  return [...phraseSynonyms(text), ...answerWords(text)].map((words) => words.map((word) => stems(word)));
}

/**
 * The best-supported passages, quoted. Whether anything is found is decided by words alone: things that no record holds lie as near by
 * meaning as things that one does, so `meaning` only chooses which passages are shown.
 */
export async function answerFromPassages(
  question: Question,
  { index, pagesOf, meaning }: { index: SearchIndex; pagesOf: PagesOf; meaning?: Meaning },
): Promise<Draft> {
  const groups = queryGroups(question, index);
  if (groups.length === 0 || namesWhatIsMissing(question, index)) return { sentences: [], found: false };
  const ofOwnEvent = ownEvent.test(question.text);
  const hits = index
    .search(groups, 24, { helping: helpingGroups(question) })
    .filter((hit) => hit.coverage >= enoughCoverage && (!ofOwnEvent || hit.groups.length === groups.length));
  const best = hits[0];
  if (best === undefined) return { sentences: [], found: false };
  const fitting = hits.filter((hit) => hit.score >= best.score * 0.5);
  const sentences: CitedSentence[] = [];
  for (const passage of meaning === undefined ? fitting : fusePassages(fitting, meaning, index)) {
    if (sentences.length >= shownPassages) break;
    if (sentences.some((said) => said.citations.some((citation) => holds(citation, passage)))) continue;
    const cited = await quotePassage(passage, pagesOf);
    if (cited !== undefined && sentences.every(({ text }) => text !== cited.text)) sentences.push(cited);
  }
  return { sentences, found: sentences.length > 0 };
}

/** Whether a passage was quoted with the one before it. */
function holds(citation: Citation, { document, page, start, end }: FoundPassage): boolean {
  return (
    citation.documentId === document.id && citation.page === page && citation.start <= start && citation.end >= end
  );
}

const namedKinds: ReadonlySet<string> = new Set([
  "medication",
  "lab",
  "vital",
  "procedure",
  "vaccination",
  "condition",
]);

const grownThing = /\b(?:moles?|lumps?|growths?|polyps?|lesions?|cysts?|nodules?|samples?|biops(?:y|ies)|tissue)\b/i;

/** Whether the question names a medicine, test, procedure or illness that no passage says in any of its names: then nothing near is an answer. */
export function namesWhatIsMissing(question: Question, index: SearchIndex): boolean {
  return question.mentions.some((mention) => {
    // Whether a growth was cancer stands in what was found in it, whatever that was.
    if (grownThing.test(question.text) && /^cancer/i.test(question.text.slice(mention.start, mention.end)))
      return false;
    const named = mention.surfaces.every(
      ({ concept, form }) =>
        namedKinds.has(concept.kind) &&
        !(form === "lay" && (concept.kind === "condition" || concept.kind === "procedure")),
    );
    if (!named) return false;
    const names = mention.surfaces.flatMap(({ concept }) => [...conceptSurfaces(concept)]);
    const ways = [...names, ...saidOtherwise(question, mention)].map(stems);
    const hits = index.search([ways.filter((way) => way.length > 0)], 12, { printedOnly: true });
    const kinds = new Set(mention.surfaces.map(({ concept }) => concept.kind));
    const asksWhether = yesOrNo.test(question.text);
    return hits.every((hit) => isSaidOfElse(index.factsIn(hit), kinds, asksWhether));
  });
}

/** "Do I have …", "did they find …": what the records deny is the answer to it. */
const yesOrNo =
  /(?:^|\b(?:and|so|but|or|also) )(?:is|are|am|was|were|do|does|did|has|have|had)\b (?:\w+ ){1,4}|\b(?:or not|have i got|do i have|did i have)\b/i;

/** A vaccine against an illness is not the illness, a vitamin that is taken is not its level, and a relative's illness is not one's own. */
function isSaidOfElse(facts: readonly Fact[], kinds: ReadonlySet<string>, asksWhether: boolean): boolean {
  if (facts.length === 0) return false;
  if (kinds.has("condition"))
    return facts.every(
      (fact) => fact.kind === "vaccination" || fact.subject === "relative" || (fact.negated && !asksWhether),
    );
  if ((kinds.has("lab") || kinds.has("vital")) && !kinds.has("medication"))
    return facts.every((fact) => fact.kind === "medication");
  return false;
}

async function quotePassage(hit: FoundPassage, pagesOf: PagesOf): Promise<CitedSentence | undefined> {
  const page = (await pagesOf(hit.document.id))?.find((candidate) => candidate.number === hit.page);
  if (page === undefined || page.text.slice(hit.start, hit.end).trim() === "") return undefined;
  const longer = withNextSentence(page.text, hit.start, hit.end);
  // What follows may speak to a machine, as no passage does.
  const end = machineSpeech(page.text.slice(hit.start, longer)) === undefined ? longer : hit.end;
  const quote = page.text.slice(hit.start, end);
  return {
    text: `${hit.document.originalFilename} says: “${onOneLine(quote)}”`,
    citations: [
      {
        documentId: hit.document.id,
        originalFilename: hit.document.originalFilename,
        page: hit.page,
        start: hit.start,
        end,
        quote,
      },
    ],
  };
}

const shortPassage = 140;
const longestQuote = 280;

/**
 * Where the quote of a short sentence ends: with the next one of its paragraph, which often says the thing itself ("Headaches eight days a
 * month. Red wine brings them on.").
 */
function withNextSentence(text: string, start: number, end: number): number {
  if (end - start > shortPassage || !/[.!?]$/.test(text.slice(start, end).trimEnd())) return end;
  const rest = text.slice(end, start + longestQuote);
  const paragraph = rest.search(/\n\s*\n|\n\s*(?:[\p{L}][\p{L}\p{N} /&'’().-]{0,48}:\s|[•*·▪◦‣–—-]|\(?\d{1,2}[.)]\s)/u);
  const room = paragraph === -1 ? rest : rest.slice(0, paragraph);
  if (/\||\t| {2,}/.test(room)) return end;
  const [next] = splitSentences(text, end, end + room.length);
  return next !== undefined && /[.!?]$/.test(text.slice(next.start, next.end)) ? next.end : end;
}
