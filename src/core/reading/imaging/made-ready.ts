import { hasFaintInk } from "./even-ink.ts";
import { evenlyLit } from "./even-light.ts";
import { type GreyImage, shrunk } from "./grey-image.ts";
import { composed, type Homography, inverted, redrawn, turned } from "./homography.ts";
import { withoutBars } from "./shaded-bars.ts";
import { withoutSpecks } from "./specks.ts";
import type { Survey } from "./survey.ts";

export type Turn = 0 | 90 | 180 | 270;

/** A picture as the engine gets it, and the way back to the one it was made from. */
export interface ReadyPicture {
  image: GreyImage;
  /** Usual height of its letters in pixels; 0 where there is no text. */
  letterHeight: number;
  /** From this picture's pixels to those of the picture it was made from. */
  toOriginal: Homography;
}

/** Letters of this height, in pixels, are left as they are; others are brought to the nearer of `wanted`. */
const readable = { least: 11, most: 52, wantedLeast: 24, wantedMost: 38 };
/** A picture of so few pixels costs little to be made larger, and is read better: its letters are worth it below this height. */
const small = { pixels: 1_000_000, least: 16 };
/** Leaning less than this, in degrees, costs the engine nothing. */
const leastSkew = 0.25;
const largestScale = 3;

function scaleFor(letterHeight: number, pixels: number, mostPixels: number): number {
  let scale = 1;
  const least = pixels <= small.pixels ? small.least : readable.least;
  if (letterHeight > 0 && letterHeight < least) {
    scale = Math.min(largestScale, readable.wantedLeast / letterHeight);
  } else if (letterHeight > readable.most) scale = readable.wantedMost / letterHeight;
  return Math.min(scale, Math.max(1, Math.sqrt(mostPixels / pixels)));
}

/** Paper white, and bars as paper. */
function withEvenTones(image: GreyImage, letterHeight: number, isEvenlyLit: boolean): GreyImage {
  const lit = isEvenlyLit && !hasFaintInk(image, letterHeight) ? image : evenlyLit(image, letterHeight);
  return withoutBars(lit, letterHeight);
}

/**
 * Makes a picture ready for the engine: flat, turned by `turn` degrees clockwise and then straight, evenly lit, and with letters of a
 * readable size, in one drawing. A page that is upright, flat and even already is handed on as it is.
 */
export function madeReady(
  original: GreyImage,
  seen: Survey,
  options: { turn: Turn; even: boolean; mostPixels: number },
): ReadyPicture {
  const { turn, even, mostPixels } = options;
  const { page, letterHeight } = seen;
  const skew = Math.abs(seen.skew) >= leastSkew ? seen.skew : 0;
  const scale = scaleFor(letterHeight, page.width * page.height, mostPixels);
  let image = original;
  let toOriginal: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  if (seen.isFlattened || turn !== 0 || skew !== 0 || scale !== 1) {
    // Straightening turns against the lean; a picture that is made much smaller is first averaged, so that no stroke is jumped over.
    const straight = turned(page, turn - skew);
    const factor = Math.max(1, Math.floor(1 / scale));
    const width = Math.max(1, Math.round(straight.width * scale));
    const height = Math.max(1, Math.round(straight.height * scale));
    const shrink: Homography = [1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1];
    toOriginal = composed(composed(page.toPicture, inverted(straight.map)), shrink);
    const toSource = composed([1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1], toOriginal);
    image = redrawn(shrunk(original, factor), toSource, width, height);
  }
  const height = Math.max(8, letterHeight * scale);
  // Where there is no text, a soft background would only get edges.
  if (letterHeight > 0) image = withEvenTones(seen.specked ? withoutSpecks(image, height) : image, height, even);
  return { image, letterHeight: letterHeight > 0 ? height : 0, toOriginal };
}
