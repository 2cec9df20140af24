import type { CitedSentence } from "#core/domain/citation.ts";
import type { GoldDocument } from "./folder.ts";
import { clean, matches, meets, wordCount } from "./words.ts";

export interface SummaryVerdict {
  lead: string;
  all: string;
  words: number;
  points: { id: string; gist: string; weight: number; class: string; lead: boolean; any: boolean }[];
  wrong: string[];
  danger: boolean;
}

/** A summary held against the points that a good one has, by the rules of the judge's FORMAT.md. */
export function judgeSummary(
  summary: { sentences: readonly CitedSentence[]; more: readonly CitedSentence[] },
  gold: GoldDocument,
): SummaryVerdict {
  const lead = clean(summary.sentences.map(({ text }) => text).join(" "));
  const all = clean(`${lead} ${summary.more.map(({ text }) => text).join(" ")}`);
  const wrong = (gold.not ?? []).filter(({ re }) => matches(re, all));
  return {
    lead,
    all,
    words: wordCount(lead),
    points: gold.points.map((point) => ({ ...point, lead: meets(point.must, lead), any: meets(point.must, all) })),
    wrong: wrong.map(({ why }) => why),
    danger: wrong.some(({ danger }) => danger === true),
  };
}
