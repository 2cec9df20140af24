import type { Part } from "./connected-parts.ts";

/** What the parts of a picture's ink say about its text. */
export interface TextParts {
  /** Parts that can be letters, or letters that touch. */
  letters: Part[];
  /** Their usual height in pixels, close to that of a capital; 0 where there is no text. */
  height: number;
  /** There are long thin parts: rules, boxes of a form, the grid of a table. */
  ruled: boolean;
}

/** Smaller ones are specks, or letters that nobody could read. */
const leastHeight = 4;
const fewestLetters = 4;

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Tells letters from specks, rules and pictures. The usual height is the median of parts of the size of letters, weighed by their height, so that
 * dots and commas do not pull it down.
 */
export function textParts(parts: readonly Part[], pictureHeight: number): TextParts {
  const tallest = Math.max(40, pictureHeight / 8);
  const sized = parts.filter(({ left, top, right, bottom, pixels }) => {
    const [width, height] = [right - left, bottom - top];
    return height >= leastHeight && height <= tallest && width <= 14 * height && pixels >= 0.1 * width * height;
  });
  const heights = sized.flatMap(({ top, bottom }) => new Array<number>(bottom - top).fill(bottom - top));
  heights.sort((first, second) => first - second);
  const height = sized.length >= fewestLetters ? middle(heights) : 0;
  const letters = sized.filter(({ top, bottom }) => bottom - top >= 0.5 * height && bottom - top <= 2.2 * height);
  const ruled = parts.some(({ left, top, right, bottom, pixels }) => {
    const [width, tall] = [right - left, bottom - top];
    const isLong = Math.max(width, tall) >= 7 * Math.max(height, leastHeight);
    return isLong && (pixels < 0.3 * width * tall || Math.min(width, tall) <= 0.4 * height);
  });
  return { letters, height, ruled };
}

/**
 * Whether lines of text run up and down the picture: the next letter of a line is nearer than the next line. Undefined where the letters do not
 * say. Source: the nearest neighbours of L. O'Gorman, "The Document Spectrum for Page Layout Analysis", IEEE PAMI 15(11), 1993.
 */
export function isSideways(letters: readonly Part[]): boolean | undefined {
  if (letters.length < 12) return undefined;
  let across = 0;
  let down = 0;
  const sorted = [...letters].sort((first, second) => first.left - second.left);
  const step = Math.max(1, Math.floor(sorted.length / 400));
  for (let index = 0; index < sorted.length; index += step) {
    const part = sorted[index];
    if (!part) continue;
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    if (width > 2.5 * height) across += 1;
    else if (height > 3.5 * width && height > 12) continue;
    else {
      let nearest = Number.POSITIVE_INFINITY;
      let isAcross = true;
      for (const other of letters) {
        if (other === part) continue;
        const gapX = Math.max(other.left - part.right, part.left - other.right, 0);
        const gapY = Math.max(other.top - part.bottom, part.top - other.bottom, 0);
        if (gapX > 0 && gapY > 0) continue;
        const gap = gapX + gapY;
        if (gap === 0 || gap >= nearest) continue;
        nearest = gap;
        isAcross = gapX > 0;
      }
      if (nearest === Number.POSITIVE_INFINITY) continue;
      if (isAcross) across += 1;
      else down += 1;
    }
  }
  if (across + down < 10) return undefined;
  if (down > 1.8 * across) return true;
  return across > 1.8 * down ? false : undefined;
}

/** Fewer letters say nothing; so many of those that were looked at must have a neighbour in their line. */
const fewestInLines = 60;
const mostLookedAt = 300;
const inLinesShare = 0.8;

/**
 * Whether letters stand in lines across the picture: nearly each has another close beside it that stands on the same line or is as high. The parts
 * of leaves, cloth or faces lie anyhow.
 */
export function areInLines(letters: readonly Part[], height: number): boolean {
  if (letters.length < fewestInLines) return false;
  const step = Math.max(1, Math.floor(letters.length / mostLookedAt));
  const near = 0.2 * height;
  let looked = 0;
  let aligned = 0;
  for (let index = 0; index < letters.length; index += step) {
    const part = letters[index];
    if (!part) continue;
    looked += 1;
    const hasNeighbour = letters.some((other) => {
      if (other === part) return false;
      const gap = Math.max(other.left - part.right, part.left - other.right);
      if (gap < -near || gap > height) return false;
      return Math.abs(other.bottom - part.bottom) <= near || Math.abs(other.top - part.top) <= near;
    });
    if (hasNeighbour) aligned += 1;
  }
  return aligned >= inLinesShare * looked;
}
