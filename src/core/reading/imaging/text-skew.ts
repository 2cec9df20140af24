import type { Part } from "./connected-parts.ts";
import type { InkMap } from "./ink.ts";

/** Text may lean so far to either side, in degrees; what leans more is told apart as sideways first. */
const widest = 20;
const mostPoints = 24_000;

interface Points {
  x: Float32Array;
  y: Float32Array;
}

/** The ink of the letters, thinned out evenly. */
function pointsOf({ data, width }: InkMap, letters: readonly Part[]): Points {
  const total = letters.reduce((sum, letter) => sum + letter.pixels, 0);
  const step = Math.max(1, Math.ceil(total / mostPoints));
  const xs: number[] = [];
  const ys: number[] = [];
  let seen = 0;
  for (const { left, top, right, bottom } of letters) {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        if (data[y * width + x] !== 1 || seen++ % step !== 0) continue;
        xs.push(x);
        ys.push(y);
      }
    }
  }
  return { x: Float32Array.from(xs), y: Float32Array.from(ys) };
}

/** How sharply ink is gathered in lines when it is looked at along `degrees`: the squares of the profile, summed. */
function sharpness({ x, y }: Points, degrees: number, bins: Uint32Array, binSize: number): number {
  bins.fill(0);
  const radians = (degrees * Math.PI) / 180;
  const sine = Math.sin(radians) / binSize;
  const cosine = Math.cos(radians) / binSize;
  const middle = bins.length >> 1;
  for (let index = 0; index < x.length; index++) {
    const bin = middle + Math.floor((y[index] ?? 0) * cosine - (x[index] ?? 0) * sine);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of bins) sum += count * count;
  return sum;
}

/**
 * How far the lines of text lean, in degrees: positive where they go down to the right. 0 where there is too little text to say. The angle at
 * which the projection profile is sharpest, first in steps of half a degree, then finer. Source: W. Postl, "Detection of linear oblique
 * structures and skew scan in digitized documents", ICPR 1986.
 *
 * @param letters - The parts of the ink that are letters: rules, pictures and the edge of a page would pull the angle to theirs.
 */
export function textSkew(ink: InkMap, letters: readonly Part[], letterHeight: number): number {
  const points = pointsOf(ink, letters);
  if (letters.length < 8 || points.x.length < 200) return 0;
  const binSize = Math.max(1, letterHeight / 8);
  const bins = new Uint32Array(2 * Math.ceil((ink.width + ink.height) / binSize) + 4);
  let best = { degrees: 0, score: sharpness(points, 0, bins, binSize) * 1.001 };
  const look = (degrees: number) => {
    const score = sharpness(points, degrees, bins, binSize);
    if (score > best.score) best = { degrees, score };
  };
  for (let degrees = -widest; degrees <= widest; degrees += 0.5) look(degrees);
  for (const [reach, step] of [
    [0.4, 0.1],
    [0.08, 0.02],
  ] as const) {
    const { degrees } = best;
    for (let offset = -reach; offset <= reach + 1e-9; offset += step) look(degrees + offset);
  }
  return best.degrees;
}
