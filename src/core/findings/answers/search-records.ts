import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import { type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { conceptSurfaces } from "#core/understanding/vocabulary/surfaces.ts";
import { type Token, tokenise } from "#core/understanding/vocabulary/tokens.ts";
import type { Records } from "./answer-question.ts";
import { cutSnippet, type FoundPlace } from "./found-place.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { distinctGroups, type PassageHit, type QueryGroup } from "./score-passages.ts";
import type { SearchIndex } from "./search-index.ts";
import { stem, stems } from "./search-words.ts";
import { stopWords } from "./stop-words.ts";

/** A record that was found, with the places that hold the words. */
export interface FoundRecord {
  document: Pick<IndexedDocument, "id" | "originalFilename" | "title" | "kind" | "occurredOn">;
  /** At most three; none where only the record's name or date was asked for. */
  places: FoundPlace[];
}

export interface SearchResults {
  /** At most twenty, best first. */
  records: FoundRecord[];
  /** How many records fit altogether. */
  total: number;
  /** How many records were looked through. */
  searched: number;
  /** False: no record holds all that was asked for; these hold some of it. */
  complete: boolean;
}

const shownRecords = 20;
const shownPlaces = 3;
/** Passages that are looked at: enough for every record of a large account to be among them. */
const consideredPassages = 5000;
/** So many words that begin like the last one typed are looked for. */
const completions = 40;
/** One letter is the beginning of too much. */
const shortestBeginning = 2;

interface Candidate {
  document: IndexedDocument;
  hits: PassageHit[];
  /** Groups that its passages or its name hold. */
  groups: Set<number>;
  score: number;
}

/**
 * Looks through all records for words (each with the other names the vocabulary has for it; the last one may be unfinished) and for dates
 * of care ("May 2025", "2025-05-21", "2025", "last month"). A record fits where it holds everything.
 *
 * @param today - ISO day, for "last month".
 */
export async function searchRecords(request: {
  query: string;
  today: string;
  records: Records;
}): Promise<SearchResults> {
  const { index, pagesOf } = request.records;
  const documents = index.documents();
  const { groups, dates } = readQuery(bounded(request.query, longestQuestion), request.today, index);
  const nothing = { records: [], total: 0, searched: documents.length, complete: true };
  if (groups.length === 0 && dates.length === 0) return nothing;
  const dated = dates.length === 0 ? documents : documents.filter((document) => isOfDate(document, dates));
  const candidates = groups.length === 0 ? dated.map(withoutWords) : candidatesOf(index, groups, new Set(dated));
  const most = Math.max(0, ...candidates.map((candidate) => candidate.groups.size));
  const fitting = candidates.filter((candidate) => candidate.groups.size === most).sort(bestFirst);
  const ways = groups.flat();
  const records = await Promise.all(
    fitting.slice(0, shownRecords).map(async ({ document, hits }): Promise<FoundRecord> => {
      const pages = hits.length === 0 ? undefined : await pagesOf(document.id);
      const places: FoundPlace[] = [];
      for (const hit of hits) {
        const text = pages?.find(({ number }) => number === hit.page)?.text;
        // A passage that only stands under a heading with the words has nothing to show.
        if (text !== undefined) places.push(...cutSnippet(text, hit, ways));
        if (places.length === shownPlaces) break;
      }
      const { id, originalFilename, title, kind, occurredOn } = document;
      return { document: { id, originalFilename, title, kind, occurredOn }, places };
    }),
  );
  return { records, total: fitting.length, searched: documents.length, complete: most === groups.length };
}

/** What is asked for: words, each with its other names, and dates. */
function readQuery(query: string, today: string, index: SearchIndex): { groups: QueryGroup[]; dates: FoundDate[] } {
  const dates = [...findDates(query, 0, { anchor: today }), ...bareDates(query, today)];
  const isDate = ({ start, end }: Token) => dates.some((date) => start >= date.start && end <= date.end);
  const tokens = tokenise(query).filter((token) => !isDate(token));
  const meaningful = tokens.filter(({ key }) => !stopWords.has(key));
  const asked = meaningful.length > 0 ? meaningful : dates.length > 0 ? [] : tokens;
  const groups = new Map(
    asked.map((token, number) => [number, waysOf(token, token === tokens.at(-1), index)] as const),
  );
  for (const mention of findMentions(query, 0, asked, false)) {
    const ways = mention.surfaces.flatMap(({ concept }) => conceptSurfaces(concept).map(stems));
    // A name of several words is one thing: it stands in the place of its first word.
    const printed = asked.slice(mention.first, mention.last + 1).map(({ key }) => stem(key));
    for (let number = mention.first; number <= mention.last; number++) {
      if (number > mention.first) groups.delete(number);
    }
    const own = mention.first === mention.last ? (groups.get(mention.first) ?? []) : [printed];
    groups.set(mention.first, unique([...own, ...ways.filter((way) => way.length > 0)]));
  }
  return { groups: distinctGroups([...groups.values()]), dates };
}

/** A word as it stands; where no record has it, or it is the last and may be unfinished, also the words that begin with it. */
function waysOf({ key }: Token, isLast: boolean, index: SearchIndex): string[][] {
  const word = stem(key);
  const longer = key.length < shortestBeginning ? [] : index.wordsStartingWith(key, completions);
  const isKnown = (stemmed: string) => index.wordsStartingWith(stemmed, 1)[0] === stemmed;
  const unfinished = [...longer, ...withoutEnding(key).filter(isKnown)];
  return unique([[word], ...(isLast || !isKnown(word) ? unfinished.map((begun) => [begun]) : [])]);
}

const endings = ["ing", "ed", "ly", "ness"];

/** What "mornin" may be the beginning of: stems to which the beginning of an ending was typed. */
function withoutEnding(key: string): string[] {
  const cuts = [1, 2, 3].filter((cut) => endings.some((ending) => ending.startsWith(key.slice(-cut))));
  return cuts.map((cut) => key.slice(0, -cut)).filter((begun) => begun.length > shortestBeginning);
}

function unique(ways: readonly string[][]): string[][] {
  return [...new Map(ways.map((way) => [way.join(" "), way])).values()];
}

/** A year, or a month's name, that stands alone: in a search it means the time. */
function bareDates(query: string, today: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of query.matchAll(/(?<![\d./-])(?:19|20)\d{2}(?![\d./-])/g)) {
    const before = query.slice(0, match.index);
    // "May 2025" and "21 May 2025" are read as a whole.
    if (/(?:[a-z]{3,9}\.?,? ?|\d[,/.-]? ?)$/i.test(before) && findDates(query, 0, {}).length > 0) continue;
    const place = { start: match.index, end: match.index + 4 };
    found.push({ ...place, date: match[0], precision: "year", relative: false });
  }
  const named = /^\s*([a-z]{3,9})\s*$/i.exec(query)?.[1];
  if (named !== undefined && named.toLowerCase() !== "may") {
    found.push(
      ...findDates(`in ${named}`, -3, { anchor: today }).map((date) => ({ ...date, start: 0, end: query.length })),
    );
  }
  return found;
}

