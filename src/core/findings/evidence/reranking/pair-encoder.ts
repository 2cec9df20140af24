import { bytesOfBase64 } from "#core/domain/base64.ts";
import { type KernelMatrix, MatrixKernel, wholeRows } from "./matrix-kernel.ts";
import { PackedMatrix, type PackedNumbers } from "./packed-numbers.ts";

/** One layer of the encoder; `rest` brings what comes in to the layer's width where it is narrower. */
export interface LayerFile {
  heads: number;
  matrices: {
    asked: PackedNumbers;
    out: PackedNumbers;
    wide: PackedNumbers;
    narrow: PackedNumbers;
    rest?: PackedNumbers | undefined;
  };
  /** Floats of 32 bits, base64. */
  vectors: Record<Exclude<LayerVector, "rest">, string> & { rest?: string | undefined };
}

type LayerVector =
  | "scaleBefore"
  | "shiftBefore"
  | "scaleBetween"
  | "shiftBetween"
  | "asked"
  | "out"
  | "wide"
  | "narrow"
  | "rest";

export interface EncoderFile {
  pieces: PackedNumbers;
  /** What a piece is a part of, and whether the other part says it too: a row for each. */
  parts: string;
  matches: string;
  /** How fast each pair of numbers turns with a piece's place. */
  turns: string;
  layers: LayerFile[];
}

/** The pieces of a question, of the heading above a sentence, and of the sentence. */
export interface PairPieces {
  question: readonly number[];
  heading: readonly number[];
  sentence: readonly number[];
}

interface Layer {
  heads: number;
  matrices: {
    asked: KernelMatrix;
    out: KernelMatrix;
    wide: KernelMatrix;
    narrow: KernelMatrix;
    rest: KernelMatrix | undefined;
  };
  vectors: Record<LayerVector, Float32Array>;
}

/** Pieces of one pair at most. */
export const mostPieces = 56;
const tiny = 1e-6;
/** Whether a piece stands in another part of the pair too: rows of `matches`. */
const alsoSaid = 1;
const alsoInHeading = 2;
const alsoAsked = 3;

/**
 * Reads a question and a sentence together: two layers of a transformer (Cer et al. 2018, "Universal Sentence Encoder", the light one), trained
 * further on pairs of questions and sentences. Answers the mean of what it makes of all pieces, and of the question's.
 */
export class PairEncoder {
  private readonly pieces: PackedMatrix;
  private readonly parts: Float32Array;
  private readonly matches: Float32Array;
  private readonly turns: Float32Array;
  private readonly kernel: MatrixKernel;
  private readonly layers: Layer[];
  private readonly rooms: Record<"input" | "normal" | "asked" | "mixed" | "wide" | "output", Float32Array>;
  /** Numbers of a piece when it leaves the last layer. */
  readonly width: number;

  constructor(file: EncoderFile) {
    this.pieces = new PackedMatrix(file.pieces);
    this.parts = floats(file.parts);
    this.matches = floats(file.matches);
    this.turns = floats(file.turns);
    const sizes = file.layers.flatMap(({ matrices }) =>
      Object.values(matrices).map(({ rows, columns }) => rows * columns),
    );
    const widest = Math.max(
      ...file.layers.flatMap(({ matrices }) => Object.values(matrices).map(({ columns }) => columns)),
    );
    const rowsOfRoom = wholeRows(mostPieces);
    this.kernel = new MatrixKernel(sizes.reduce((sum, size) => sum + size, 0) + 6 * rowsOfRoom * widest);
    this.layers = file.layers.map((layer) => this.layerOf(layer));
    const room = () => this.kernel.room(rowsOfRoom * widest);
    this.rooms = { input: room(), normal: room(), asked: room(), mixed: room(), wide: room(), output: room() };
    this.width = this.layers.at(-1)?.matrices.narrow.columns ?? 0;
  }

  /** The mean of all pieces, and the mean of the question's. */
  means({ question, heading, sentence }: PairPieces): { whole: Float32Array; asked: Float32Array } {
    const count = this.putPieces(question, heading, sentence);
    for (const layer of this.layers) this.read(layer, count);
    const whole = new Float32Array(this.width);
    const asked = new Float32Array(this.width);
    for (let row = 0; row < count; row++)
      for (let at = 0; at < this.width; at++) {
        const value = this.rooms.input[row * this.width + at] ?? 0;
        whole[at] = (whole[at] ?? 0) + value / count;
        if (row < question.length) asked[at] = (asked[at] ?? 0) + value / question.length;
      }
    return { whole, asked };
  }

  private putPieces(question: readonly number[], heading: readonly number[], sentence: readonly number[]): number {
    const said = new Set(sentence);
    const headed = new Set(heading);
    const asked = new Set(question);
    const ofQuestion = (piece: number) => (said.has(piece) ? alsoSaid : headed.has(piece) ? alsoInHeading : 0);
    const ofSaid = (piece: number) => (asked.has(piece) ? alsoAsked : 0);
    let row = 0;
    [question, heading, sentence].forEach((some, part) => {
      some.forEach((piece, place) => {
        this.putPiece(row, { piece, place, part: part + 1, match: part === 0 ? ofQuestion(piece) : ofSaid(piece) });
        row++;
      });
    });
    return row;
  }

