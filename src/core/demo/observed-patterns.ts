import type { Citation } from "#core/records/citation.ts";
import type { Insight } from "#core/records/insight.ts";
import { diaryPlaces, findPlace } from "./diary-places.ts";
import type { Strength, Trend } from "./effects.ts";
import {
  type Comparison,
  compareClassDays,
  compareColdDays,
  compareMissedDoses,
  compareMorningTablets,
  comparePainAroundStart,
  compareSickness,
} from "./pattern-comparisons.ts";
import type { ProcessedFile } from "./processed-files.ts";
import type { TrendDataPoint } from "./trend-data.ts";

/** A pattern in Nora's diary, with how strong it is and where it is going. */
export interface ObservedPattern extends Insight {
  strength: Strength;
  trend: Trend;
}

export interface ObservedPatterns {
  /** Most certain first. */
  found: ObservedPattern[];
  /** What was looked for and did not show: one sentence each, with its numbers. */
  notFound: string[];
}

/** One person, her own scores, several changes at once: no arithmetic makes that more certain than this. Percent. */
export const highestConfidence = 95;
/** Below this it is said not to have been found. Percent. */
const lowestConfidence = 50;

/**
 * Six questions that were put to the diary, each answered with plain statistics. The confidence is `100 (1 - m p)`: p is the exact
 * test's (see each comparison), m the number of questions (Bonferroni's correction), and never more than {@link highestConfidence}.
 * It says how unlikely chance alone is, and nothing about causes.
 */
export function observePatterns(points: readonly TrendDataPoint[], files: readonly ProcessedFile[]): ObservedPatterns {
  const comparisons = [
    comparePainAroundStart(points),
    compareMorningTablets(points),
    compareClassDays(points),
    compareSickness(points),
    compareColdDays(points),
    compareMissedDoses(points),
  ].filter((comparison) => comparison !== undefined);
  const places = diaryPlaces(files);
  const judged = comparisons.map((comparison) => ({
    comparison,
    confidence: confidenceOf(comparison.p, comparisons.length),
  }));
  return {
    found: judged
      .filter(({ confidence }) => confidence >= lowestConfidence)
      .map(({ comparison, confidence }) => patternOf(comparison, confidence, comparisons.length, places, files))
      .toSorted((one, other) => other.confidence - one.confidence),
    notFound: judged
      .filter(({ confidence }) => confidence < lowestConfidence)
      .map(({ comparison }) => comparison.absence),
  };
}

/** Percent, rounded: `100 (1 - m p)`, at least 0 and at most {@link highestConfidence}. */
export function confidenceOf(p: number, tested: number): number {
  return Math.min(highestConfidence, Math.max(0, Math.round(100 * (1 - tested * p))));
}

function patternOf(
  comparison: Comparison,
  confidence: number,
  tested: number,
  places: ReadonlyMap<string, Citation>,
  files: readonly ProcessedFile[],
): ObservedPattern {
  const cited = (days: readonly string[]) => days.map((day) => places.get(day)).filter((place) => place !== undefined);
  const letters = comparison.sources
    .map(({ fileId, words }) => findPlace(files, fileId, words))
    .filter((place) => place !== undefined);
  const supporting = [...letters, ...cited(comparison.supporting)];
  const contradicting = cited(comparison.contradicting);
  return {
    id: `nora-${comparison.kind}`,
    kind: comparison.kind,
    insight: comparison.insight,
    confidence,
    clinicalRelevance: comparison.details,
    recommendedAction: comparison.question,
    relatedDocuments: [...new Set([...supporting, ...contradicting].map((place) => place.originalFilename))],
    evidence: { supporting, contradicting },
    statistics: { n: comparison.n, effect: comparison.effect, p: comparison.p, tested },
    strength: comparison.strength,
    trend: comparison.trend,
  };
}