function isOfDate({ occurredOn }: IndexedDocument, dates: readonly FoundDate[]): boolean {
  if (occurredOn === undefined) return false;
  return dates.some(({ date }) => occurredOn.startsWith(date) || date.startsWith(occurredOn));
}

function withoutWords(document: IndexedDocument): Candidate {
  return { document, hits: [], groups: new Set(), score: 0 };
}

function candidatesOf(
  index: SearchIndex,
  groups: readonly QueryGroup[],
  among: ReadonlySet<IndexedDocument>,
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const candidateOf = (document: IndexedDocument) => {
    const known = candidates.get(document.id) ?? withoutWords(document);
    candidates.set(document.id, known);
    return known;
  };
  for (const hit of index.search(groups, consideredPassages, { printedOnly: true })) {
    if (!among.has(hit.document)) continue;
    const candidate = candidateOf(hit.document);
    candidate.hits.push(hit);
    for (const group of hit.groups) candidate.groups.add(group);
    if (candidate.hits.length <= shownPlaces) candidate.score += hit.score;
  }
  const groupsNamedBy = namingGroups(groups);
  for (const document of among) {
    for (const group of groupsNamedBy(nameWordsOf(document))) {
      const candidate = candidateOf(document);
      candidate.groups.add(group);
      candidate.score += 4;
    }
  }
  for (const { hits } of candidates.values())
    hits.sort((one, other) => other.groups.length - one.groups.length || other.score - one.score);
  return [...candidates.values()];
}

/** Answers which groups a name holds. A name has few words and a group may have many ways, so the words are looked up among the ways. */
function namingGroups(groups: readonly QueryGroup[]): (name: ReadonlySet<string>) => Iterable<number> {
  const byWord = new Map<string, { way: readonly string[]; group: number }[]>();
  groups.forEach((ways, group) => {
    for (const way of ways) {
      const [first] = way;
      if (first === undefined) continue;
      const begun = byWord.get(first) ?? [];
      begun.push({ way, group });
      byWord.set(first, begun);
    }
  });
  return (name) => {
    const held = new Set<number>();
    for (const word of name)
      for (const { way, group } of byWord.get(word) ?? []) if (way.every((other) => name.has(other))) held.add(group);
    return held;
  };
}

/** A record's name is taken apart once, not at each letter that is typed. */
const nameWords = new WeakMap<IndexedDocument, ReadonlySet<string>>();

function nameWordsOf(document: IndexedDocument): ReadonlySet<string> {
  const known = nameWords.get(document);
  if (known !== undefined) return known;
  const words = new Set(stems(`${document.originalFilename} ${document.title ?? ""} ${document.kind ?? ""}`));
  nameWords.set(document, words);
  return words;
}

function bestFirst(one: Candidate, other: Candidate): number {
  return (
    other.score - one.score ||
    (other.document.occurredOn ?? "").localeCompare(one.document.occurredOn ?? "") ||
    (one.document.id < other.document.id ? -1 : 1)
  );
}
