import { groupIntoRows, type JoinedRow, joinRow, type Piece, type Segment } from "./text-layer-rows.ts";
import { hadNoRoom, textOfSegment } from "./text-layer-segments.ts";
import { tableRows } from "./text-layer-tables.ts";

/**
 * Rows of a table whose cells go over several printed lines: read line by line, the words of neighbouring cells would run into each other.
 * They are told by their spacing (the lines of a row stand closer than its neighbours), by cells that begin at the same edge, and by breaks
 * at which the next word had no room.
 */
type Row<P extends Piece> = Segment<P>[];

/** A cell: the segments of its lines from top to bottom. */
type CellLines<P extends Piece> = Segment<P>[];

/** Lines of one row are at most so many ems apart, and so much closer than others. */
const widestStep = 1.75;
const closer = 1.12;
/** Cells begin at the same edge within so many ems. */
const sameEdge = 0.7;
const mostLines = 14;
/** From so many lines on a cell is a column to be read by itself. */
const tallCell = 4;
const longestLabel = 42;
/** Lines of prose have at least so many characters, at the mean. */
const shortestProse = 13;

/** The lines of a region in reading order. */
export function linesOfRegion<P extends Piece>(region: readonly Segment<P>[]): JoinedRow<P>[] {
  const rows = groupIntoRows(region);
  if (rows.every((row) => row.length < 2)) return rows.map((row) => joinRow(piecesOf(row)));
  const lines: JoinedRow<P>[] = [];
  const usual = closestStep(rows);
  const inTables = tableRows(rows);
  const firstInTable = [...inTables.keys()];
  let next = 0;
  for (let at = 0; at < rows.length; ) {
    const row = inTables.get(at);
    if (row !== undefined) {
      lines.push(joinCells(row.cells));
      at = row.end;
      continue;
    }
    const end = usual === undefined ? at + 1 : groupEnd(rows, at, usual);
    while ((firstInTable[next] ?? rows.length) <= at) next++;
    if ((firstInTable[next] ?? rows.length) < end) {
      lines.push(joinRow(piecesOf(rows[at] ?? [])));
      at++;
      continue;
    }
    const cells = end - at > 1 ? cellsOf(rows.slice(at, end)) : undefined;
    const written = cells === undefined ? undefined : writeCells(cells, rows);
    lines.push(...(written ?? rows.slice(at, end).map((row) => joinRow(piecesOf(row)))));
    at = end;
  }
  return lines;
}

function piecesOf<P extends Piece>(row: Row<P>): P[] {
  return row.flatMap(({ pieces }) => pieces);
}

function step<P extends Piece>(above: Row<P> | undefined, below: Row<P> | undefined): number {
  const one = above?.[0];
  const other = below?.[0];
  return one === undefined || other === undefined
    ? Number.POSITIVE_INFINITY
    : (other.baseline - one.baseline) / Math.max(one.em, other.em);
}

/** The closest distance of lines, in ems, at which rows of several cells stand; undefined where all stand far apart. */
function closestStep<P extends Piece>(rows: readonly Row<P>[]): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const distance = step(above, row);
    if (distance > 0.9 && (row.length > 1 || (above?.length ?? 0) > 1)) least = Math.min(least, distance);
    // Of a cell whose lines stand between those of its neighbours.
    const [first] = row;
    const two = rows[index - 2];
    const same = two?.find(({ left }) => first !== undefined && Math.abs(left - first.left) <= sameEdge * first.em);
    const ofCell = same === undefined ? 0 : step([same], row);
    if (distance < 0.9 && ofCell > 0.9) least = Math.min(least, ofCell);
  });
  return least <= widestStep ? least : undefined;
}

function groupEnd<P extends Piece>(rows: readonly Row<P>[], at: number, usual: number): number {
  let end = at + 1;
  while (end < rows.length && end - at < mostLines && step(rows[end - 1], rows[end]) <= usual * closer) end++;
  return end;
}

/** The cells of a group of rows by their left edges; undefined where the lines do not stand in cells. */
function cellsOf<P extends Piece>(rows: readonly Row<P>[]): CellLines<P>[] | undefined {
  const cells: { left: number; lines: CellLines<P> }[] = [];
  for (const row of rows)
    for (const segment of row) {
      const cell = cells.find(({ left }) => Math.abs(left - segment.left) <= sameEdge * segment.em);
      if (cell === undefined) cells.push({ left: segment.left, lines: [segment] });
      else cell.lines.push(segment);
    }
  cells.sort((one, other) => one.left - other.left);
  if (cells.length < 2 || cells.length > 9) return undefined;
  // A line that reaches over the next cell's edge belongs to no table.
  const apart = cells.every(({ lines }, index) => {
    const next = cells[index + 1]?.left ?? Number.POSITIVE_INFINITY;
    return lines.every(({ right, em }) => right < next + 0.1 * em);
  });
  if (!apart) return undefined;
  const found = cells.map(({ lines }) => lines);
  return isCentred(found) || (found.some(goesOn) && !found.some(isValues)) ? found : undefined;
}

/** Cells within so many ems of one height are centred together. */
const sameHeight = 0.2;

/** Cells of different numbers of lines that follow each other alike, each in the middle of the row: nothing but a table sets words so. */
function isCentred<P extends Piece>(cells: readonly CellLines<P>[]): boolean {
  const steps = cells.flatMap((lines) =>
    lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? line.baseline)),
  );
  if (Math.max(...steps) > closer * Math.min(...steps)) return false;
  const counts = cells.map((lines) => lines.length);
  const middles = cells.map((lines) => ((lines[0]?.baseline ?? 0) + (lines.at(-1)?.baseline ?? 0)) / 2);
  const em = cells[0]?.[0]?.em ?? 1;
  // Where all have an odd number of lines their middle lines may be beside each other by chance.
  return (
    counts.some((count) => count % 2 === 0) &&
    counts.some((count) => count % 2 === 1) &&
    Math.max(...middles) - Math.min(...middles) <= sameHeight * em
  );
}

