import { type Cell, namesDays, startsWithDay } from "./table-cells.ts";
import { type TextLine, trimSpan } from "./text-lines.ts";

/** A row of a file that an app has written: its cells, parted by commas or semicolons, as its first line parts them. */
export interface DelimitedRow {
  cells: Cell[];
  /** Names the columns. */
  isHead: boolean;
}

/** So many rows below the heads at least are a file's, and no sentence's commas. */
const fewestRows = 3;

/**
 * The rows of comma-separated blocks (RFC 4180, and the semicolons of countries that write decimals with a comma), by line. A block is
 * heads with a column for days, and rows below that hold a day in that column.
 */
export function delimitedRows(lines: readonly TextLine[]): Map<number, DelimitedRow> {
  const rows = new Map<number, DelimitedRow>();
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index];
    if (head === undefined || /[|\t]/.test(head.text)) continue;
    for (const mark of [",", ";"]) {
      const below = blockBelow(lines, index, mark);
      if (below.length < fewestRows) continue;
      rows.set(index, { cells: cellsOf(head, mark), isHead: true });
      for (const [at, cells] of below) rows.set(at, { cells, isHead: false });
      index = below.at(-1)?.[0] ?? index;
      break;
    }
  }
  return rows;
}

function blockBelow(lines: readonly TextLine[], from: number, mark: string): [number, Cell[]][] {
  const head = lines[from];
  if (head === undefined || !head.text.includes(mark)) return [];
  const heads = cellsOf(head, mark);
  const dayAt = heads.findIndex(({ text }) => namesDays(text));
  if (heads.length < 3 || dayAt < 0 || heads.some(({ text }) => text.length > 40 || /^\d/.test(text))) return [];
  const below: [number, Cell[]][] = [];
  for (let index = from + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.text.trim() === "") break;
    const cells = cellsOf(line, mark);
    if (Math.abs(cells.length - heads.length) > 1 || !startsWithDay(cells[dayAt]?.text ?? "")) break;
    below.push([index, cells]);
  }
  return below;
}

/** The cells of a line, without their quotation marks; a mark between those parts nothing. */
function cellsOf({ text, start }: TextLine, mark: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    if (at < text.length && (character !== mark || isQuoted)) continue;
    const span = trimSpan(text, from, at);
    const isWrapped =
      span.end - span.start >= 2 && text.charAt(span.start) === '"' && text.charAt(span.end - 1) === '"';
    const own = isWrapped ? trimSpan(text, span.start + 1, span.end - 1) : span;
    cells.push({ start: start + own.start, end: start + own.end, text: text.slice(own.start, own.end) });
    from = at + 1;
  }
  return cells;
}
