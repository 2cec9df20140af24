import type { CitedSentence } from "#core/records/citation.ts";
import type { Page } from "#core/records/page.ts";
import { onOneLine } from "#core/summaries/plain-facts.ts";
import { conceptSurfaces } from "#core/vocabulary/surfaces.ts";
import { tokenise } from "#core/vocabulary/tokens.ts";
import type { Draft } from "./draft.ts";
import type { Question } from "./question.ts";
import type { PassageHit, QueryGroup, SearchIndex } from "./search-index.ts";
import { stopWords } from "./stop-words.ts";

/** Reads the pages of a record, or undefined where it is gone. */
export type PagesOf = (documentId: string) => Promise<readonly Page[] | undefined>;

const shownPassages = 3;
/** So much of what the question is about must stand in a passage, by weight, for it to be evidence. */
const enoughCoverage = 0.6;

/** A question's groups: each thing of the vocabulary with all its names, each other word by itself. */
export function queryGroups(question: Question): QueryGroup[] {
  const groups: QueryGroup[] = [];
  const covered = new Set<number>();
  for (const mention of question.mentions) {
    const ways = new Map<string, string[]>();
    for (const surface of mention.surfaces) {
      for (const phrase of conceptSurfaces(surface.concept)) {
        const words = tokenise(phrase)
          .map((token) => token.key)
          .filter((key) => !stopWords.has(key));
        if (words.length > 0) ways.set(words.join(" "), words);
      }
    }
    for (let token = mention.first; token <= mention.last; token++) covered.add(token);
    if (ways.size > 0) groups.push([...ways.values()]);
  }
  question.tokens.forEach((token, index) => {
    if (!covered.has(index) && question.focus.includes(token.key)) groups.push([[token.key]]);
  });
  return groups;
}

/** The best-supported passages, quoted. */
export async function answerFromPassages(question: Question, index: SearchIndex, pagesOf: PagesOf): Promise<Draft> {
  const groups = queryGroups(question);
  if (groups.length === 0) return { sentences: [], found: false };
  const hits = index.search(groups, 24).filter((hit) => hit.coverage >= enoughCoverage);
  const best = hits[0];
  if (best === undefined) return { sentences: [], found: false };
  const sentences: CitedSentence[] = [];
  const seen = new Set<string>();
  for (const hit of hits) {
    if (sentences.length >= shownPassages || hit.score < best.score * 0.5) break;
    const cited = await quotePassage(hit, pagesOf);
    if (cited === undefined || seen.has(cited.text)) continue;
    seen.add(cited.text);
    sentences.push(cited);
  }
  return { sentences, found: sentences.length > 0 };
}

async function quotePassage(hit: PassageHit, pagesOf: PagesOf): Promise<CitedSentence | undefined> {
  const page = (await pagesOf(hit.document.id))?.find((candidate) => candidate.number === hit.page);
  const quote = page?.text.slice(hit.start, hit.end);
  if (quote === undefined || quote.trim() === "") return undefined;
  return {
    text: `${hit.document.originalFilename} says: “${onOneLine(quote)}”`,
    citations: [
      {
        documentId: hit.document.id,
        originalFilename: hit.document.originalFilename,
        page: hit.page,
        start: hit.start,
        end: hit.end,
        quote,
      },
    ],
  };
}
