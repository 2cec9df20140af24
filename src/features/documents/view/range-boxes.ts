import type { Box, Page } from "#core/domain/page.ts";

/** Where the words of a range stand on the page: the words' own boxes, or their line's where the words have none. */
export function rangeBoxes(page: Page, range: { start: number; end: number }): Box[] {
  const overlaps = ({ start, end }: { start: number; end: number }) => start < range.end && end > range.start;
  return page.lines.filter(overlaps).flatMap((line) => {
    const words = (line.words ?? []).filter(overlaps).flatMap(({ box }) => (box ? [box] : []));
    if (words.length > 0) return [surround(words)];
    return line.box ? [line.box] : [];
  });
}

/** One box for neighbouring words, so that a line is marked in one stroke, as a pen would. */
function surround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
