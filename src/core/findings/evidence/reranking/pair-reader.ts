import { createSentencePieces, type SentencePieces } from "#core/findings/answers/sentence-pieces.ts";
import type { Features } from "#core/findings/evidence/passage-features.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { PackedMatrix, type PackedNumbers } from "./packed-numbers.ts";
import { type EncoderFile, floats, PairEncoder } from "./pair-encoder.ts";

/** What the reader has learned; floats of 32 bits in base64 where nothing else is said. */
export interface PairReaderFile {
  /** Pieces of words parted by spaces, and the logarithms of their probabilities. */
  vocabulary: { pieces: string; scores: string };
  encoder: EncoderFile;
  /** What is made of the mean of all pieces. */
  whole: PackedNumbers;
  wholeShift: string;
  hidden: PackedNumbers;
  hiddenShift: string;
  out: string;
  outShift: number;
  /** What the ranker saw: so many numbers for each of its features, and what each counts directly. */
  features: string;
  featureLine: string;
  /** How much the ranker's own score counts. */
  alpha: number;
  /** What none answering scores: by itself, and for each point of the ranker's best. */
  none: readonly number[];
}

/** A sentence and the heading above it, by their pieces. */
export interface PairToRead {
  pieces: readonly number[];
  heading: readonly number[];
  features: Features;
  /** Of the ranker. */
  score: number;
}

const mostAsked = 20;
const mostOfHeading = 5;
const mostSaid = 30;
/** The pieces that are read stand among so many letters. */
const mostLetters = 600;
/** The question's mean counts in so small numbers. */
const askedScale = 0.25;
/** What an empty question is read as: a full stop. */
const nothing = [5];

/**
 * Scores how well sentences answer a question: both are read together by a small transformer, whose understanding is laid beside what the
 * ranker has seen of them. Weights: `training/pair-reader.py`.
 */
export class PairReader {
  private readonly file: PairReaderFile;
  private readonly pieces: SentencePieces;
  private readonly encoder: PairEncoder;
  private readonly whole: Float32Array;
  private readonly wholeShift: Float32Array;
  private readonly hidden: Float32Array;
  private readonly hiddenShift: Float32Array;
  private readonly out: Float32Array;
  private readonly features: Float32Array;
  private readonly featureLine: Float32Array;

  /** Throws where WebAssembly or its vectors are missing. */
  constructor(file: PairReaderFile) {
    this.file = file;
    const scores = floats(file.vocabulary.scores);
    this.pieces = createSentencePieces(
      file.vocabulary.pieces.split(" ").map((piece, index): [string, number] => [piece, scores[index] ?? 0]),
    );
    this.encoder = new PairEncoder(file.encoder);
    this.whole = unpacked(file.whole);
    this.wholeShift = floats(file.wholeShift);
    this.hidden = unpacked(file.hidden);
    this.hiddenShift = floats(file.hiddenShift);
    this.out = floats(file.out);
    this.features = floats(file.features);
    this.featureLine = floats(file.featureLine);
  }

  /** Of the beginning, where a text is longer than what is read of it. */
  piecesOf(text: string): number[] {
    return this.pieces.encode(text.slice(0, mostLetters));
  }

  /** The score of each sentence. */
  scores(question: string, sentences: readonly PairToRead[]): number[] {
    const asked = this.piecesOf(question).slice(0, mostAsked);
    return sentences.map((sentence) => this.score(asked.length === 0 ? nothing : asked, sentence));
  }

  /** What nothing answering scores, beside the ranker's best score. */
  scoreOfNone(best: number): number {
    const [bias, slope] = this.file.none;
    return (bias ?? 0) + (slope ?? 0) * best;
  }

  private score(question: readonly number[], { pieces, heading, features, score }: PairToRead): number {
    const means = this.encoder.means({
      question,
      heading: heading.slice(0, mostOfHeading),
      sentence: pieces.slice(0, mostSaid),
    });
    const { width } = this.encoder;
    const seen = this.hiddenShift.length;
    const featureWidth = this.file.hidden.columns - 2 * width;
    const inputs = new Float32Array(2 * width + featureWidth);
    const whole = product(this.whole, means.whole, this.wholeShift);
    for (let at = 0; at < width; at++) {
      inputs[at] = Math.tanh(whole[at] ?? 0);
      inputs[width + at] = askedScale * (means.asked[at] ?? 0);
    }
    const line = this.addFeatures(inputs.subarray(2 * width), features);
    const hidden = product(this.hidden, inputs, this.hiddenShift);
    let answer = this.file.outShift;
    for (let at = 0; at < seen; at++) answer += Math.max(0, hidden[at] ?? 0) * (this.out[at] ?? 0);
    return this.file.alpha * score + line + answer;
  }

  /** What the ranker saw; answers the part of it that counts directly. */
  private addFeatures(inputs: Float32Array, features: Features): number {
    let line = 0;
    for (const [place, value] of features) {
      line += value * (this.featureLine[place + 1] ?? 0);
      const row = (place + 1) * inputs.length;
      for (let at = 0; at < inputs.length; at++)
        inputs[at] = (inputs[at] ?? 0) + value * (this.features[row + at] ?? 0);
    }
    for (let at = 0; at < inputs.length; at++) inputs[at] = Math.max(0, inputs[at] ?? 0);
    return line;
  }
}

/** A heading as the reader has learned it: its words alone. */
export function headingText(heading: string | undefined): string {
  return tokenise(heading ?? "")
    .map(({ key }) => key)
    .join(" ");
}

function unpacked(packed: PackedNumbers): Float32Array {
  const matrix = new PackedMatrix(packed);
  return Float32Array.from({ length: matrix.rows * matrix.columns }, (_, at) =>
    matrix.at(Math.floor(at / matrix.columns), at % matrix.columns),
  );
}

/** Each row of a matrix times a vector, shifted. */
function product(matrix: Float32Array, vector: Float32Array, shift: Float32Array): Float32Array {
  const made = new Float32Array(shift.length);
  for (let row = 0; row < made.length; row++) {
    let sum = shift[row] ?? 0;
    for (let at = 0; at < vector.length; at++) sum += (matrix[row * vector.length + at] ?? 0) * (vector[at] ?? 0);
    made[row] = sum;
  }
  return made;
}
