import { groupIntoRows, type Piece, type Segment } from "./text-layer-rows.ts";

/**
 * Columns that are no prose (a narrow column with medicines and values beside a letter, lists under headings) are told from the cells of a
 * table by where their lines stand: in a table the lines of a row begin or are centred together, and the room between two rows goes through
 * all cells; in columns each side has its own steps.
 */
const fewestLines = 5;
/** A page has no more lines of one column; what has is no letter, and would be compared for long. */
const mostLines = 400;
/** Baselines within so many ems are one line. */
const sameLine = 0.15;
/** So many lines stand beside none of the other side: fewer are enough where room on one side is none on the other. */
const few = { lines: 2, share: 0.2 };
const many = { lines: 3, share: 0.35 };
/** A step this much larger than the usual one of its side leaves room between what is above and below. */
const wideStep = 1.22;
/** Letters reach so many ems above and below their baseline. */
const ascent = 0.75;
const descent = 0.25;
const fewestRoom = 0.12;

interface TextRow {
  baseline: number;
  em: number;
}

interface Band {
  top: number;
  bottom: number;
}

/** Whether what stands left and right of a gutter runs on by itself on each side, and is no table. */
export function standApart<P extends Piece>(left: readonly Segment<P>[], right: readonly Segment<P>[]): boolean {
  const one = rowsOf(left);
  const other = rowsOf(right);
  const isColumn = ({ length }: readonly TextRow[]) => length >= fewestLines && length <= mostLines;
  if (!isColumn(one) || !isColumn(other)) return false;
  const usual = Math.min(closestStep(one), closestStep(other));
  const ofOne = roomBeside(wideBands(one, usual), wideBands(other, usual), other);
  const ofOther = roomBeside(wideBands(other, usual), wideBands(one, usual), one);
  const own = ofOne.own + ofOther.own;
  const shared = Math.max(ofOne.shared, ofOther.shared);
  const { beside, misaligned } = misalignedOf(one, other);
  const least = own > shared ? few : many;
  return own >= shared && misaligned >= Math.max(least.lines, least.share * beside);
}

function rowsOf<P extends Piece>(segments: readonly Segment<P>[]): TextRow[] {
  return groupIntoRows(segments).map((row) => ({ baseline: row[0]?.baseline ?? 0, em: row[0]?.em ?? 1 }));
}

/** How many lines of the shorter side stand neither beside a line of the other one nor in the middle of two, as the cells of a table may. */
function misalignedOf(one: readonly TextRow[], other: readonly TextRow[]): { beside: number; misaligned: number } {
  const [fewer, others] = one.length <= other.length ? [one, other] : [other, one];
  const beside = fewer.filter((row) => isWithin(row, others));
  const misaligned = beside.filter((row) => !others.some((each) => isSameLine(row, each)) && !isCentred(row, others));
  return { beside: beside.length, misaligned: misaligned.length };
}

function isWithin({ baseline, em }: TextRow, others: readonly TextRow[]): boolean {
  const first = others[0];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return false;
  return baseline >= first.baseline - em && baseline <= last.baseline + em;
}

function isSameLine(one: TextRow, other: TextRow): boolean {
  return Math.abs(one.baseline - other.baseline) <= sameLine * Math.max(one.em, other.em);
}

/** Whether a line stands in the middle between two of the other side. */
function isCentred({ baseline, em }: TextRow, others: readonly TextRow[]): boolean {
  return others.some((below, index) => {
    const above = others[index - 1];
    return above !== undefined && Math.abs((above.baseline + below.baseline) / 2 - baseline) <= sameLine * em;
  });
}

/** How many wide steps of one side have lines of the other beside them all the way, and how many are room on both sides. */
function roomBeside(
  bands: readonly Band[],
  besideBands: readonly Band[],
  others: readonly TextRow[],
): { own: number; shared: number } {
  const first = others[0];
  const last = others.at(-1);
  // Where the other side has ended, or not begun, nothing can be told.
  const told = bands.filter(
    ({ top, bottom }) => first !== undefined && last !== undefined && top > first.baseline && bottom < last.baseline,
  );
  const shared = told.filter((band) =>
    besideBands.some(
      (other) => Math.min(band.bottom, other.bottom) - Math.max(band.top, other.top) >= fewestRoom * (first?.em ?? 1),
    ),
  ).length;
  return { own: told.length - shared, shared };
}

/** The closest that two lines of a side follow each other, in ems. */
function closestStep(rows: readonly TextRow[]): number {
  return Math.min(...steps(rows).map(({ above, below }) => (below.baseline - above.baseline) / below.em));
}

/** Where a side has room between its lines that is more than between the lines of a paragraph. */
function wideBands(rows: readonly TextRow[], usual: number): Band[] {
  return steps(rows)
    .filter(({ above, below }) => below.baseline - above.baseline > wideStep * usual * Math.max(above.em, below.em))
    .map(({ above, below }) => ({
      top: above.baseline + descent * above.em,
      bottom: below.baseline - ascent * below.em,
    }));
}

function steps(rows: readonly TextRow[]): { above: TextRow; below: TextRow }[] {
  return rows.slice(1).map((below, index) => ({ above: rows[index] ?? below, below }));
}
