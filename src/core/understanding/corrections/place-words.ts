import { neighbourLength, type TextChange } from "#core/domain/correction.ts";
import type { Page } from "#core/domain/page.ts";

/** A range of a page's text, in UTF-16 offsets. */
export interface PlacedWords {
  page: number;
  start: number;
  end: number;
}

/** Neighbours of this many letters tell a place; fewer are enough only where the page has no more. */
const tellingNeighbours = 6;
/** Neighbours must be this long, on both sides together, to name a place whose words were read differently. */
const namingNeighbours = 10;

type WordsSought = Pick<TextChange, "page" | "start" | "end" | "oldText" | "before" | "after">;

/**
 * Where words of a record stand in these pages: at their old place, or, when the record was read anew, where the same words have the same
 * neighbours, or where their neighbours have other words between them. Undefined where no place or several could be meant.
 */
export function placeWords(pages: readonly Page[], sought: WordsSought): PlacedWords | undefined {
  const same = pages.find(({ number }) => number === sought.page);
  if (same !== undefined && standsAt(same.text, sought.start, sought)) {
    return { page: same.number, start: sought.start, end: sought.start + sought.oldText.length };
  }
  return bestOccurrence(pages, sought) ?? betweenNeighbours(pages, sought);
}

function standsAt(text: string, start: number, { oldText, before, after }: WordsSought): boolean {
  if (!text.startsWith(oldText, start) || start > text.length) return false;
  return neighboursAt(text, start, start + oldText.length, { before, after }) >= enough({ before, after });
}

function enough({ before, after }: Pick<WordsSought, "before" | "after">): number {
  return Math.min(tellingNeighbours, before.length + after.length);
}

/** How many letters on both sides are those that were there. */
function neighboursAt(text: string, start: number, end: number, sought: Pick<WordsSought, "before" | "after">): number {
  let count = 0;
  for (let step = 1; step <= sought.before.length && text[start - step] === sought.before.at(-step); step++) count++;
  for (let step = 0; step < sought.after.length && text[end + step] === sought.after[step]; step++) count++;
  return count;
}

function bestOccurrence(pages: readonly Page[], sought: WordsSought): PlacedWords | undefined {
  const { oldText } = sought;
  if (oldText === "") return undefined;
  const found: { place: PlacedWords; score: number; distance: number }[] = [];
  for (const { number, text } of pages) {
    for (let start = text.indexOf(oldText); start !== -1; start = text.indexOf(oldText, start + 1)) {
      const end = start + oldText.length;
      const distance = number === sought.page ? Math.abs(start - sought.start) : Number.POSITIVE_INFINITY;
      found.push({ place: { page: number, start, end }, score: neighboursAt(text, start, end, sought), distance });
    }
  }
  found.sort((one, other) => other.score - one.score || one.distance - other.distance);
  const [best, second] = found;
  if (best === undefined) return undefined;
  // Words that stand once and are long are their own evidence; short ones ("15") need their neighbours.
  const alone = second === undefined && oldText.length >= tellingNeighbours;
  const told =
    best.score >= enough(sought) && (second === undefined || second.score < best.score || best.distance === 0);
  return alone || told ? best.place : undefined;
}

/** How much of the neighbours is looked for, most first: farther letters may have been read differently too. */
const neighbourReaches = [neighbourLength, 24, 12, 7];

/** The words themselves were read differently: their place is between their neighbours, where that is one place only. */
function betweenNeighbours(pages: readonly Page[], sought: WordsSought): PlacedWords | undefined {
  const longest = sought.oldText.length * 2 + 8;
  const lineBreaks = countLineBreaks(sought.oldText);
  for (const reach of neighbourReaches) {
    const before = sought.before.slice(-reach);
    const after = sought.after.slice(0, reach);
    if (before.length + after.length < namingNeighbours) return undefined;
    const places = pages.flatMap(({ number, text }) =>
      gaps(text, before, after)
        .filter(([start, end]) => end - start <= longest && countLineBreaks(text.slice(start, end)) === lineBreaks)
        .map(([start, end]): PlacedWords => ({ page: number, start, end })),
    );
    if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  }
  return undefined;
}

function countLineBreaks(text: string): number {
  return text.split("\n").length - 1;
}

/** From each end of `before` to the next begin of `after`; where there are no neighbours, the text's own ends. */
function gaps(text: string, before: string, after: string): [number, number][] {
  const starts: number[] = [];
  if (before === "") starts.push(0);
  else
    for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at + 1)) starts.push(at + before.length);
  return starts.flatMap((start): [number, number][] => {
    const end = after === "" ? text.length : text.indexOf(after, start);
    return end < start ? [] : [[start, end]];
  });
}

/** A change of the words from `start` to `end` of a page, with what is needed to find them again. */
export function textChange(page: Page, start: number, end: number, newText: string): TextChange {
  return {
    type: "text",
    page: page.number,
    start,
    end,
    oldText: page.text.slice(start, end),
    before: page.text.slice(Math.max(0, start - neighbourLength), start),
    after: page.text.slice(end, end + neighbourLength),
    newText,
  };
}
