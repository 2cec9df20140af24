import { bytesOfBase64 } from "#core/domain/base64.ts";
import type { Features } from "#core/findings/evidence/passage-features.ts";
import { type KnownWord, type WordFile, WordVectors, wordForm } from "./word-vectors.ts";

/** The reader's weights: numbers of 32 bits, base64, row by row. */
export interface ReaderFile {
  words: WordFile;
  /** Numbers of a projected word, of the hidden layer, and of what is seen of a word beside what it is held against. */
  sizes: { projected: number; hidden: number; compared: number };
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
  | "compared"
  | "features"
  | "featureLine"
  | "hidden"
  | "hiddenBias"
  | "out";

/** A question, or a sentence with the heading above it, by their tokens. */
export interface SentenceToRead {
  tokens: readonly string[];
  heading: readonly string[];
  /** Of the sentences beside it in the record. */
  before: readonly string[];
  after: readonly string[];
  features: Features;
  /** Of the ranker. */
  score: number;
}

const mostAsked = 24;
const mostSaid = 40;
const mostOfHeading = 8;
/** The kinds of nearness that are told apart, and the two ways in which a question's words count. */
const nearnesses = 8;
const gates = 2;
/** How much the nearest word counts before the others where it is looked for. */
const sharpness = 8;

/** A question as sentences are held against it. */
interface AskedWords {
  words: readonly string[];
  /** How much each word counts, in each way; each way's sum to 1. */
  shares: readonly (readonly number[])[];
  whole: Float32Array;
}

/** What a sentence says by itself, whatever is asked. */
interface SaidWords {
  words: readonly string[];
  heading: readonly string[];
  beside: readonly string[];
  whole: Float32Array;
  before: Float32Array;
  after: Float32Array;
}

/**
 * Scores how well sentences answer a question: for each word of the question the nearest words of the sentence, of its heading and of what stands
 * beside it, what the question asks against what the sentence says as wholes, and what the ranker has seen of both. Weights: `training/sentence-reader.py`.
 */
export class SentenceReader {
  private readonly file: ReaderFile;
  private readonly vectors: WordVectors;
  private readonly matrices: Record<MatrixName, Float32Array>;
  private readonly projections = new Map<string, Float32Array | undefined>();
  private readonly said = new WeakMap<readonly string[], SaidWords>();

  constructor(file: ReaderFile) {
    this.file = file;
    this.vectors = new WordVectors(file.words);
    this.matrices = Object.fromEntries(
      Object.entries(file.matrices).map(([name, text]) => [name, new Float32Array(bytesOfBase64(text).buffer)]),
    ) as Record<MatrixName, Float32Array>;
  }

  scores(question: readonly string[], sentences: readonly SentenceToRead[]): number[] {
    const words = question.slice(0, mostAsked).map(wordForm);
    const known = words.map((word) => this.vectors.of(word));
    const asked = { words, shares: this.sharesOf(known), whole: this.wholeOf(known, "asked", "askedGate") };
    return sentences.map((sentence) => this.score(asked, this.saidBy(sentence), sentence));
  }

  private score(asked: AskedWords, said: SaidWords, { features, score }: SentenceToRead): number {
    const { projected, hidden, compared } = this.file.sizes;
    const inputs = new Float32Array(hidden + nearnesses * gates + 3 + 3 * projected + compared);
    const line = this.addFeatures(inputs, features);
    let at = hidden;
    this.addNearness(inputs.subarray(at), asked, said);
    at += nearnesses * gates;
    inputs[at] = product(asked.whole, said.whole);
    for (let index = 0; index < projected; index++)
      inputs[at + 1 + index] = (asked.whole[index] ?? 0) * (said.whole[index] ?? 0);
    at += 1 + projected;
    inputs[at] = product(asked.whole, said.before);
    inputs[at + 1] = product(asked.whole, said.after);
    inputs.set(said.whole, at + 2);
    inputs.set(asked.whole, at + 2 + projected);
    this.addCompared(inputs.subarray(at + 2 + 2 * projected), asked, said);
    return this.file.alpha * score + line + this.outOf(inputs);
  }

