import { connectedParts } from "./connected-parts.ts";
import type { GreyImage } from "./grey-image.ts";
import { type InkMap, inkOf } from "./ink.ts";

/** Straight runs of ink that are longer than so many letter heights are rules: no letter has a stroke of that length. */
const shortestRule = 2.6;
/** A rule is at most so thick, as a share of a letter's height. */
const thickestRule = 0.35;

/**
 * Pixels of `ink` that lie in a nearly straight run of at least `longest`: a rule that leans a little goes on in the row (or column) beside it.
 */
function longRuns(ink: InkMap, isAcross: boolean, longest: number): Uint8Array {
  const [lines, length] = isAcross ? [ink.height, ink.width] : [ink.width, ink.height];
  const [along, across] = isAcross ? [1, ink.width] : [ink.width, 1];
  const found = new Uint8Array(ink.data.length);
  const { data } = ink;
  for (let line = 1; line < lines - 1; line++) {
    const start = line * across;
    const isInk = (at: number) => data[at] === 1 || data[at - across] === 1 || data[at + across] === 1;
    for (let from = 0; from < length; from++) {
      if (data[start + from * along] !== 1) continue;
      let to = from;
      while (to < length && isInk(start + to * along)) to++;
      if (to - from >= longest) {
        for (let step = from; step < to; step++) {
          const at = start + step * along;
          for (const beside of [at - across, at, at + across]) if (data[beside] === 1) found[beside] = 1;
        }
      }
      from = to;
    }
  }
  return found;
}

/** How far ink goes on to both sides of a pixel, itself included; counted no further than `most`. */
function thicknessAt(ink: InkMap, at: number, across: number, most: number): number {
  let count = 1;
  for (let other = at - across; count <= most && ink.data[other] === 1; other -= across) count++;
  for (let other = at + across; count <= most && ink.data[other] === 1; other += across) count++;
  return count;
}

/** The pixels of rules: in long runs that are thin, and where two of them cross. Letters that touch a rule stay. */
function rulesIn(ink: InkMap, letterHeight: number): Uint8Array {
  const longest = Math.max(12, Math.round(shortestRule * letterHeight));
  const thickest = Math.max(3, Math.round(thickestRule * letterHeight));
  const flat = longRuns(ink, true, longest);
  const upright = longRuns(ink, false, longest);
  return flat.map((isFlat, at) => {
    const isUpright = upright[at] === 1;
    if (isFlat === 1 && isUpright) return 1;
    if (isFlat === 1) return thicknessAt(ink, at, ink.width, thickest) <= thickest ? 1 : 0;
    return isUpright && thicknessAt(ink, at, 1, thickest) <= thickest ? 1 : 0;
  });
}

/** What is left of a rule's ends and crossings: specks no larger than a rule is thick. */
function markSpecks(ink: InkMap, marked: Uint8Array, letterHeight: number): void {
  const largest = Math.max(3, Math.round(thickestRule * letterHeight));
  const rest = { ...ink, data: ink.data.map((isInk, at) => (isInk === 1 && marked[at] === 0 ? 1 : 0)) };
  for (const { left, top, right, bottom } of connectedParts(rest)) {
    if (right - left > largest || bottom - top > largest) continue;
    // A full stop beside no rule stays.
    let isBeside = false;
    for (let y = Math.max(0, top - 1); y <= Math.min(ink.height - 1, bottom); y++) {
      for (let x = Math.max(0, left - 1); x <= Math.min(ink.width - 1, right); x++) {
        if (marked[y * ink.width + x] === 1) isBeside = true;
      }
    }
    if (!isBeside) continue;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) marked[y * ink.width + x] = 1;
  }
}

/**
 * The picture without its rules, boxes and grids, which stand in the way of the engine's line finding and are read as letters. Marked pixels and
 * the grey ones beside them become paper.
 *
 * @param letterHeight - In pixels.
 */
export function withoutRules(image: GreyImage, letterHeight: number): GreyImage {
  const { width, height } = image;
  const ink = inkOf(image, Math.round(letterHeight * 1.5), 0.85);
  const marked = rulesIn(ink, letterHeight);
  markSpecks(ink, marked, letterHeight);
  const data = image.data.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (marked[y * width + x] !== 1) continue;
      const paper = paperBeside(image, ink, x, y);
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
        for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
          const at = v * width + u;
          // The edge of a rule is grey, but not ink; a letter's own ink is left alone.
          if (marked[at] === 1 || ink.data[at] === 0) data[at] = Math.max(data[at] ?? 0, paper);
        }
      }
    }
  }
  return { data, width, height };
}

/** The brightest paper a few pixels away. */
function paperBeside({ data, width, height }: GreyImage, ink: InkMap, x: number, y: number): number {
  let paper = 0;
  for (const [dx, dy] of [
    [0, -5],
    [0, 5],
    [-5, 0],
    [5, 0],
  ] as const) {
    const [u, v] = [x + dx, y + dy];
    if (u < 0 || v < 0 || u >= width || v >= height || ink.data[v * width + u] === 1) continue;
    paper = Math.max(paper, data[v * width + u] ?? 0);
  }
  return paper === 0 ? 255 : paper;
}