/** Whether the words of a cell go on from one of its lines to the next. */
function goesOn<P extends Piece>(lines: CellLines<P>): boolean {
  return lines.some((line, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined && (/[,(-]$|\([^)]*$/.test(textOfSegment(above)) || /^[\p{Ll}(]/u.test(textOfSegment(line)))
    );
  });
}

/** How many lines of one cell begin something beside a line on which the other only goes on: their lines are no rows. */
function begunBeside<P extends Piece>(goingOn: CellLines<P>, beginning: CellLines<P>): number {
  return goingOn.filter((line, index) => {
    const beside = beginning.find(({ baseline }) => Math.abs(baseline - line.baseline) < 0.4 * line.em);
    return (
      index > 0 &&
      /^\p{Ll}/u.test(textOfSegment(line)) &&
      beside !== undefined &&
      /^\p{Lu}/u.test(textOfSegment(beside))
    );
  }).length;
}

/** Days, times, names: what stands on a line of such a column says something of the line beside it. */
function isOfLabels<P extends Piece>(lines: CellLines<P>): boolean {
  return lines.reduce((sum, { characters }) => sum + characters, 0) < shortestProse * lines.length;
}

/** A column of numbers has one on each line: its lines are rows. */
function isValues<P extends Piece>(lines: CellLines<P>): boolean {
  const values = lines.filter((line) =>
    /^[<>≤≥~]?\d[\d.,/]*(?: ?(?:%|[a-zµ]{1,6}(?:\/\S{1,8})?))?(?: ?[HL*])?$/i.test(textOfSegment(line)),
  );
  return lines.length > 1 && values.length > lines.length / 2;
}

/** How the lines of the cells are written: as one row, or cell after cell; undefined where they are rows of their own. */
function writeCells<P extends Piece>(
  cells: readonly CellLines<P>[],
  rows: readonly Row<P>[],
): JoinedRow<P>[] | undefined {
  if (isCentred(cells)) return [joinCells(cells)];
  const wraps = cells.map((lines) => wrappedShare(lines, rows));
  const tall = cells.filter((lines) => lines.length >= tallCell).length;
  const [first, second] = cells;
  // A long part beside its label is read by itself; a short one stays with what it says something of ("Ramipril 10 mg | STOPPED …").
  if (cells.length === 2 && first !== undefined && second !== undefined && second.length > tallCell) {
    const label = first.reduce((sum, { characters }) => sum + characters, 0);
    if (label <= longestLabel && first.length <= 2 && (wraps[1] ?? 0) > 0.3)
      return [joinLines(first), ...second.map(({ pieces }) => joinRow(pieces))];
  }
  if (tall >= 2) {
    // Two columns of prose; three are a table, whose rows are never parted, and short words beside prose are labels of its lines.
    if (cells.length > 2 || first === undefined || second === undefined) return undefined;
    if (cells.some(isOfLabels)) return undefined;
    if (wraps.some((share) => share < 0.6) && begunBeside(first, second) + begunBeside(second, first) < 2)
      return undefined;
    return cells.flatMap((lines) => lines.map(({ pieces }) => joinRow(pieces)));
  }
  const broken = cells.filter((lines) => lines.length > 1);
  if (broken.length === 0 || !cells.every((lines, index) => lines.length === 1 || (wraps[index] ?? 0) >= 0.99))
    return undefined;
  return [joinCells(cells)];
}

/** The lines of a cell as one, a word that was parted at a hyphen's end put together ("18-09-" and "2025"). */
function joinLines<P extends Piece>(lines: CellLines<P>): JoinedRow<P> {
  return joined(
    lines.map(({ pieces }) => joinRow(pieces)),
    (before) => (/[^\s-]-$/.test(before) ? "" : " "),
  );
}

function joinCells<P extends Piece>(cells: readonly CellLines<P>[]): JoinedRow<P> {
  return { ...joined(cells.map(joinLines), () => "  "), cells: cells.length };
}

function joined<P extends Piece>(parts: readonly JoinedRow<P>[], between: (before: string) => string): JoinedRow<P> {
  const whole: JoinedRow<P> = { text: "", pieces: [], cells: 1 };
  for (const part of parts) {
    if (whole.text !== "") whole.text += between(whole.text);
    const offset = whole.text.length;
    whole.text += part.text;
    for (const piece of part.pieces)
      whole.pieces.push({ ...piece, start: piece.start + offset, end: piece.end + offset });
  }
  return whole;
}

/** How many of a cell's line ends are breaks at which the next word had no room in the column. */
function wrappedShare<P extends Piece>(lines: CellLines<P>, rows: readonly Row<P>[]): number {
  if (lines.length < 2) return 0;
  const left = lines[0]?.left ?? 0;
  const em = lines[0]?.em ?? 1;
  let widest = 0;
  for (const row of rows)
    for (const segment of row)
      if (Math.abs(segment.left - left) <= sameEdge * em) widest = Math.max(widest, segment.right);
  let wrapped = 0;
  for (let at = 1; at < lines.length; at++) {
    const above = lines[at - 1];
    const line = lines[at];
    if (above === undefined || line === undefined) continue;
    if (hadNoRoom(above, line, widest)) wrapped++;
  }
  return wrapped / (lines.length - 1);
}
