import { type GreyImage, shrunk } from "#core/reading/imaging/grey-image.ts";
import { redrawn } from "#core/reading/imaging/homography.ts";
import { inkOf } from "#core/reading/imaging/ink.ts";

/** The width at which a page is looked at: about 75 dots per inch on A4, where a line of text is still a line. */
export const columnSketchWidth = 620;

/** Gaps up to this many pixels of the sketch lie between words of one line; wider ones are gutters or separate cells. */
const widestWordGap = 7;
const inkBelowMean = 0.9;
const meanRadius = 12;
/** The upper and lower edge of a line cut letters into bits; rows are looked at together with this many above and below. */
const thickening = 2;
const narrowestColumn = 0.16;
const leastFill = 0.42;
/** Share of the rows beside a gutter that hold ink on either side. */
const leastInked = 0.5;
/** A gutter must go down this share of the sketch's width. */
const shortestGutter = 0.13;

/** The picture scaled to {@link columnSketchWidth}; very long ones (till rolls) are cut. */
export function sketchOf(image: GreyImage): GreyImage {
  const scale = image.width / columnSketchWidth;
  const factor = Math.max(1, Math.floor(scale));
  const small = shrunk(image, factor);
  const rest = scale / factor;
  const height = Math.min(4 * columnSketchWidth, Math.max(1, Math.round(image.height / scale)));
  return redrawn(small, [rest, 0, 0, 0, rest, 0, 0, 0, 1], columnSketchWidth, height);
}

type Run = [start: number, end: number];

function thickened(ink: Uint8Array, width: number, height: number): Uint8Array {
  const thick = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    for (let other = Math.max(0, y - thickening); other <= Math.min(height - 1, y + thickening); other++) {
      for (let x = 0; x < width; x++) {
        if (ink[other * width + x] === 1) thick[y * width + x] = 1;
      }
    }
  }
  return thick;
}

/** The inked runs of each row, words of a line joined; specks are left out. */
function runsOf(ink: Uint8Array, width: number, height: number): Run[][] {
  const rows: Run[][] = [];
  for (let y = 0; y < height; y++) {
    const runs: Run[] = [];
    let current: Run | undefined;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] !== 1) continue;
      if (current && x - current[1] <= widestWordGap) current[1] = x + 1;
      else {
        current = [x, x + 1];
        runs.push(current);
      }
    }
    rows.push(runs.filter(([start, end]) => end - start > 3));
  }
  return rows;
}

function portion(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Whether one side of a gutter, from row `from` to row `to`, is filled with lines. The column is as wide as the longest runs beside the
 * gutter; what lies farther away (a third column, a note in the margin) does not count.
 *
 * @param side - The runs of a row on this side, the one beside the gutter first.
 */
function isProse(
  rows: readonly Run[][],
  from: number,
  to: number,
  side: (runs: Run[]) => Run[],
  width: number,
): boolean {
  const sides = rows
    .slice(from, to)
    .map(side)
    .filter((runs) => runs.length > 0);
  if (sides.length < leastInked * (to - from)) return false;
  const lengths = sides.map(([nearest = [0, 0]]) => nearest[1] - nearest[0]).sort((first, second) => first - second);
  const column = portion(lengths, 0.9);
  if (column < narrowestColumn * width) return false;
  const fills = sides.map((runs) => {
    const [nearest = [0, 0]] = runs;
    const within = runs.filter((run) => Math.max(run[1], nearest[1]) - Math.min(run[0], nearest[0]) <= 1.1 * column);
    return within.reduce((sum, [start, end]) => sum + end - start, 0);
  });
  fills.sort((first, second) => first - second);
  return portion(fills, 0.4) >= leastFill * column;
}

function gutterAt(rows: readonly Run[][], x: number, width: number): boolean {
  const leftSide = (runs: Run[]) => runs.filter(([, end]) => end <= x).reverse();
  const rightSide = (runs: Run[]) => runs.filter(([start]) => start >= x);
  let from = 0;
  for (let y = 0; y <= rows.length; y++) {
    const crossed = y === rows.length || (rows[y] ?? []).some(([start, end]) => start < x && end > x);
    if (!crossed) continue;
    let last = y;
    // White rows below the text (the rest of a page) are no part of its columns.
    while (last > from && (rows[last - 1] ?? []).length === 0) last--;
    while (from < last && (rows[from] ?? []).length === 0) from++;
    if (
      last - from >= shortestGutter * width &&
      isProse(rows, from, last, leftSide, width) &&
      isProse(rows, from, last, rightSide, width)
    ) {
      return true;
    }
    from = y + 1;
  }
  return false;
}

/**
 * Whether a page is set in columns of prose: somewhere a white strip goes down between blocks of full lines. Tables have such strips too, but
 * their cells do not fill the width between them.
 *
 * @param sketch - The upright page, scaled to {@link columnSketchWidth}.
 */
export function looksLikeColumns(sketch: GreyImage): boolean {
  const { width, height } = sketch;
  const rows = runsOf(thickened(inkOf(sketch, meanRadius, inkBelowMean).data, width, height), width, height);
  for (let x = Math.round(width * 0.2); x < width * 0.8; x += 2) {
    if (gutterAt(rows, x, width)) return true;
  }
  return false;
}

const blockSize = 16;
const paperTone = 0.93;
const inkTone = 0.6;
/** Text on paper, shadows included, stays below 0.16; photos of anything else begin at 0.25. */
const mostMiddleTones = 0.21;
/** The darkest paper of an evenly lit page has this share of the brightest paper's tone. */
const leastEvenPaper = 0.85;
/** A picture of black and white only (a fax, a drawing) has no shadow, however much of it is black. */
const darkestShade = 60;
const brightestShade = 195;
const fewestShaded = 0.06;

/** How a picture is lit and what it is made of. */
export interface PictureTones {
  /**
   * It is of something else than a page: most of a page is paper or ink, most of a photo is neither. Recognising such pictures in full takes
   * the engine many times as long and gives nothing but noise.
   */
  photo: boolean;
  /** No shadow lies on it, and no table shows beside it: one threshold fits the whole page. */
  even: boolean;
}

export function tonesOf({ data, width, height }: GreyImage): PictureTones {
  let middle = 0;
  let counted = 0;
  const papers: number[] = [];
  const tones = new Float32Array(blockSize * blockSize);
  for (let top = 0; top + blockSize <= height; top += blockSize) {
    for (let left = 0; left + blockSize <= width; left += blockSize) {
      let brightest = 1;
      let at = 0;
      for (let y = top; y < top + blockSize; y++) {
        for (let pixel = y * width + left; pixel < y * width + left + blockSize; pixel++) {
          const tone = data[pixel] ?? 0;
          tones[at++] = tone;
          if (tone > brightest) brightest = tone;
        }
      }
      papers.push(brightest);
      for (const tone of tones) if (tone < paperTone * brightest && tone > inkTone * brightest) middle++;
      counted += tones.length;
    }
  }
  papers.sort((first, second) => first - second);
  let shaded = 0;
  for (const tone of data) if (tone > darkestShade && tone < brightestShade) shaded++;
  return {
    photo: middle > mostMiddleTones * counted,
    even: shaded < fewestShaded * data.length || portion(papers, 0.02) >= leastEvenPaper * portion(papers, 0.98),
  };
}
