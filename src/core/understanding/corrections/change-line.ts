import type { Correction, TextChange } from "#core/domain/correction.ts";
import type { Line, Page } from "#core/domain/page.ts";
import { correctWords } from "./correct-pages.ts";
import { placeWords, textChange } from "./place-words.ts";

interface Edit {
  id: string;
  read: { start: number; end: number };
  now: { start: number; end: number };
}

/**
 * What the patient wrote in the place of some lines of a page, as a correction of the page as it was read: only the words that differ. Undefined
 * where that is what was read. `replaces`: ids of the corrections that spoke of these words before.
 *
 * @param read - The page as it was read.
 * @param corrections - Those of the record; only its words count here.
 * @param lines - From the first line to the last (counted from 0) of the page as it is shown.
 */
export function changeLines(
  read: Page,
  corrections: readonly Correction[],
  lines: { first: number; last: number },
  newText: string,
): { change: TextChange | undefined; replaces: string[] } {
  const { page, edits } = withEdits(read, corrections);
  const shown = rangeOfLines(page.lines, lines);
  const touched = edits.filter(({ now }) => now.start <= shown.end && shown.start <= now.end);
  // An edit that reaches beyond these lines is taken whole, with what it says there.
  const start = Math.min(shown.start, ...touched.map(({ now }) => now.start));
  const end = Math.max(shown.end, ...touched.map(({ now }) => now.end));
  const wanted = page.text.slice(start, shown.start) + newText + page.text.slice(shown.end, end);
  const from = asRead(edits, start, "start");
  const to = asRead(edits, end, "end");
  const replaces = touched.map(({ id }) => id);
  const old = read.text.slice(from, to);
  if (old === wanted) return { change: undefined, replaces };
  const same = commonEnds(old, wanted);
  const change = textChange(read, from + same.head, to - same.tail, wanted.slice(same.head, wanted.length - same.tail));
  return { change, replaces };
}

function withEdits(read: Page, corrections: readonly Correction[]): { page: Page; edits: Edit[] } {
  const { pages, places } = correctWords([read], corrections);
  const edits: Edit[] = [];
  for (const { id, change } of corrections) {
    const now = places.get(id)?.[0];
    const before = change.type === "text" ? placeWords([read], change) : undefined;
    if (now !== undefined && before !== undefined) edits.push({ id, read: before, now });
  }
  return { page: pages[0] ?? read, edits: edits.sort((one, other) => one.now.start - other.now.start) };
}

function rangeOfLines(lines: readonly Line[], { first, last }: { first: number; last: number }) {
  return { start: lines[first]?.start ?? 0, end: lines[last]?.end ?? 0 };
}

/** Where an offset of the corrected text stood in the text as it was read; inside of an edit, at that edit's own end. */
function asRead(edits: readonly Edit[], offset: number, side: "start" | "end"): number {
  let shift = 0;
  for (const { read, now } of edits) {
    const isPast = side === "start" ? now.end <= offset && now.start < offset : now.end <= offset;
    if (!isPast) {
      const inside = now.start <= offset && offset <= now.end;
      return inside && !(side === "end" && offset === now.start) ? read[side] : offset - shift;
    }
    shift = now.end - read.end;
  }
  return offset - shift;
}

/** How many letters at the beginning and the end are the same, never ending within a word or a number. */
function commonEnds(one: string, other: string): { head: number; tail: number } {
  const shortest = Math.min(one.length, other.length);
  let head = 0;
  while (head < shortest && one[head] === other[head]) head++;
  while (head > 0 && !isBreak(one[head - 1])) head--;
  let tail = 0;
  while (tail < shortest - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  while (tail > 0 && !isBreak(one.at(-tail))) tail--;
  return { head, tail };
}

function isBreak(letter: string | undefined): boolean {
  return letter !== undefined && /\s/.test(letter);
}
