import { bytesOfBase64 } from "#core/domain/base64.ts";
import type { Features } from "#core/findings/evidence/passage-features.ts";
import { type KnownWord, type WordFile, WordVectors, wordForm } from "./word-vectors.ts";

/** The reader's weights: numbers of 32 bits, base64, row by row. */
export interface ReaderFile {
  words: WordFile;
  /** Numbers of a projected word, and of the hidden layer. */
  sizes: { projected: number; hidden: number };
  /** How much the ranker's own score counts. */
  alpha: number;
  matrices: Record<MatrixName, string>;
}

type MatrixName =
  | "near"
  | "asked"
  | "said"
  | "matchGate"
  | "askedGate"
  | "saidGate"
  | "features"
  | "featureLine"
  | "hidden"
  | "hiddenBias"
  | "out";

/** A question, or a sentence with the heading above it, by their tokens. */
export interface SentenceToRead {
  tokens: readonly string[];
  heading: readonly string[];
  features: Features;
  /** Of the ranker. */
  score: number;
}

const mostAsked = 24;
const mostSaid = 40;
const mostOfHeading = 8;
/** The kinds of nearness that are told apart, and the two ways in which a question's words count. */
const nearnesses = 6;
const gates = 2;

/**
 * Scores how well sentences answer a question: for each word of the question the nearest word of the sentence and of its heading, what the
 * question asks against what the sentence says as wholes, and what the ranker has seen of both. Weights: `training/sentence-reader.py`.
 */
export class SentenceReader {
  private readonly file: ReaderFile;
  private readonly vectors: WordVectors;
  private readonly matrices: Record<MatrixName, Float32Array>;
  private readonly projections = new Map<string, Float32Array | undefined>();

  constructor(file: ReaderFile) {
    this.file = file;
    this.vectors = new WordVectors(file.words);
    this.matrices = Object.fromEntries(
      Object.entries(file.matrices).map(([name, text]) => [name, new Float32Array(bytesOfBase64(text).buffer)]),
    ) as Record<MatrixName, Float32Array>;
  }

  scores(question: readonly string[], sentences: readonly SentenceToRead[]): number[] {
    const asked = question.slice(0, mostAsked).map(wordForm);
    const known = asked.map((word) => this.vectors.of(word));
    const whole = this.wholeOf(known, "asked", "askedGate");
    const weights = known.map((word) => this.matchWeights(word));
    return sentences.map((sentence) => this.score({ asked, weights, whole }, sentence));
  }

  private score(
    { asked, weights, whole }: { asked: readonly string[]; weights: readonly number[][]; whole: Float32Array },
    { tokens, heading, features, score }: SentenceToRead,
  ): number {
    const { projected, hidden } = this.file.sizes;
    const words = tokens.slice(0, mostSaid).map(wordForm);
    const said = this.wholeOf(
      words.map((word) => this.vectors.of(word)),
      "said",
      "saidGate",
    );
    const inputs = new Float32Array(hidden + nearnesses * gates + 1 + projected);
    const line = this.addFeatures(inputs, features);
    this.addNearness(inputs.subarray(hidden), asked, weights, {
      words,
      heading: heading.slice(0, mostOfHeading).map(wordForm),
    });
    const from = hidden + nearnesses * gates;
    for (let at = 0; at < projected; at++) {
      const both = (whole[at] ?? 0) * (said[at] ?? 0);
      inputs[from] = (inputs[from] ?? 0) + both;
      inputs[from + 1 + at] = both;
    }
    return this.file.alpha * score + line + this.outOf(inputs);
  }

  /** The hidden layer's sums of what the ranker saw; answers the part of it that counts directly. */
  private addFeatures(inputs: Float32Array, features: Features): number {
    const { hidden } = this.file.sizes;
    const { features: rows, featureLine } = this.matrices;
    let line = 0;
    for (const [place, value] of features) {
      line += value * (featureLine[place + 1] ?? 0);
      for (let at = 0; at < hidden; at++)
        inputs[at] = (inputs[at] ?? 0) + value * (rows[(place + 1) * hidden + at] ?? 0);
    }
    for (let at = 0; at < hidden; at++) inputs[at] = Math.max(0, inputs[at] ?? 0);
    return line;
  }

