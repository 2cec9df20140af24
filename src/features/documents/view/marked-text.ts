export interface TextSegment {
  start: number;
  text: string;
  marked: boolean;
}

/** Cuts a page's text at a range (UTF-16 offsets), so that its words can be marked. A range outside of the text marks nothing. */
export function markRange(text: string, range: { start: number; end: number } | undefined): TextSegment[] {
  const start = Math.min(range?.start ?? text.length, text.length);
  const end = Math.min(Math.max(range?.end ?? 0, start), text.length);
  return [
    { start: 0, text: text.slice(0, start), marked: false },
    { start, text: text.slice(start, end), marked: true },
    { start: end, text: text.slice(end), marked: false },
  ].filter((segment) => segment.text !== "");
}
