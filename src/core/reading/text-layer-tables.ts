import type { Piece, Segment } from "./text-layer-rows.ts";
import { extendSegment, hadNoRoom, startSegment, textOfSegment } from "./text-layer-segments.ts";

/**
 * The rows of a table of three columns or more, by the edges at which its cells begin: a printed line that fills only some of the columns
 * goes on with the row above it ("Donepezil | STOPPED | Pulse 44. Not to be", and under the last cell "restarted").
 */
type Row<P extends Piece> = readonly Segment<P>[];

/** A row of a table: its cells, each with its lines from top to bottom, and the printed line after its last. */
export interface TableRow<P extends Piece> {
  cells: Segment<P>[][];
  end: number;
}

const fewestCells = 3;
/** Cells of a column begin within so many ems of each other. */
const sameEdge = 0.3;
/** A word that begins this exactly where a column does begins a cell, however little room is before it. */
const exactEdge = 0.12;
const leastGap = 0.2;
/** Lines of one cell are at most so many ems apart, and so much closer than rows where those have room between them. */
const widestStep = 1.75;
const closer = 1.08;
/** Lines that are less apart than this overlap. */
const betweenLines = 0.9;
/** Rows of a table may have so many lines of their cells between them. */
const mostBetween = 6;

/** The rows of tables among printed lines, by the line that they begin on. */
export function tableRows<P extends Piece>(lines: readonly Row<P>[]): Map<number, TableRow<P>> {
  const found = new Map<number, TableRow<P>>();
  const pageEdge = lines.flat().reduce((widest, { right }) => Math.max(widest, right), 0);
  for (let at = 0; at < lines.length; at++) {
    const end = tableEnd(lines, at);
    if (end === undefined) continue;
    for (const [line, row] of rowsOfTable(lines.slice(at, end), isCentred(lines, at), pageEdge))
      found.set(at + line, { ...row, end: at + row.end });
    at = end - 1;
  }
  return found;
}

/** The line after the last of the table that begins on a line; undefined where none does. */
function tableEnd<P extends Piece>(lines: readonly Row<P>[], at: number): number | undefined {
  const first = lines[at];
  if (first === undefined || first.length < fewestCells) return undefined;
  let last = at;
  for (let line = at + 1; line < lines.length && line - last <= mostBetween; line++) {
    const row = lines[line] ?? [];
    if (
      row.length >= fewestCells &&
      sharedEdges(first, row) >= Math.min(fewestCells, row.length) - 1 &&
      beginAlike(first, row)
    )
      last = line;
    else if (!row.every(({ left, em }) => left > (first[0]?.left ?? 0) - sameEdge * em)) break;
  }
  if (last === at) return undefined;
  let end = last + 1;
  while (
    end < lines.length &&
    end - last <= mostBetween &&
    (lines[end]?.length ?? 0) < fewestCells &&
    stepTo(lines, end) <= widestStep
  )
    end++;
  return end;
}

function sharedEdges<P extends Piece>(one: Row<P>, other: Row<P>): number {
  return other.filter((cell) => one.some(({ left }) => Math.abs(left - cell.left) <= sameEdge * cell.em)).length;
}

function beginAlike<P extends Piece>([one]: Row<P>, [other]: Row<P>): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.left - other.left) <= sameEdge * other.em;
}

/** How far a line stands below the one before it, in ems. */
function stepTo<P extends Piece>(lines: readonly Row<P>[], at: number): number {
  const above = lines[at - 1]?.[0];
  const below = lines[at]?.[0];
  return above === undefined || below === undefined
    ? Number.POSITIVE_INFINITY
    : (below.baseline - above.baseline) / Math.max(above.em, below.em);
}