  private addNearness(
    inputs: Float32Array,
    asked: readonly string[],
    weights: readonly number[][],
    { words, heading }: { words: readonly string[]; heading: readonly string[] },
  ): void {
    const totals = new Array<number>(gates).fill(1e-3);
    for (const weight of weights)
      for (let gate = 0; gate < gates; gate++) totals[gate] = (totals[gate] ?? 0) + (weight[gate] ?? 0);
    asked.forEach((word, index) => {
      const own = this.nearest(word, words);
      const both = Math.max(own, 0.8 * this.nearest(word, heading));
      const kinds = [own, own - 0.4, own - 0.7, (own - 0.95) * 20, both, both - 0.7];
      for (let gate = 0; gate < gates; gate++) {
        const share = (weights[index]?.[gate] ?? 0) / (totals[gate] ?? 1);
        kinds.forEach((value, kind) => {
          const place = kind * gates + gate;
          inputs[place] = (inputs[place] ?? 0) + Math.max(0, value) * share;
        });
      }
    });
  }

  /** The cosine of the nearest of the words, 0 to 1. */
  private nearest(word: string, others: readonly string[]): number {
    let best = 0;
    const own = this.projectionOf(word);
    for (const other of others) {
      if (other === word) return 1;
      const theirs = this.projectionOf(other);
      if (own === undefined || theirs === undefined) continue;
      let sum = 0;
      for (let at = 0; at < own.length; at++) sum += (own[at] ?? 0) * (theirs[at] ?? 0);
      if (sum > best) best = sum;
    }
    return best;
  }

  private projectionOf(word: string): Float32Array | undefined {
    if (this.projections.has(word)) return this.projections.get(word);
    const { vector } = this.vectors.of(word);
    const made = vector === undefined ? undefined : ofLengthOne(this.times("near", vector));
    if (this.projections.size > 50_000) this.projections.clear();
    this.projections.set(word, made);
    return made;
  }

  private matchWeights({ vector, traits }: KnownWord): number[] {
    return [0, 1].map((gate) => sigmoid(this.gate("matchGate", gate, vector, traits)) * traits[1] * 2);
  }

  /** The mean of the projected words, those that count more weighing more. */
  private wholeOf(words: readonly KnownWord[], matrix: "asked" | "said", gate: "askedGate" | "saidGate"): Float32Array {
    const sums = words.map(({ vector, traits }) => this.gate(gate, 0, vector, traits));
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0) || 1;
    const mixed = new Float32Array(this.file.words.dimensions);
    words.forEach(({ vector }, index) => {
      if (vector === undefined) return;
      const share = (powers[index] ?? 0) / total;
      for (let at = 0; at < mixed.length; at++) mixed[at] = (mixed[at] ?? 0) + share * (vector[at] ?? 0);
    });
    return this.times(matrix, mixed);
  }

  /** Row `row` of a gate: weights of the vector, of the traits, and its bias. */
  private gate(
    name: "matchGate" | "askedGate" | "saidGate",
    row: number,
    vector: Float32Array | undefined,
    traits: readonly number[],
  ): number {
    const { dimensions } = this.file.words;
    const width = dimensions + traits.length + 1;
    const weights = this.matrices[name].subarray(row * width, (row + 1) * width);
    let sum = weights[width - 1] ?? 0;
    if (vector !== undefined) for (let at = 0; at < dimensions; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
    traits.forEach((trait, index) => {
      sum += (weights[dimensions + index] ?? 0) * trait;
    });
    return sum;
  }

  private times(name: MatrixName, vector: Float32Array): Float32Array {
    const matrix = this.matrices[name];
    const made = new Float32Array(this.file.sizes.projected);
    for (let row = 0; row < made.length; row++) {
      let sum = 0;
      for (let at = 0; at < vector.length; at++) sum += (matrix[row * vector.length + at] ?? 0) * (vector[at] ?? 0);
      made[row] = sum;
    }
    return made;
  }

  private outOf(inputs: Float32Array): number {
    const { hidden: rows, hiddenBias, out } = this.matrices;
    const { hidden } = this.file.sizes;
    let answer = out[hidden] ?? 0;
    for (let row = 0; row < hidden; row++) {
      let sum = hiddenBias[row] ?? 0;
      for (let at = 0; at < inputs.length; at++) sum += (rows[row * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
      if (sum > 0) answer += sum * (out[row] ?? 0);
    }
    return answer;
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