  private putPiece(
    row: number,
    { piece, place, part, match }: { piece: number; place: number; part: number; match: number },
  ): void {
    const { columns } = this.pieces;
    const half = columns / 2;
    const { input } = this.rooms;
    for (let at = 0; at < columns; at++) {
      const turned = place * (this.turns[at % half] ?? 0);
      input[row * columns + at] =
        2 * this.pieces.at(piece, at) +
        (at < half ? Math.sin(turned) : Math.cos(turned)) +
        (this.parts[part * columns + at] ?? 0) +
        (this.matches[match * columns + at] ?? 0);
    }
  }

  /** One layer, over what stands in `input`, which then holds what comes out. */
  private read({ heads, matrices, vectors }: Layer, count: number): void {
    const { input, normal, asked, mixed, wide, output } = this.rooms;
    const { kernel } = this;
    const width = matrices.asked.rows;
    const out = matrices.out.columns;
    normalise(input, normal, { count, width, scale: vectors.scaleBefore, shift: vectors.shiftBefore });
    kernel.multiply(normal, matrices.asked, asked, count);
    shift(asked, vectors.asked, count);
    attend(asked, mixed, { count, width, heads });
    kernel.multiply(mixed, matrices.out, output, count);
    shift(output, vectors.out, count);
    if (matrices.rest === undefined) add(output, input, count * out);
    else {
      kernel.multiply(input, matrices.rest, normal, count);
      shift(normal, vectors.rest, count);
      add(output, normal, count * out);
    }
    normalise(output, normal, { count, width: out, scale: vectors.scaleBetween, shift: vectors.shiftBetween });
    kernel.multiply(normal, matrices.wide, wide, count);
    shift(wide, vectors.wide, count, true);
    kernel.multiply(wide, matrices.narrow, input, count);
    shift(input, vectors.narrow, count);
    add(input, output, count * out);
  }

  private layerOf({ heads, matrices, vectors }: LayerFile): Layer {
    const unpacked = (packed: PackedNumbers): KernelMatrix => {
      const from = new PackedMatrix(packed);
      const { matrix, put } = this.kernel.matrix(from.rows, from.columns);
      for (let row = 0; row < from.rows; row++)
        for (let column = 0; column < from.columns; column++) put(row, column, from.at(row, column));
      return matrix;
    };
    return {
      heads,
      matrices: {
        asked: unpacked(matrices.asked),
        out: unpacked(matrices.out),
        wide: unpacked(matrices.wide),
        narrow: unpacked(matrices.narrow),
        rest: matrices.rest === undefined ? undefined : unpacked(matrices.rest),
      },
      vectors: Object.fromEntries(
        Object.entries(vectors).map(([name, text]) => [name, floats(text ?? "")]),
      ) as Layer["vectors"],
    };
  }
}

export function floats(text: string): Float32Array {
  return new Float32Array(bytesOfBase64(text).buffer);
}

/** Each row made of mean 0 and variance 1, then scaled and shifted. */
function normalise(
  from: Float32Array,
  to: Float32Array,
  { count, width, scale, shift: by }: { count: number; width: number; scale: Float32Array; shift: Float32Array },
): void {
  for (let row = 0; row < count; row++) {
    const start = row * width;
    let sum = 0;
    let squares = 0;
    for (let at = start; at < start + width; at++) sum += from[at] ?? 0;
    const mean = sum / width;
    for (let at = start; at < start + width; at++) squares += ((from[at] ?? 0) - mean) ** 2;
    const length = 1 / Math.sqrt(squares / width + tiny);
    for (let at = 0; at < width; at++)
      to[start + at] = ((from[start + at] ?? 0) - mean) * length * (scale[at] ?? 1) + (by[at] ?? 0);
  }
}

/** Each piece looks at all others: `asked` holds what each asks for, what it is found by and what it says, side by side. */
function attend(
  asked: Float32Array,
  mixed: Float32Array,
  { count, width, heads }: { count: number; width: number; heads: number },
): void {
  const size = width / heads;
  const scale = 1 / Math.sqrt(size);
  const row = 3 * width;
  const powers = new Float32Array(count);
  for (let head = 0; head < heads; head++)
    for (let from = 0; from < count; from++) {
      const question = from * row + head * size;
      let most = Number.NEGATIVE_INFINITY;
      for (let to = 0; to < count; to++) {
        const key = to * row + width + head * size;
        let sum = 0;
        for (let at = 0; at < size; at++) sum += (asked[question + at] ?? 0) * (asked[key + at] ?? 0);
        powers[to] = sum * scale;
        most = Math.max(most, sum * scale);
      }
      let total = 0;
      for (let to = 0; to < count; to++) {
        const power = Math.exp((powers[to] ?? 0) - most);
        powers[to] = power;
        total += power;
      }
      const target = from * width + head * size;
      mixed.fill(0, target, target + size);
      for (let to = 0; to < count; to++) {
        const share = (powers[to] ?? 0) / total;
        const said = to * row + 2 * width + head * size;
        for (let at = 0; at < size; at++)
          mixed[target + at] = (mixed[target + at] ?? 0) + share * (asked[said + at] ?? 0);
      }
    }
}

function shift(rows: Float32Array, by: Float32Array, count: number, cutAtZero = false): void {
  const width = by.length;
  for (let row = 0; row < count; row++)
    for (let at = 0; at < width; at++) {
      const value = (rows[row * width + at] ?? 0) + (by[at] ?? 0);
      rows[row * width + at] = cutAtZero && value < 0 ? 0 : value;
    }
}

function add(rows: Float32Array, others: Float32Array, count: number): void {
  for (let at = 0; at < count; at++) rows[at] = (rows[at] ?? 0) + (others[at] ?? 0);
}
