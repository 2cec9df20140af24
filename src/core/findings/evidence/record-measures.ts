import { type Asked, saysTerm } from "./asked-terms.ts";
import type { ReadEvidence } from "./read-evidence.ts";

/** What of a record is the same for all its sentences. */
export interface RecordMeasures {
  evidence: ReadEvidence;
  /** How much of the question the record names itself by, and how much it says anywhere. */
  named: number;
  said: number;
  /** 0 the oldest, 1 the newest. */
  recency: number;
  ofDate: boolean;
  ofWindow: boolean;
  ofKind: boolean;
  /** What each sentence's section says of the question, by where the section begins. */
  sections: readonly number[];
}

export function measureRecord(asked: Asked, evidence: ReadEvidence, recency: number): RecordMeasures {
  const total = totalWeight(asked);
  const named = weightSaid(asked, evidence.ownWords) / total;
  const said = weightSaid(asked, evidence.allWords) / total;
  const ofDate = asked.dates.some((date) => sameTime(evidence.record.date, date));
  const { window } = asked;
  return {
    evidence,
    named,
    said,
    recency,
    ofDate,
    ofWindow: inside(evidence.record.date, window),
    ofKind: asked.kinds.has(evidence.record.structure.kind),
    sections: sectionShares(asked, evidence, total),
  };
}

/** How much of the question the sentences under one heading say together. */
function sectionShares(asked: Asked, { sentences }: ReadEvidence, total: number): number[] {
  const shares: number[] = [];
  let from = 0;
  for (let at = 1; at <= sentences.length; at++) {
    if (at < sentences.length && sentences[at]?.heading === sentences[from]?.heading && at - from < longestSection)
      continue;
    const words = new Set(
      sentences.slice(from, at).flatMap(({ wordSet, headingWords }) => [...wordSet, ...headingWords]),
    );
    const share = weightSaid(asked, words) / total;
    for (let one = from; one < at; one++) shares.push(share);
    from = at;
  }
  return shares;
}

const longestSection = 12;

/** Whether a day (cut to what is known) can lie in the stretch of time. */
export function inside(date: string | undefined, window: Asked["window"]): boolean {
  if (date === undefined || window === undefined) return false;
  const { from, to } = window;
  return (
    (from === undefined || date >= from.slice(0, date.length)) && (to === undefined || date <= to.slice(0, date.length))
  );
}

export function sameTime(one: string | undefined, other: string): boolean {
  return one !== undefined && (one.startsWith(other) || other.startsWith(one));
}

export function totalWeight({ terms }: Asked): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
}

export function weightSaid({ terms }: Asked, words: ReadonlySet<string>): number {
  return terms.reduce((sum, term) => sum + term.weight * saysTerm(term, words), 0);
}
