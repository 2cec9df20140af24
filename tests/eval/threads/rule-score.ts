import type { Insight } from "#core/domain/insight.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { type RuleCase, ruleCases } from "../simulate/rule-cases.ts";

export interface RuleScore {
  shown: number;
  right: number;
  planted: number;
  found: number;
  /** What went wrong, a line each. */
  mistakes: string[];
}

/** The rule threads of rendered records, as the product reads them. */
export function ruleThreadsOf({ documents, today }: RuleCase): Insight[] {
  const now = new Date(`${today}T12:00:00Z`);
  const read = documents.map(({ id, text }) => {
    const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
    const document = { id, originalFilename: `${id}.txt` };
    const { facts, occurredOn } = understandDocument({ document, pages, now });
    return { document: { ...document, ...(occurredOn === undefined ? {} : { occurredOn }) }, pages, facts };
  });
  return findThreads({
    documents: read.map(({ document }) => document),
    readings: read.map(({ document, pages, facts }) => ({ documentId: document.id, pages, facts })),
    now,
  });
}

export function scoreRules(seed: number, count: number): RuleScore {
  const score: RuleScore = { shown: 0, right: 0, planted: 0, found: 0, mistakes: [] };
  for (const each of ruleCases(seed, count)) {
    const threads = ruleThreadsOf(each);
    const { planted } = each;
    const isRight = ({ kind, insight }: Insight) =>
      planted !== undefined && kind === planted.kind && insight.toLowerCase().includes(planted.about);
    const right = threads.filter(isRight);
    score.shown += threads.length;
    score.right += right.length;
    if (planted !== undefined) score.planted += 1;
    if (right.length > 0) score.found += 1;
    if (planted !== undefined && right.length === 0) score.mistakes.push(`${each.name}: not found (${planted.about})`);
    for (const thread of threads.filter((shown) => !isRight(shown))) {
      score.mistakes.push(`${each.name}: ${thread.insight}`);
    }
  }
  return score;
}
