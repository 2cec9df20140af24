import { type Features, featureNames } from "#core/findings/evidence/passage-features.ts";
import type { LabelledQuestion } from "./labelled-questions.ts";

/** How learning goes: how often all is gone through, how far a step goes, how much weights are held small. */
interface Pace {
  epochs?: number;
  rate?: number;
  ridge?: number;
}

/** Weights by which the labelled sentences of each question come first. */
export function learn(questions: readonly LabelledQuestion[], pace: Pace = {}): number[] {
  const usable = questions.filter(({ sentences }) => sentences.some(({ label }) => label > 0));
  return learnPacked(usable.map(packed), featureNames.length, pace);
}

/** One of several is to be chosen: what is known of each, and how right each is (together 1). */
export interface Choice {
  rows: readonly Features[];
  labels: readonly number[];
  weight: number;
}

/** Weights by which the right ones of each choice come first. */
export function learnChoices(choices: readonly Choice[], size: number, pace: Pace = {}): number[] {
  const all = choices.map(({ rows, labels, weight }) => flat(rows, labels, weight));
  return learnPacked(all, size, pace);
}

/** Softmax over what is to be chosen from, Adam, L2. The order is fixed. */
function learnPacked(
  usable: readonly Packed[],
  size: number,
  { epochs = 25, rate = 0.03, ridge = 0.002 }: Pace,
): number[] {
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  let step = 0;
  const batch = 16;
  const random = seeded(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = usable.map((question) => ({ question, key: random() })).sort((one, other) => one.key - other.key);
    for (let from = 0; from < order.length; from += batch) {
      const gradient = new Float64Array(size);
      for (const { question } of order.slice(from, from + batch)) addGradient(question, weights, gradient);
      step++;
      const slow = rate * Math.min(1, (2 * (epochs - epoch)) / epochs);
      for (let index = 0; index < size; index++) {
        const slope = (gradient[index] ?? 0) / batch + ridge * (weights[index] ?? 0);
        first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope;
        second[index] = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope;
        const mean = (first[index] ?? 0) / (1 - 0.9 ** step);
        const spread = (second[index] ?? 0) / (1 - 0.999 ** step);
        weights[index] = (weights[index] ?? 0) - (slow * mean) / (Math.sqrt(spread) + 1e-8);
      }
    }
  }
  return [...weights];
}

/** The labelled sentences and those that say most of the question, their features in flat arrays. */
interface Packed {
  weight: number;
  labels: Float64Array;
  starts: Int32Array;
  places: Int32Array;
  values: Float64Array;
}

const keptSentences = 120;

function packed({ sentences, weight = 1 }: LabelledQuestion): Packed {
  const said = ({ cover }: LabelledQuestion["sentences"][number]) =>
    cover.around.reduce((sum, value) => sum + value, 0);
  const kept = [...sentences]
    .sort((one, other) => Number(other.label > 0) - Number(one.label > 0) || said(other) - said(one))
    .slice(0, keptSentences);
  return flat(
    kept.map(({ features }) => features),
    kept.map(({ label }) => label),
    weight,
  );
}

function flat(rows: readonly Features[], labels: readonly number[], weight: number): Packed {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((features, index) => {
    starts[index + 1] = (starts[index] ?? 0) + features.length;
  });
  const all = rows.flat();
  return {
    weight,
    labels: Float64Array.from(labels),
    starts,
    places: Int32Array.from(all, ([place]) => place),
    values: Float64Array.from(all, ([, value]) => value),
  };
}

function addGradient(
  { weight, labels, starts, places, values }: Packed,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const count = labels.length;
  const scores = new Float64Array(count);
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < count; row++) {
    let sum = 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0);
    scores[row] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let row = 0; row < count; row++) {
    scores[row] = Math.exp((scores[row] ?? 0) - most);
    total += scores[row] ?? 0;
  }
  for (let row = 0; row < count; row++) {
    const error = weight * ((scores[row] ?? 0) / total - (labels[row] ?? 0));
    if (Math.abs(error) < 1e-4) continue;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + error * (values[at] ?? 0);
    }
  }
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