function rowsOfTable<P extends Piece>(
  printed: readonly Row<P>[],
  isFirstCentred: boolean,
  pageEdge: number,
): Map<number, TableRow<P>> {
  const edges = firmEdges(printed);
  const lines = printed.map((row) => (row.length > 1 ? inColumns(row, edges) : [...row]));
  const isRow = lines.map(
    (row, at) =>
      row.length >= fewestCells &&
      !(at === 0 ? isFirstCentred : isCentred(lines, at)) &&
      !row.some((cell) => reachesOver(cell, edges) || cell.pieces.some(({ text }) => text.includes("|"))),
  );
  const table: Table<P> = { lines, isRow, usual: usualStep(lines, isRow), pageEdge, widths: [] };
  const found = new Map<number, TableRow<P>>();
  let lastEnd = 0;
  lines.forEach((row, at) => {
    if (isRow[at] !== true) return;
    const cells = row.map((cell) => [cell]);
    const before = lastEnd === at ? undefined : lines[at - 1];
    if (before !== undefined && beginsAbove(cells, before) && stepTo(lines, at) <= widestStep) return;
    let end = at + 1;
    while (end < lines.length && isRow[end] !== true && goesOn(cells, table, end)) {
      for (const cell of lines[end] ?? []) cellAt(cells, cell)?.push(cell);
      end++;
    }
    found.set(at, { cells, end });
    lastEnd = end;
  });
  return found;
}

interface Table<P extends Piece> {
  lines: readonly Row<P>[];
  isRow: readonly boolean[];
  /** The distance of rows that follow each other, in ems. */
  usual: number | undefined;
  /** Where the widest line of all ends. */
  pageEdge: number;
  /** How wide its columns are, told when the first asks. */
  widths: Width[];
}

/** Cells that are centred in their row have lines between those of their neighbours: these rows are told by that, and not here. */
function isCentred<P extends Piece>(lines: readonly Row<P>[], at: number): boolean {
  return stepTo(lines, at) < betweenLines || stepTo(lines, at + 1) < betweenLines;
}

/** The left edges at which cells of two rows or more begin, from left to right, each once. */
function firmEdges<P extends Piece>(lines: readonly Row<P>[]): number[] {
  const lefts = lines
    .flatMap((row) => (row.length > 1 ? row.map(({ left, em }) => ({ left, em })) : []))
    .sort((one, other) => one.left - other.left);
  const edges: number[] = [];
  lefts.forEach(({ left, em }, at) => {
    const before = lefts[at - 1];
    if (before === undefined || left - before.left > exactEdge * em) return;
    const last = edges.at(-1);
    if (last === undefined || left - last > exactEdge * em) edges.push(before.left);
  });
  return edges;
}

/** Whether an edge stands between two places. */
function hasBetween(edges: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (edges[low] ?? Number.POSITIVE_INFINITY) <= to;
}

/** The cells of a row: each begins where a column does. */
function inColumns<P extends Piece>(row: Row<P>, edges: readonly number[]): Segment<P>[] {
  const cells: Segment<P>[] = [];
  let before: P | undefined;
  for (const piece of row.flatMap(({ pieces }) => pieces)) {
    const last = cells.at(-1);
    const isEdge = hasBetween(edges, piece.left - exactEdge * piece.em, piece.left + exactEdge * piece.em);
    if (last === undefined || (isEdge && before !== undefined && piece.left - before.right >= leastGap * piece.em)) {
      cells.push(startSegment(piece));
    } else extendSegment(last, piece);
    before = piece;
  }
  return cells;
}

function reachesOver<P extends Piece>({ left, right, em }: Segment<P>, edges: readonly number[]): boolean {
  return hasBetween(edges, left + sameEdge * em, right - exactEdge * em);
}

/** The distance of rows that follow each other; undefined where none do. */
function usualStep<P extends Piece>(lines: readonly Row<P>[], isRow: readonly boolean[]): number | undefined {
  const steps = lines
    .flatMap((_, at) => (at > 0 && isRow[at] && isRow[at - 1] ? [stepTo(lines, at)] : []))
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)];
}

/** A cell of three lines whose middle one stands beside its neighbours: the first is a line of its own above them. */
function beginsAbove<P extends Piece>(cells: readonly Segment<P>[][], line: Row<P>): boolean {
  const columns = line.map((cell) => cellAt(cells, cell));
  return line.length < cells.length && columns.every((cell) => cell !== undefined && cell !== cells[0]);
}

