import { blocksOf, mixedBetween } from "./between-blocks.ts";
import type { GreyImage } from "./grey-image.ts";

/** Paper is never taken for darker than this share of the picture's brightest paper: a black logo is no shadow. */
const darkestPaper = 0.16;

/** Tone of the paper in each block: its brightest pixels, a few specks left out. */
function paperTones({ data, width, height }: GreyImage, size: number, columns: number, rows: number): Float32Array {
  const tones = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * size);
      const bottom = Math.min(height, (row + 1) * size);
      let total = 0;
      for (let y = row * size; y < bottom; y += 2) {
        for (let x = column * size; x < right; x += 2) {
          const tone = data[y * width + x] ?? 0;
          counts[tone] = (counts[tone] ?? 0) + 1;
          total += 1;
        }
      }
      let tone = 255;
      for (let above = 0; tone > 0; tone--) {
        above += counts[tone] ?? 0;
        if (above > 0.2 * total) break;
      }
      tones[row * columns + column] = tone;
    }
  }
  return tones;
}

/** Each block's tone made the brightest (`take` = max) or the mean of the blocks around it. */
function around(tones: Float32Array, columns: number, rows: number, brightest: boolean): Float32Array {
  return tones.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    let sum = 0;
    let count = 0;
    let most = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const tone = tones[y * columns + x] ?? 0;
        sum += tone;
        count += 1;
        most = Math.max(most, tone);
      }
    }
    return brightest ? most : sum / count;
  });
}

/**
 * The picture as if lit evenly: each pixel divided by the tone of the paper around it, which is found block by block and mixed between blocks.
 * Source: the background normalisation of D. Bloomberg's leptonica (`pixBackgroundNorm`).
 *
 * @param letterHeight - In pixels; blocks are wider than letters, so that there is paper in each.
 */
export function evenlyLit(image: GreyImage, letterHeight: number): GreyImage {
  const { data, width, height } = image;
  const blocks = blocksOf(image, Math.max(8, Math.round(letterHeight * 1.5)));
  const { size, columns, rows } = blocks;
  const tones = paperTones(image, size, columns, rows);
  const brightest = tones.reduce((most, tone) => Math.max(most, tone), 0);
  const floor = Math.max(16, darkestPaper * brightest);
  const paper = around(around(tones, columns, rows, true), columns, rows, false).map((tone) => Math.max(tone, floor));
  const paperOfRow = mixedBetween(paper, blocks, width);
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const tone = paperOfRow(y);
    for (let x = 0; x < width; x++) {
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / (tone[x] ?? 255));
    }
  }
  return { data: even, width, height };
}
