import type { Asked } from "./asked-terms.ts";
import { isNoEvidence } from "./no-evidence.ts";
import { coverOf, type Features, featureNames, featuresOf, type TermCover } from "./passage-features.ts";
import learned from "./passage-weights.json" with { type: "json" };
import type { ReadEvidence, ReadSentence } from "./read-evidence.ts";
import { measureRecord } from "./record-measures.ts";

/** A sentence with how well it answers the question. */
export interface RankedSentence {
  sentence: ReadSentence;
  score: number;
  features: Features;
  cover: TermCover;
}

export type Weights = Readonly<Record<string, number>>;

/** So many sentences are weighed; of a large account those that say most of the question. */
const weighed = 1500;

/** All sentences of the records with their features, those that say something of the question or stand beside one that does. */
export function candidates(
  asked: Asked,
  records: readonly ReadEvidence[],
): { sentence: ReadSentence; features: Features; cover: TermCover }[] {
  const byDate = [...records].sort((one, other) => (one.record.date ?? "").localeCompare(other.record.date ?? ""));
  const found = byDate.flatMap((evidence, index) => {
    const measures = measureRecord(asked, evidence, records.length < 2 ? 1 : index / (records.length - 1));
    const telling = evidence.sentences.filter((sentence) => !isNoEvidence(sentence, asked.operations));
    return telling.map((sentence) => {
      const cover = coverOf(asked, measures, sentence);
      return { sentence, cover, measures, near: cover.around.reduce((sum, value) => sum + value, 0) };
    });
  });
  const kept = found.length <= weighed ? found : found.sort((one, other) => other.near - one.near).slice(0, weighed);
  return kept.map(({ sentence, cover, measures }) => ({
    sentence,
    cover,
    features: featuresOf(asked, measures, sentence, cover),
  }));
}

export function scoreOf(features: Features, weights: readonly number[]): number {
  let sum = 0;
  for (const [place, value] of features) sum += value * (weights[place] ?? 0);
  return sum;
}

const ownWeights = featureNames.map((name) => (learned.weights as Weights)[name] ?? 0);

/** The sentences of the records, the one that answers best first. */
export function rankSentences(
  asked: Asked,
  records: readonly ReadEvidence[],
  weights: readonly number[] = ownWeights,
): RankedSentence[] {
  return candidates(asked, records)
    .map(({ sentence, cover, features }) => ({ sentence, cover, features, score: scoreOf(features, weights) }))
    .sort((one, other) => other.score - one.score);
}
