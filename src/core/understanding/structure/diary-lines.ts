import { longestPassage } from "#core/domain/bounded-text.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import { startsWithWholeDay } from "#core/reading/table-cells.ts";
import { splitLines, type TextLine } from "#core/reading/text-lines.ts";
import { holdsItems } from "#core/understanding/diary/diary-items.ts";
import { dayOpening, formOfDay, formsOfEntries } from "./entry-starts.ts";
import { part } from "./split-passages.ts";

/**
 * Passages parted where a line opens with a day, in records that are written day by day: who ends no line with a full stop still begins
 * each day on a line of its own.
 */
export function splitAtDays(passages: readonly Passage[], pages: readonly Page[]): Passage[] {
  const cuts = new Map<number, number[]>();
  for (const { page, start } of openingLines(pages)) push(cuts, page, start);
  return cuts.size === 0 ? [...passages] : cutAt(passages, pages, cuts);
}

function push(cuts: Map<number, number[]>, page: number, start: number): void {
  const own = cuts.get(page);
  if (own === undefined) cuts.set(page, [start]);
  else own.push(start);
}

/** The lines that open with a day in a form of the record's entries. */
function openingLines(pages: readonly Page[]): { page: number; start: number }[] {
  const opening = pages.flatMap(({ number, text }) =>
    splitLines(text).flatMap((line) => {
      const printed = dayOpening(line.text);
      return printed === undefined ? [] : [{ page: number, start: line.start, form: formOfDay(printed) }];
    }),
  );
  const forms = formsOfEntries(opening.map(({ form }) => form));
  const counts = new Map<string, number>();
  for (const { form } of opening) counts.set(form, (counts.get(form) ?? 0) + 1);
  return opening.filter(({ form }) => forms.has(form) && (counts.get(form) ?? 0) >= fewestOfForm);
}

/** A sentence may break before a date of another form. */
const fewestOfForm = 3;
/** A page with so many entries is a diary or a log, whose title ends where they begin. */
const manyEntries = 6;

/** Where the first of many entries begins on a page; undefined where it is not written day by day. */
export function firstEntryOn(page: Page): number | undefined {
  const opening = openingLines([page]);
  return opening.length < manyEntries ? undefined : opening[0]?.start;
}

/**
 * In a diary each line that the writer ended is a passage, and lines that the margin parted are one: lines of a list have no full stop, and
 * nothing of one is said of the next.
 */
export function splitAtLines(passages: readonly Passage[], pages: readonly Page[]): Passage[] {
  const breaks = new Map(pages.map(({ number, text }) => [number, writersBreaks(splitLines(text))]));
  const starts = (kept: (one: LineBreak) => boolean) =>
    new Map([...breaks].map(([page, own]) => [page, own.filter(kept).map(({ start }) => start)]));
  return rejoined(
    cutAt(
      passages,
      pages,
      starts(({ isItem }) => isItem),
    ),
    pages,
    starts(() => true),
  );
}

/** No page is so narrow that a line of this length has reached its margin. */
const narrowest = 32;
/** Lines that end so near the widest have come to the margin too, where there is one. */
const ragged = 14;
const share = 0.04;
/** Letters by which lines of one paragraph end earlier than they had to. */
const spare = 10;

/** Where a line begins that the one above had room for: the writer went to a new line, and not the margin. */
interface LineBreak {
  start: number;
  /** It begins an item or a sentence: no line of a paragraph that ends early. */
  isItem: boolean;
}

function writersBreaks(lines: readonly TextLine[]): LineBreak[] {
  const lengths = lines.map(({ text }) => text.trimEnd().length);
  const widest = Math.max(narrowest, ...lengths);
  // One long line among short ones has come to no margin.
  const full = lengths.filter((length) => length > widest - ragged).length;
  const hasMargin = full >= Math.max(3, lines.length * share);
  return lines.flatMap(({ text, start }, index) => {
    const above = lengths[index - 1] ?? 0;
    const first = /^\s*(\S+)/.exec(text)?.[1]?.length ?? 0;
    const hadRoom = !hasMargin || above + first + spare < widest;
    if (index === 0 || !(hadRoom || begins.test(text))) return [];
    const areItems = holdsItems(text) || holdsItems(lines[index - 1]?.text ?? "");
    return [{ start, isItem: begins.test(text) || /^\s*\p{Lu}/u.test(text) || areItems }];
  });
}

/** A list's mark or an hour begins something, wherever the line above ends. */
const begins = /^\s*(?:[•*·▪◦‣–—-]\s|\[[ xX]?\]|(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]m)?\b)/i;

/** Passages that only the margin parts, as one. */
function rejoined(
  passages: readonly Passage[],
  pages: readonly Page[],
  breaks: ReadonlyMap<number, readonly number[]>,
): Passage[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const joined: Passage[] = [];
  const entries = new Set(openingLines(pages).map(({ page, start }) => `${page}/${start}`));
  for (const passage of passages) {
    const last = joined.at(-1);
    const pageText = texts.get(passage.page) ?? "";
    const areLines = last?.kind === "sentence" && passage.kind === "sentence" && last.page === passage.page;
    const isOneBreak = areLines && /^[ \t]*\n[ \t]*$/.test(pageText.slice(last.end, passage.start));
    const isWriters = isOneBreak && between(breaks.get(passage.page) ?? [], last.end, passage.start + 1).length > 0;
    const goesOn = isOneBreak && !isWriters && !/[.!?]$/.test(last.text) && passage.end - last.start < longestPassage;
    const isEntry = startsWithWholeDay(passage.text) || entries.has(`${passage.page}/${passage.start}`);
    if (goesOn && !isEntry) {
      joined[joined.length - 1] = { ...last, end: passage.end, text: pageText.slice(last.start, passage.end) };
    } else joined.push(passage);
  }
  return joined;
}

function cutAt(
  passages: readonly Passage[],
  pages: readonly Page[],
  cuts: ReadonlyMap<number, readonly number[]>,
): Passage[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return passages.flatMap((passage) => {
    if (passage.kind === "heading" || passage.kind === "row" || !passage.text.includes("\n")) return [passage];
    const own = between(cuts.get(passage.page) ?? [], passage.start, passage.end);
    if (own.length === 0) return [passage];
    const bounds = [passage.start, ...own, passage.end];
    const pageText = texts.get(passage.page) ?? "";
    return bounds.slice(1).flatMap((end, index) => {
      const cut = part(passage, pageText, bounds[index] ?? passage.start, end);
      if (cut.text === "") return [];
      return [index === 0 ? cut : { ...cut, kind: "sentence" as const }];
    });
  });
}

/** Those of the ordered places that lie within: found by halving, so that a book of a thousand entries is not gone through for each. */
function between(places: readonly number[], start: number, end: number): number[] {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  const found: number[] = [];
  for (let at = from; at < places.length && (places[at] ?? 0) < end; at += 1) found.push(places[at] ?? 0);
  return found;
}
