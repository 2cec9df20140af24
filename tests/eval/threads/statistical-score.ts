import { confidenceOf } from "#core/findings/threads/calibration.ts";
import type { Correction } from "#core/findings/threads/multiple-testing.ts";
import { leastConfidence } from "#core/findings/threads/statistical-threads.ts";
import type { SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import type { ConfounderKind, Relation, SimulatedPatient } from "../simulate/truth.ts";
import { judgePatient } from "./judged-patterns.ts";

/** From here on (0 to 1) a thread counts as shown, for recall, noise and confounders. */
export const shown = 0.6;

interface Share {
  hits: number;
  of: number;
}

/** Threads by tenths of their confidence: what was said in sum, and how many were true. */
export type ConfidenceBins = { confidence: number; share: Share }[];

export function emptyBins(): ConfidenceBins {
  return Array.from({ length: 10 }, () => ({ confidence: 0, share: { hits: 0, of: 0 } }));
}

export function addToBins(bins: ConfidenceBins, confidence: number, isTrue: boolean): void {
  const bin = bins[Math.min(9, Math.floor(confidence * 10))];
  if (bin === undefined) return;
  bin.confidence += confidence;
  add(bin.share, isTrue);
}

/** What was counted over patients. */
export interface Score {
  patients: number;
  pairs: number;
  planted: number;
  recall: Map<string, Share>;
  /** Of well-observed large and medium effects in each group of kinds. */
  confident: Share;
  bins: ConfidenceBins;
  noise: Share;
  confounders: Map<ConfounderKind, Share>;
  /** True treatment effects that were shown with another explanation. */
  warnedTruths: Share;
}

export interface ScoreOptions {
  firstSeed: number;
  patients: number;
  correction?: Correction;
  /** What the patient keeps, where it is not the documents as they were written. */
  documents?: (patient: SimulatedPatient) => readonly SimulatedDocument[];
}

/** Runs the product over patients of successive seeds and counts. */
export function scorePatients({ firstSeed, patients, correction, documents }: ScoreOptions): Score {
  const score: Score = {
    patients,
    pairs: 0,
    planted: 0,
    recall: new Map(),
    confident: { hits: 0, of: 0 },
    bins: emptyBins(),
    noise: { hits: 0, of: 0 },
    confounders: new Map(),
    warnedTruths: { hits: 0, of: 0 },
  };
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const patient = simulatePatient(seed);
    const judged = judgePatient(patient, {
      ...(documents === undefined ? {} : { documents: documents(patient) }),
      ...(correction === undefined ? {} : { correction }),
    });
    score.pairs += judged.length;
    score.planted += patient.truths.length;
    const found = new Set<Relation>();
    let sees = false;
    for (const { pattern, truth, descriptive, confounder } of judged) {
      const confidence = confidenceOf(pattern);
      if (confounder !== undefined) {
        count(score.confounders, confounder.kind, confidence >= shown && pattern.warnings.length === 0);
      }
      if (confidence < leastConfidence) continue;
      if (confidence >= shown) {
        sees = true;
        if (truth !== undefined) found.add(truth);
      }
      if (truth !== undefined && pattern.kind === "treatment") {
        // That two treatments changed together is a fact of the records, and no doubt of the effect.
        add(
          score.warnedTruths,
          pattern.warnings.some((warning) => warning.kind !== "started-together"),
        );
      }
      if (descriptive) continue;
      if (confidence >= 0.9) add(score.confident, truth === undefined);
      addToBins(score.bins, confidence, truth !== undefined);
    }
    if (patient.pureNoise) add(score.noise, sees);
    for (const truth of patient.truths.filter(({ wellObserved }) => wellObserved)) {
      count(score.recall, `all ${truth.effect}`, found.has(truth));
      count(score.recall, `${truth.kind} ${truth.effect}`, found.has(truth));
    }
  }
  return score;
}

function add(share: Share, isHit: boolean): void {
  share.of += 1;
  if (isHit) share.hits += 1;
}

function count<Key>(shares: Map<Key, Share>, key: Key, isHit: boolean): void {
  const share = shares.get(key) ?? { hits: 0, of: 0 };
  add(share, isHit);
  shares.set(key, share);
}

export function shareOf({ hits, of }: Share = { hits: 0, of: 0 }): number {
  return hits / of;
}

/** The mean distance of confidence and truth over the bins with at least `least` threads, weighted by their threads (ECE; Naeini et al., AAAI 2015). */
export function calibrationError({ bins }: Pick<Score, "bins">, least: number): number {
  const used = bins.filter(({ share }) => share.of >= least);
  const total = used.reduce((sum, { share }) => sum + share.of, 0);
  return used.reduce((sum, { confidence, share }) => sum + Math.abs(confidence - share.hits), 0) / total;
}
