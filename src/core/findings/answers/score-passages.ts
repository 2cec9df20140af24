import type { IndexedDocument } from "./indexed-document.ts";
import type { SegmentDocument } from "./search-segment.ts";

/** A passage that was found: where it stands, and how well it fits. */
export interface PassageHit {
  document: IndexedDocument;
  page: number;
  start: number;
  end: number;
  score: number;
  /** Which of the query's groups it has. */
  groups: number[];
  /** The groups' weight that it has, of all; those that only the rest of its record has count in part. 0 to 1. */
  coverage: number;
}

/** Ways to say one thing; each way is words that must all be there. */
export type QueryGroup = string[][];

/** Each group once: a word that is typed many times is looked for once. */
export function distinctGroups(groups: readonly QueryGroup[]): QueryGroup[] {
  return [...new Map(groups.map((group) => [group.map((way) => way.join(" ")).join("|"), group])).values()];
}

const k1 = 1.2;
const b = 0.6;
export const missingWeight = 0.2;
const helpingWeight = 0.5;
const elsewhereWeight = 0.4;

export interface EntrySearch {
  entry: SegmentDocument;
  groups: readonly QueryGroup[];
  helping: readonly QueryGroup[];
  weightOf: (word: string) => number;
  groupWeights: readonly number[];
  total: number;
  averageLength: number;
  printedOnly: boolean;
}

export function searchEntry(search: EntrySearch, hits: PassageHit[]): void {
  const { entry, groups, groupWeights, total } = search;
  const scores = new Map<number, { score: number; weight: number; groups: number[] }>();
  let inRecord = 0;
  groups.forEach((group, groupIndex) => {
    const found = groupScores(search, group);
    if (found.size > 0) inRecord += groupWeights[groupIndex] ?? 0;
    for (const [passage, score] of found) {
      const sum = scores.get(passage) ?? { score: 0, weight: 0, groups: [] };
      sum.score += score;
      sum.weight += groupWeights[groupIndex] ?? 0;
      sum.groups.push(groupIndex);
      scores.set(passage, sum);
    }
  });
  for (const group of search.helping) {
    for (const [passage, score] of groupScores(search, group)) {
      const sum = scores.get(passage);
      if (sum !== undefined) sum.score += score * helpingWeight;
    }
  }
  for (const [passage, { score, weight, groups: found }] of scores) {
    const [page = 1, start = 0, end = 0] = entry.passages.slice(passage * 4, passage * 4 + 3);
    // "No driving for six weeks" stands in a record about a knee: what it says elsewhere counts in part.
    const coverage = (weight + (inRecord - weight) * elsewhereWeight) / total;
    hits.push({ document: entry.document, page, start, end, score, groups: found, coverage });
  }
}

/** Of each passage that has one of a group's ways, the best of them. */
function groupScores(search: EntrySearch, group: QueryGroup): ReadonlyMap<number, number> {
  let best: Map<number, number> | undefined;
  for (const way of group) {
    const scores = wayScores(search, way);
    if (scores.size === 0) continue;
    if (best === undefined) {
      best = scores;
      continue;
    }
    for (const [passage, score] of scores) if (score > (best.get(passage) ?? 0)) best.set(passage, score);
  }
  return best ?? nowhere;
}

/** Most ways of saying a thing stand in most records nowhere: of ten thousand records none makes a map of its own for each. */
const nowhere: Map<number, number> = new Map();

/** BM25 of the passages that have all words of one way of saying it. */
function wayScores(
  { entry, weightOf, averageLength, printedOnly }: EntrySearch,
  way: readonly string[],
): Map<number, number> {
  let scores: Map<number, number> | undefined;
  for (const word of way) {
    const postings = entry.words[word];
    if (postings === undefined) return nowhere;
    const weight = weightOf(word);
    const next = new Map<number, number>();
    for (let index = 0; index < postings.length; index += 2) {
      const passage = postings[index] ?? 0;
      const count = postings[index + 1] ?? 0;
      const before = scores === undefined ? 0 : scores.get(passage);
      if (before === undefined || (printedOnly && count < 1)) continue;
      const length = entry.passages[passage * 4 + 3] ?? averageLength;
      next.set(passage, before + (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / averageLength)));
    }
    scores = next;
  }
  return scores ?? nowhere;
}