function cellAt<P extends Piece>(
  cells: readonly Segment<P>[][],
  line: Segment<P> | undefined,
): Segment<P>[] | undefined {
  return cells.find(
    ([first]) => first !== undefined && line !== undefined && Math.abs(first.left - line.left) <= sameEdge * line.em,
  );
}

/** Whether a line goes on with the row above it: closer than rows stand, or with words that had no room there. */
function goesOn<P extends Piece>(cells: readonly Segment<P>[][], table: Table<P>, at: number): boolean {
  const { lines, usual, isRow, pageEdge } = table;
  const line = lines[at] ?? [];
  const step = stepTo(lines, at);
  if (step > widestStep || step < betweenLines || line.length === 0) return false;
  const toNext = stepTo(lines, at + 1);
  if (toNext < betweenLines || (isRow[at + 1] === true && toNext * closer < step)) return false;
  const isCloser = usual !== undefined && step * closer <= usual;
  // Of words that go over to the next line of the page, and of no cell, it is not known under which they will stand.
  if (
    !isCloser &&
    line.length === 1 &&
    cellAt(cells, line[0]) !== cells.at(-1) &&
    isFull(cells.at(-1), line[0], pageEdge)
  )
    return false;
  const isUnderFirst = cellAt(cells, line[0]) === cells[0];
  return line.every((cell, index) => {
    const own = cellAt(cells, cell);
    const above = own?.at(-1);
    const next = own === undefined ? undefined : cells[cells.indexOf(own) + 1]?.[0];
    if (above === undefined || (next !== undefined && cell.right > next.left + exactEdge * cell.em)) return false;
    const said = textOfSegment(above);
    const isOpen = endsOpen.test(said) || startsWithin.test(textOfSegment(cell));
    // "Isoniazid" over "Pyridoxine", and "300 mg" over "10 mg": two things in one row, each on its line.
    if (isUnderFirst && index > 0 && !isOpen && isValue.test(textOfSegment(cell))) return false;
    if (isCloser) return true;
    if (isSign.test(said) || !hadNoRoom(above, cell, columnEdge(cell, table))) return false;
    return isOpen || (!isUnderFirst && !isValue.test(textOfSegment(cell)));
  });
}

/** Whether a cell's last line reaches the edge of the page, so that the next word would not have fitted. */
function isFull<P extends Piece>(
  cell: readonly Segment<P>[] | undefined,
  next: Segment<P> | undefined,
  edge: number,
): boolean {
  const last = cell?.at(-1);
  if (last === undefined || next === undefined || !/\p{L}{4}/u.test(textOfSegment(last))) return false;
  return hadNoRoom(last, next, edge);
}

const endsOpen = /[,(–-]$|\([^)]*$/;
const startsWithin = /^[\p{Ll})]/u;
/** Numbers, times, days and signs stand on lines of their own. */
const isValue = /^\W*\d|^\W*$/;
const isSign = /^\W*$/;

/** How far the widest line of a column reaches. */
function columnEdge<P extends Piece>(cell: Segment<P>, { widths, lines }: Table<P>): number {
  if (widths.length === 0) widths.push(...widthsOf(lines));
  const near = (left: number) => Math.abs(left - cell.left) <= sameEdge * cell.em;
  return widths.reduce((most, { left, right }) => (near(left) ? Math.max(most, right) : most), 0);
}

interface Width {
  left: number;
  right: number;
}

/** How far the lines reach that begin at an edge. */
function widthsOf<P extends Piece>(lines: readonly Row<P>[]): Width[] {
  const ofEdge = new Map<number, Width>();
  for (const { left, right } of lines.flatMap((row) => (row.length > 1 ? row : []))) {
    const edge = Math.round(left);
    const known = ofEdge.get(edge);
    if (known === undefined) ofEdge.set(edge, { left: edge, right });
    else known.right = Math.max(known.right, right);
  }
  return [...ofEdge.values()];
}
