import { extendSegment, startSegment } from "./text-layer-segments.ts";

/** A run of printed text with its place, in a frame where lines run from left to right and follow each other downwards. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Font size, in the frame's units. */
  em: number;
  rightToLeft: boolean;
  /** The producer put white space behind it. */
  spaceAfter: boolean;
}

interface OnBaseline {
  left: number;
  right: number;
  baseline: number;
  em: number;
}

/** Pieces of one row that stand close together: a line of a column, or one cell of a table. */
export interface Segment<P extends Piece = Piece> extends OnBaseline {
  pieces: P[];
  characters: number;
}

/** Gaps wider than this many ems separate segments. Justified prose stays below it almost always, gutters and cells above. */
const segmentGap = 0.8;
/** Gaps wider than this are shown as the two spaces that separate cells. */
const cellGap = 1;
/** Gaps wider than this are a space, also where the producer wrote none. */
const wordGap = 0.2;

function onSameRow(first: OnBaseline, second: OnBaseline): boolean {
  const distance = Math.abs(first.baseline - second.baseline);
  const smaller = Math.min(first.em, second.em);
  if (distance <= 0.35 * smaller) return true;
  if (Math.max(first.em, second.em) > 2.2 * smaller) return false;
  const top = Math.max(first.baseline - 0.7 * first.em, second.baseline - 0.7 * second.em);
  const bottom = Math.min(first.baseline, second.baseline);
  return bottom - top >= 0.35 * smaller;
}

/** Groups what shares a baseline (superscripts included), rows from top to bottom, each from left to right. */
export function groupIntoRows<Item extends OnBaseline>(items: readonly Item[]): Item[][] {
  const sorted = [...items].sort((first, second) => first.baseline - second.baseline || first.left - second.left);
  const rows: Item[][] = [];
  let row: Item[] = [];
  let tallest: Item | undefined;
  for (const item of sorted) {
    if (tallest && onSameRow(tallest, item)) {
      row.push(item);
      if (item.em > tallest.em) tallest = item;
    } else {
      row = [item];
      rows.push(row);
      tallest = item;
    }
  }
  for (const each of rows) each.sort((first, second) => first.left - second.left);
  return rows;
}

/** Cuts a row (sorted from left to right) where its gaps are wider than a space between words can be. */
export function splitIntoSegments<P extends Piece>(row: readonly P[]): Segment<P>[] {
  const segments: Segment<P>[] = [];
  let current: Segment<P> | undefined;
  for (const piece of row) {
    if (current && piece.left - current.right <= segmentGap * Math.max(piece.em, current.em)) {
      extendSegment(current, piece);
      if (piece.em > current.em) {
        current.em = piece.em;
        current.baseline = piece.baseline;
      }
    } else {
      current = startSegment(piece);
      segments.push(current);
    }
  }
  return segments;
}

export interface JoinedRow<P extends Piece = Piece> {
  text: string;
  /** Each piece with what of its text is written, and the offsets of that in the line; in reading order. */
  pieces: { piece: P; text: string; start: number; end: number }[];
  /** How many cells wide gaps cut it into. */
  cells: number;
}

/** Behind a small raised or lowered sign, so little room is a space already: what follows belongs to the line and not to the sign. */
const scriptGap = 0.03;

function isScript(piece: Piece, neighbour: Piece): boolean {
  return piece.em < 0.85 * neighbour.em && Math.abs(piece.baseline - neighbour.baseline) > 0.1 * neighbour.em;
}

/** The number of a footnote before its words: "3 the same sample". */
function isFootnoteNumber(piece: Piece, next: Piece): boolean {
  return (
    isScript(piece, next) && piece.baseline < next.baseline && /^\d+$/.test(piece.text) && /^\p{L}/u.test(next.text)
  );
}

function separator(previous: Piece, next: Piece, line: { rightToLeft: boolean; begins: boolean }): string {
  const gap = line.rightToLeft ? previous.left - next.right : next.left - previous.right;
  const em = Math.max(previous.em, next.em);
  if (gap > cellGap * em) return "  ";
  if (previous.spaceAfter || gap > wordGap * em) return " ";
  if (gap > scriptGap * em && isScript(previous, next)) return " ";
  return line.begins && isFootnoteNumber(previous, next) ? " " : "";
}

/** The same words printed twice on the same spot, a hair apart: how some producers make bold type and shadows. */
function isOverprint(previous: Piece, next: Piece): boolean {
  return (
    previous.text === next.text &&
    Math.abs(previous.left - next.left) < 0.3 * previous.em &&
    Math.abs(previous.right - next.right) < 0.3 * previous.em
  );
}

/**
 * How many characters of `next` are printed a second time on the end of `previous`: bold type made by printing each letter twice, where a
 * run holds the second print of one letter and the first of the next.
 */
function printedTwice(previous: Piece, next: Piece): number {
  const overlap = previous.right - next.left;
  if (overlap < 0.15 * next.em || Math.abs(previous.baseline - next.baseline) > 0.1 * next.em) return 0;
  const last = previous.text.slice(-1);
  if (last !== next.text.charAt(0)) return 0;
  const advance = (piece: Piece) => (piece.right - piece.left) / piece.text.length;
  return overlap > 0.6 * Math.min(advance(previous), advance(next)) ? 1 : 0;
}

/** Writes a row as one line: words with one space between them, cells with two. */
export function joinRow<P extends Piece>(pieces: readonly P[]): JoinedRow<P> {
  let towardsLeft = 0;
  for (const piece of pieces) towardsLeft += piece.rightToLeft ? piece.text.length : -piece.text.length;
  const rightToLeft = towardsLeft > 0;
  const ordered = [...pieces].sort(
    rightToLeft ? (first, second) => second.right - first.right : (first, second) => first.left - second.left,
  );
  const row: JoinedRow<P>["pieces"] = [];
  // The text is put together once: looking at the end of one that grows copies it each time.
  const parts: string[] = [];
  let cells = 1;
  let length = 0;
  let previous: P | undefined;
  // What was written last: a cell that begins with the whole piece before it may be a footnote's number.
  let begun = false;
  for (const piece of ordered) {
    if (previous && isOverprint(previous, piece)) continue;
    let text = piece.text;
    let between = "";
    if (previous) {
      text = text.slice(rightToLeft ? 0 : printedTwice(previous, piece));
      const begins = row.length === 1 || begun;
      between = separator(previous, piece, { rightToLeft, begins });
      if (between === "  ") cells++;
      begun = between === "  " && text === piece.text;
      if (between === " " && parts.at(-1)?.endsWith(" ") === true) between = "";
    }
    length += between.length;
    parts.push(`${between}${text}`);
    row.push({ piece, text, start: length, end: length + text.length });
    length += text.length;
    previous = piece;
  }
  return { text: parts.join(""), pieces: row, cells };
}
