import { connectedParts, type Part } from "./connected-parts.ts";
import type { GreyImage } from "./grey-image.ts";
import { inkOf } from "./ink.ts";

/** A speck is at most so wide and tall, in letter heights: a full stop is as small, but stands beside a letter. */
const largestSpeck = 0.24;
/** Letters and signs reach so far, in letter heights: dots on an i, points between digits. */
const reach = 0.5;
/** Parts larger than this, in letter heights, are rules and pictures; their boxes say nothing of where their ink is. */
const largestLetter = 6;

function isSpeck({ left, top, right, bottom }: Part, letterHeight: number): boolean {
  const largest = Math.max(2, largestSpeck * letterHeight);
  return right - left <= largest && bottom - top <= largest;
}

/** Whether there are so many small parts beside these letters that they cannot all be points and dots. */
export function hasSpecks(parts: readonly Part[], letterCount: number, letterHeight: number): boolean {
  if (letterHeight <= 0) return false;
  const specks = parts.filter((part) => isSpeck(part, letterHeight)).length;
  return specks > 60 && specks > 0.4 * letterCount;
}

/** The picture without specks that stand by themselves: the dust of a copier, the faults of a fax line. Dots that belong to letters stay. */
export function withoutSpecks(image: GreyImage, letterHeight: number): GreyImage {
  const { width, height } = image;
  const parts = connectedParts(inkOf(image, Math.max(8, Math.round(letterHeight)), 0.85));
  const cell = Math.max(2, Math.round(letterHeight / 4));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const near = new Uint8Array(columns * rows);
  const margin = Math.ceil((reach * letterHeight) / cell);
  const specks: Part[] = [];
  for (const part of parts) {
    if (isSpeck(part, letterHeight)) {
      specks.push(part);
      continue;
    }
    if (
      part.right - part.left > 2 * largestLetter * letterHeight ||
      part.bottom - part.top > largestLetter * letterHeight
    )
      continue;
    const [left, right] = [Math.floor(part.left / cell) - margin, Math.floor((part.right - 1) / cell) + margin];
    const [top, bottom] = [Math.floor(part.top / cell) - margin, Math.floor((part.bottom - 1) / cell) + margin];
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++) {
      near.fill(1, row * columns + Math.max(0, left), row * columns + Math.min(columns - 1, right) + 1);
    }
  }
  const data = image.data.slice();
  for (const { left, top, right, bottom } of specks) {
    const middle = Math.floor((top + bottom) / 2 / cell) * columns + Math.floor((left + right) / 2 / cell);
    if (near[middle] === 1) continue;
    let paper = 0;
    const [first, last] = [Math.max(0, left - 2), Math.min(width, right + 2)];
    for (let y = Math.max(0, top - 2); y < Math.min(height, bottom + 2); y++) {
      for (let x = first; x < last; x++) paper = Math.max(paper, image.data[y * width + x] ?? 0);
    }
    for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y++) {
      data.fill(paper, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1));
    }
  }
  return { data, width, height };
}
