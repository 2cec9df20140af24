import { standApart } from "./text-layer-apart.ts";
import { groupIntoRows, type Piece, type Segment } from "./text-layer-rows.ts";

/**
 * Columns are told from tables by their words: both sides of a gutter must look like prose that wraps, over several lines. Then the left
 * side is read before the right one. Everything else (tables, letterheads, forms) is read row by row.
 */
const fewestLines = 3;
const fewestCharactersPerLine = 15;
const fewestWrappedLines = 0.2;
const mostCandidates = 12;
const deepestSplit = 6;

type Row<P extends Piece> = Segment<P>[];

interface Split<P extends Piece> {
  above: Row<P>[];
  left: Segment<P>[];
  right: Segment<P>[];
  below: Row<P>[];
  /** Characters on the poorer side: how much the split puts into order. */
  weight: number;
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Left edges at which several segments begin, except the leftmost: where the right side of a gutter can begin. */
function candidateEdges<P extends Piece>(segments: readonly Segment<P>[], em: number): number[] {
  const step = em / 2;
  let leftmost = Number.POSITIVE_INFINITY;
  const counts = new Map<number, { count: number; characters: number; left: number }>();
  for (const segment of segments) {
    leftmost = Math.min(leftmost, segment.left);
    const bin = Math.floor(segment.left / step);
    const entry = counts.get(bin) ?? { count: 0, characters: 0, left: segment.left };
    entry.count++;
    entry.characters += segment.characters;
    entry.left = Math.min(entry.left, segment.left);
    counts.set(bin, entry);
  }
  const edges: { left: number; characters: number }[] = [];
  for (const [bin, entry] of counts) {
    const next = counts.get(bin + 1);
    const count = entry.count + (next?.count ?? 0);
    if (count < fewestLines || entry.left < leftmost + 4 * em) continue;
    edges.push({ left: entry.left, characters: entry.characters + (next?.characters ?? 0) });
  }
  return edges
    .sort((first, second) => second.characters - first.characters)
    .slice(0, mostCandidates)
    .map((edge) => edge.left);
}

function startsWithin(text: string): boolean {
  const first = /[\p{L}\p{N}]/u.exec(text)?.[0];
  return first !== undefined && (first === first.toLowerCase() || first.toUpperCase() === first.toLowerCase());
}

/** Whether these segments read as wrapped lines of prose. */
function isProse<P extends Piece>(segments: readonly Segment<P>[]): boolean {
  const rows = groupIntoRows(segments);
  if (rows.length < fewestLines) return false;
  let characters = 0;
  let whole = 0;
  let wrapped = 0;
  for (const row of rows) {
    for (const segment of row) characters += segment.characters;
    if (row.length === 1) whole++;
    if (startsWithin(row[0]?.pieces[0]?.text ?? "")) wrapped++;
  }
  return (
    characters / rows.length >= fewestCharactersPerLine &&
    whole / rows.length >= 0.6 &&
    wrapped / rows.length >= fewestWrappedLines
  );
}

function crosses<P extends Piece>(row: Row<P>, edge: number): boolean {
  return row.some((segment) => segment.left < edge - 0.3 * segment.em && segment.right > edge - 0.1 * segment.em);
}

/** How many segments of a row begin left and right of a gutter. */
function sidesOf<P extends Piece>(row: Row<P> | undefined, edge: number): { left: number; right: number } {
  const left = row?.filter((segment) => segment.left < edge - 0.3 * segment.em).length ?? 0;
  return { left, right: (row?.length ?? 0) - left };
}

/** Lines of two columns stand nearly beside each other at times; the cells of a table's row do so exactly. */
function isOneLine<P extends Piece>(row: Row<P>): boolean {
  const baselines = row.map(({ baseline }) => baseline);
  return Math.max(...baselines) - Math.min(...baselines) <= 0.1 * (row[0]?.em ?? 1);
}

/** What ends a run of rows beside a gutter: a table that stands under two columns, and is no part of them. */
type IsOfTable = <P extends Piece>(rows: Row<P>[], at: number, edge: number) => boolean;

/** A row with several cells on one side, beside another such row. */
const isOfTable: IsOfTable = (rows, at, edge) => {
  const several = (row: (typeof rows)[number] | undefined) => {
    const { left, right } = sidesOf(row, edge);
    return left > 1 || right > 1;
  };
  return several(rows[at]) && (several(rows[at - 1]) || several(rows[at + 1]));
};

/** The same, with cells on both sides: a table within one of two columns has none on the other. */
const isOfTableAcross: IsOfTable = (rows, at, edge) => {
  const across = (row: (typeof rows)[number] | undefined) => {
    const { left, right } = sidesOf(row, edge);
    return left > 0 && right > 0 && left + right > 2 && isOneLine(row ?? []);
  };
  return across(rows[at]) && (across(rows[at - 1]) || across(rows[at + 1]));
};

/** Headings and footers that stand far off the columns do not belong to them: up to two rows at each end. */
function trimmed<P extends Piece>(rows: Row<P>[], from: number, to: number): [number, number] {
  const distance = (row: number) => (rows[row + 1]?.[0]?.baseline ?? 0) - (rows[row]?.[0]?.baseline ?? 0);
  const distances: number[] = [];
  for (let row = from; row + 1 < to; row++) distances.push(distance(row));
  const far = 3 * Math.max(median(distances), 1);
  for (let cut = 2; cut >= 1; cut--) {
    if (to - from > cut + fewestLines && distance(from + cut - 1) > far) from += cut;
    if (to - from > cut + fewestLines && distance(to - cut - 1) > far) to -= cut;
  }
  return [from, to];
}

/** Prose on both sides, or two sides of whatever kind that run on by themselves. */
const kinds: readonly {
  ends: IsOfTable;
  isMet: <P extends Piece>(left: Segment<P>[], right: Segment<P>[]) => boolean;
}[] = [
  { ends: isOfTable, isMet: (left, right) => isProse(left) && isProse(right) },
  { ends: isOfTableAcross, isMet: standApart },
];

function splitAt<P extends Piece>(rows: Row<P>[], edge: number): Split<P> | undefined {
  let best: Split<P> | undefined;
  for (const { ends, isMet } of kinds) {
    let from = 0;
    for (let row = 0; row <= rows.length; row++) {
      const current = rows[row];
      if (current && !crosses(current, edge) && !ends(rows, row, edge)) continue;
      if (row - from >= fewestLines) {
        const split = splitRun(rows, from, row, edge);
        if (split.weight > (best?.weight ?? 0) && isMet(split.left, split.right)) best = split;
      }
      from = row + 1;
    }
  }
  return best;
}

function splitRun<P extends Piece>(rows: Row<P>[], first: number, last: number, edge: number): Split<P> {
  const [from, to] = trimmed(rows, first, last);
  const left: Segment<P>[] = [];
  const right: Segment<P>[] = [];
  let leftCharacters = 0;
  let rightCharacters = 0;
  for (const row of rows.slice(from, to)) {
    for (const segment of row) {
      if (segment.left < edge - 0.3 * segment.em) {
        left.push(segment);
        leftCharacters += segment.characters;
      } else {
        right.push(segment);
        rightCharacters += segment.characters;
      }
    }
  }
  const weight = Math.min(leftCharacters, rightCharacters);
  return { above: rows.slice(0, from), left, right, below: rows.slice(to), weight };
}

/**
 * Cuts a page into regions in reading order; each region is to be read row by row.
 * About linear: at most a dozen gutters are tried for each of at most six levels.
 */
export function regionsInReadingOrder<P extends Piece>(segments: Segment<P>[], depth = 0): Segment<P>[][] {
  if (segments.length === 0) return [];
  if (depth >= deepestSplit || segments.length < 2 * fewestLines) return [segments];
  const rows = groupIntoRows(segments);
  const em = median(segments.map((segment) => segment.em));
  let best: Split<P> | undefined;
  for (const edge of candidateEdges(segments, em)) {
    const split = splitAt(rows, edge);
    if (split && split.weight > (best?.weight ?? 0)) best = split;
  }
  if (!best) return [segments];
  return [best.above.flat(), best.left, best.right, best.below.flat()].flatMap((part) =>
    regionsInReadingOrder(part, depth + 1),
  );
}
