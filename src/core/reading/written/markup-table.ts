import { emptySink, type LineSink } from "./line-sink.ts";
import { rowLine } from "./table-lines.ts";

/** A cell of more characters than this holds a part of the page, and no value. */
const longestCell = 300;
const mostColumns = 60;

export interface MarkupTable {
  rows: LineSink[][];
  /** Where words go now: none between the cells. */
  cell: LineSink | undefined;
  beginRow(): void;
  beginCell(attributes: Readonly<Record<string, string>>): void;
  endCell(): void;
}

/** A table on its way: cells that reach over several columns or rows stand in each row where they do, so that columns stay columns. */
export function openTable(): MarkupTable {
  const reaching = new Map<number, { sink: LineSink; rows: number }>();
  const table: MarkupTable = {
    rows: [],
    cell: undefined,
    beginRow() {
      table.cell = undefined;
      fillReaching();
      table.rows.push([]);
    },
    beginCell(attributes) {
      if (table.rows.length === 0) table.rows.push([]);
      fillReaching();
      const row = table.rows.at(-1);
      const sink = emptySink();
      table.cell = sink;
      if (row === undefined || row.length >= mostColumns) return;
      const rows = Math.min(1_000, Number(attributes.rowspan) || 1);
      if (rows > 1) reaching.set(row.length, { sink, rows: rows - 1 });
      row.push(sink);
      const columns = Math.min(mostColumns - row.length, (Number(attributes.colspan) || 1) - 1);
      for (let column = 0; column < columns; column++) row.push(emptySink());
    },
    endCell() {
      table.cell = undefined;
    },
  };

  /** Puts the cells of rows above that reach down to here before what comes next. */
  function fillReaching(): void {
    const row = table.rows.at(-1);
    for (let from = row && reaching.get(row.length); row && from; from = reaching.get(row.length)) {
      if (row.includes(from.sink)) return;
      from.rows--;
      if (from.rows <= 0) reaching.delete(row.length);
      row.push(from.sink);
    }
  }
  return table;
}

/** Its rows, or, where it only puts parts of the page side by side, what those parts say, one after the other. */
export function tableToLines({ rows }: MarkupTable): string[] {
  const cells = rows.flat();
  const isLayout =
    rows.every((row) => row.length < 2) ||
    cells.some(({ holdsTable, lines }) => holdsTable || lines.join(" ").length > longestCell);
  if (!isLayout)
    return rows.map((row) => rowLine(row.map(({ lines }) => lines.join(" ")))).filter((line) => line !== "");
  return [...new Set(cells)].flatMap(({ lines }) => (lines.length > 1 ? [...lines, ""] : lines));
}
