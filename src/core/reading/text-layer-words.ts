import type { Box } from "#core/domain/page.ts";

/** Widths of printed characters in thousandths of an em, as Helvetica has them: near enough to place a word in a line of any common font. */
const narrow = new Set("ijl.,:;'|!/\\tfIJ()[]{}` ");
const wide = new Set("mwMW@%&QOGD—…");

function advance(character: string): number {
  if (narrow.has(character)) return 290;
  if (wide.has(character)) return 800;
  if (character >= "A" && character <= "Z") return 680;
  return character > "\u2E7F" ? 1000 : 540;
}

/** How far, as a fraction of the whole run, each character begins; one entry more than characters. */
function advances(text: string): Float64Array {
  const starts = new Float64Array(text.length + 1);
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    sum += advance(text.charAt(at));
    starts[at + 1] = sum;
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) / sum;
  return starts;
}

/**
 * The part of a level run's box in which its characters from `start` to `end` stand. Characters are taken to have Helvetica's proportions,
 * stretched to the run's width.
 */
export function boxOfPart(text: string, box: Box, start: number, end: number): Box {
  const starts = advances(text);
  const from = starts[Math.max(0, start)] ?? 0;
  const to = starts[Math.min(text.length, end)] ?? 1;
  return { x: box.x + from * box.width, y: box.y, width: (to - from) * box.width, height: box.height };
}

/** The words of a level run with their boxes, in the units of `box`; offsets in `text`, or in what it begins at `offset` of. */
export function wordsOfRun(text: string, box: Box, offset = 0): { start: number; end: number; box: Box }[] {
  const starts = advances(text);
  const words: { start: number; end: number; box: Box }[] = [];
  // One list and nothing besides: a page of very many words would make the collector work more than this.
  const word = /\S+/g;
  for (let found = word.exec(text); found !== null; found = word.exec(text)) {
    const start = found.index;
    const end = word.lastIndex;
    const from = starts[start] ?? 0;
    const to = starts[end] ?? 1;
    words.push({
      start: start + offset,
      end: end + offset,
      box: { x: box.x + from * box.width, y: box.y, width: (to - from) * box.width, height: box.height },
    });
  }
  return words;
}
