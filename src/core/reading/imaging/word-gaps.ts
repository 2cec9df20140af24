import type { WordPlace } from "./decimal-points.ts";
import { cropped, type GreyImage } from "./grey-image.ts";
import { inkOf } from "./ink.ts";

/** Ink is below this share of the paper. */
const inkShare = 0.78;

/**
 * The columns without ink inside a word's place that are at least `least` of its height wide: where each begins and ends, in the picture's pixels,
 * from left to right.
 */
export function gapsIn(image: GreyImage, place: WordPlace, least: number): { start: number; end: number }[] {
  const left = Math.max(0, Math.floor(place.x0));
  const top = Math.max(0, Math.floor(place.y0));
  const width = Math.min(image.width, Math.ceil(place.x1)) - left;
  const height = Math.min(image.height, Math.ceil(place.y1)) - top;
  if (width < 4 || height < 6) return [];
  const { data } = inkOf(cropped(image, left, top, width, height), Math.max(8, height), inkShare);
  const gaps: { start: number; end: number }[] = [];
  let start: number | undefined;
  for (let x = 0; x < width; x++) {
    let isBare = true;
    for (let y = 0; y < height && isBare; y++) isBare = data[y * width + x] !== 1;
    if (isBare) start ??= x;
    else {
      // What is bare before the first stroke is no gap.
      if (start !== undefined && start > 0 && x - start >= least * height) {
        gaps.push({ start: left + start, end: left + x });
      }
      start = undefined;
    }
  }
  return gaps;
}
