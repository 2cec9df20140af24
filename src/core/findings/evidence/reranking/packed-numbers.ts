import { bytesOfBase64 } from "#core/domain/base64.ts";

/** Numbers of four bits in groups of 32 that share a scale, row by row; base64. */
export interface PackedNumbers {
  rows: number;
  columns: number;
  /** Two a byte, the first in the upper half, each 8 more than it is. */
  numbers: string;
  /** One for each group: the upper 16 bits of a float of 32. */
  scales: string;
}

const groupSize = 32;

/** Reads packed numbers where they are asked for: the table of word pieces is never unpacked whole. */
export class PackedMatrix {
  readonly rows: number;
  readonly columns: number;
  private readonly numbers: Uint8Array;
  private readonly scales: Float32Array;

  constructor(packed: PackedNumbers) {
    this.rows = packed.rows;
    this.columns = packed.columns;
    this.numbers = bytesOfBase64(packed.numbers);
    const halves = bytesOfBase64(packed.scales);
    const scales = new Uint8Array(halves.length * 2);
    for (let at = 0; at < halves.length; at += 2) {
      scales[at * 2 + 2] = halves[at] ?? 0;
      scales[at * 2 + 3] = halves[at + 1] ?? 0;
    }
    this.scales = new Float32Array(scales.buffer);
  }

  at(row: number, column: number): number {
    const place = row * this.columns + column;
    const pair = this.numbers[place >> 1] ?? 0;
    const number = (place % 2 === 0 ? pair >> 4 : pair & 15) - 8;
    return number * (this.scales[Math.floor(place / groupSize)] ?? 0);
  }
}
