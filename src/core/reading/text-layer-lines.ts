import type { Box, Line, Page, PageSource, Word } from "#core/domain/page.ts";

/** A line on its way into a page: its words, not yet its place in the page's text. */
export interface LooseLine {
  text: string;
  box?: Box;
  confidence?: number;
  source?: PageSource;
  /** Offsets in `text`. */
  words?: Word[];
}

const places = 10_000;

/** Fractions of the page with four digits: a tenth of a millimetre on A4, and a third of the bytes. */
export function fractionsOf(box: Box, size: { width: number; height: number }): Box {
  const cut = (value: number, whole: number) =>
    whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * places) / places : 0;
  const x = cut(box.x, size.width);
  const y = cut(box.y, size.height);
  return {
    x,
    y,
    width: Math.round((cut(box.x + box.width, size.width) - x) * places) / places,
    height: Math.round((cut(box.y + box.height, size.height) - y) * places) / places,
  };
}

export function boxAroundAll(boxes: readonly Box[]): Box | undefined {
  const first = boxes[0];
  if (!first) return undefined;
  let { x, y } = first;
  let right = x + first.width;
  let bottom = y + first.height;
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x, y, width: right - x, height: bottom - y };
}

/** Joins lines with "\n" and gives each, and each of its words, its offsets in the whole. */
export function textOfLines(loose: readonly LooseLine[]): { text: string; lines: Line[] } {
  const lines: Line[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const { text, words, ...rest } of loose) {
    const offset = start;
    const line: Line = { start, end: start + text.length, ...rest };
    if (words) line.words = words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }));
    lines.push(line);
    texts.push(text);
    start = line.end + 1;
  }
  return { text: texts.join("\n"), lines };
}

/** The lines of a page again as loose ones, so that others can be put between them. */
export function looseLines(page: Pick<Page, "text" | "lines">): LooseLine[] {
  return page.lines.map((line) => {
    const { start, end, words, ...rest } = line;
    const loose: LooseLine = { text: page.text.slice(start, end), ...rest };
    if (words) loose.words = words.map((word) => ({ ...word, start: word.start - start, end: word.end - start }));
    return loose;
  });
}
