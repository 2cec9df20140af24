import type { Insight } from "#core/domain/insight.ts";
import type { RulePair } from "./rule-pair.ts";
import { rulePairs } from "./rule-pairs.ts";
import { ruleThreadsOf } from "./rule-score.ts";

export interface PairScore {
  pairs: number;
  found: number;
  false: number;
  urgent: number;
  urgentFirst: number;
  /** What went wrong, a line each. */
  mistakes: string[];
}

const today = "2026-06-01";

function threadsOf(name: string, records: RulePair["should"]): Insight[] {
  const documents = records.map((lines, index) => ({ id: `record-${index + 1}`, text: lines.join("\n") }));
  return ruleThreadsOf({ name, documents, today, planted: undefined });
}

/** Of each pair of records: whether the one that should has its thread, and the one that should not has none of the kind. */
export function scorePairs(): PairScore {
  const score: PairScore = { pairs: 0, found: 0, false: 0, urgent: 0, urgentFirst: 0, mistakes: [] };
  for (const { name, kinds, about, urgent, should, shouldNot } of rulePairs) {
    score.pairs += 1;
    const isMeant = ({ kind, insight }: Insight) => kinds.includes(kind) && insight.toLowerCase().includes(about);
    const found = threadsOf(name, should);
    if (found.some(isMeant)) score.found += 1;
    else score.mistakes.push(`missed: ${name} (${found.map(({ insight }) => insight).join(" ")})`);
    if (urgent === true) {
      score.urgent += 1;
      const [first] = found;
      if (first !== undefined && isMeant(first) && /\btoday\b|\bstraight away\b/i.test(first.recommendedAction ?? ""))
        score.urgentFirst += 1;
    }
    const wrong = threadsOf(name, shouldNot).filter(({ kind }) => kinds.includes(kind));
    if (wrong.length > 0) {
      score.false += 1;
      score.mistakes.push(`false: ${name} (${wrong.map(({ insight }) => insight).join(" ")})`);
    }
  }
  return score;
}
