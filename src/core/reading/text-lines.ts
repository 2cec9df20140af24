import { cutWithin, longestPassage } from "#core/domain/bounded-text.ts";

/** A line of a page: `text` is the page's text from `start` to `end`. */
export interface TextLine {
  start: number;
  end: number;
  text: string;
}

/** The lines of a page's text, empty ones too (they part paragraphs). */
export function splitLines(pageText: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (;;) {
    const newline = pageText.indexOf("\n", start);
    let end = newline === -1 ? pageText.length : newline;
    const next = end + 1;
    if (end > start && pageText.charCodeAt(end - 1) === 13) end--;
    lines.push({ start, end, text: pageText.slice(start, end) });
    if (newline === -1) return lines;
    start = next;
  }
}

/** The lines with those parted that are longer than anything that is read at a time. */
export function readableLines(pageText: string): TextLine[] {
  return splitLines(pageText).flatMap((line) => {
    if (line.text.length <= longestPassage) return [line];
    const parts: TextLine[] = [];
    for (let start = line.start; start < line.end; ) {
      const end = cutWithin(pageText, start, line.end);
      parts.push({ start, end, text: pageText.slice(start, end) });
      start = end;
    }
    return parts;
  });
}

/** Moves both ends inwards past white space. */
export function trimSpan(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}
