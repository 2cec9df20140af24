import type { Box } from "#core/domain/page.ts";
import { type Homography, mapPoint } from "#core/reading/imaging/homography.ts";
import type { RecognisedPage } from "./engines.ts";

interface Size {
  width: number;
  height: number;
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The upright box around a box of one picture, in the picture that it was made from; fractions both. */
function placed(box: Box, from: Size, toOriginal: Homography, original: Size): Box {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x + box.width, box.y + box.height],
    [box.x, box.y + box.height],
  ].map(([x = 0, y = 0]) => mapPoint(toOriginal, { x: x * from.width, y: y * from.height }));
  const xs = corners.map((corner) => within(corner.x / original.width));
  const ys = corners.map((corner) => within(corner.y / original.height));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The page with its boxes where the words stand in the original picture, and with that picture's size. */
export function placedInOriginal(page: RecognisedPage, toOriginal: Homography, original: Size): RecognisedPage {
  const move = <Placed extends { box?: Box | undefined }>(each: Placed): Placed =>
    each.box ? { ...each, box: placed(each.box, page, toOriginal, original) } : each;
  const lines = page.lines.map((line) => ({
    ...move(line),
    ...(line.words ? { words: line.words.map((word) => move(word)) } : {}),
  }));
  return { text: page.text, lines, width: original.width, height: original.height };
}