  /** Read once for a sentence, whatever is asked of it. */
  private saidBy({ tokens, heading, before, after }: SentenceToRead): SaidWords {
    const known = this.said.get(tokens);
    if (known !== undefined) return known;
    const wholeOf = (words: readonly string[]) =>
      this.wholeOf(
        words.map((word) => this.vectors.of(word)),
        "said",
        "saidGate",
      );
    const words = tokens.slice(0, mostSaid).map(wordForm);
    const [ahead, behind] = [before.map(wordForm), after.map(wordForm)];
    const made = {
      words,
      heading: heading.slice(0, mostOfHeading).map(wordForm),
      beside: [...ahead, ...behind],
      whole: wholeOf(words),
      before: wholeOf(ahead),
      after: wholeOf(behind),
    };
    this.said.set(tokens, made);
    return made;
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

  private addNearness(inputs: Float32Array, asked: AskedWords, { words, heading, beside }: SaidWords): void {
    asked.words.forEach((word, index) => {
      const own = this.nearest(word, words);
      const both = Math.max(own, 0.8 * this.nearest(word, heading));
      const around = Math.max(both, 0.7 * this.nearest(word, beside));
      const kinds = [own, own - 0.4, own - 0.7, (own - 0.95) * 20, both, both - 0.7, around, around - 0.6];
      for (let gate = 0; gate < gates; gate++) {
        const share = asked.shares[index]?.[gate] ?? 0;
        kinds.forEach((value, kind) => {
          const place = kind * gates + gate;
          inputs[place] = (inputs[place] ?? 0) + Math.max(0, value) * share;
        });
      }
    });
  }

  /** For each word of the question what stands in the sentence where it is looked for, beside the word itself. */
  private addCompared(inputs: Float32Array, asked: AskedWords, { words }: SaidWords): void {
    const { projected, compared } = this.file.sizes;
    const weights = this.matrices.compared;
    const width = 2 * projected + 1;
    const others = words.map((word) => this.projectionOf(word));
    asked.words.forEach((word, index) => {
      const own = this.projectionOf(word) ?? new Float32Array(projected);
      const share = asked.shares[index]?.[0] ?? 0;
      const powers = others.map((other) => Math.exp(sharpness * ((other === undefined ? 0 : product(own, other)) - 1)));
      const total = powers.reduce((sum, power) => sum + power, 0) || 1;
      const looked = new Float32Array(projected);
      others.forEach((other, place) => {
        const part = (powers[place] ?? 0) / total;
        if (other !== undefined)
          for (let at = 0; at < projected; at++) looked[at] = (looked[at] ?? 0) + part * (other[at] ?? 0);
      });
      for (let row = 0; row < compared; row++) {
        let sum = weights[row * width + width - 1] ?? 0;
        for (let at = 0; at < projected; at++) {
          const mine = own[at] ?? 0;
          sum +=
            mine * (looked[at] ?? 0) * (weights[row * width + at] ?? 0) +
            mine * (weights[row * width + projected + at] ?? 0);
        }
        if (sum > 0) inputs[row] = (inputs[row] ?? 0) + share * sum;
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
      best = Math.max(best, product(own, theirs));
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

  private sharesOf(known: readonly KnownWord[]): number[][] {
    const weights = known.map(({ vector, traits }) =>
      [0, 1].map((gate) => sigmoid(this.gate("matchGate", gate, vector, traits)) * traits[1] * 2),
    );
    const totals = [0, 1].map((gate) => weights.reduce((sum, weight) => sum + (weight[gate] ?? 0), 1e-3));
    return weights.map((weight) => weight.map((one, gate) => one / (totals[gate] ?? 1)));
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

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
