import type { ResultColumn } from "./table-heads.ts";

/** Two tables printed side by side under one line of heads: each begins with its column of tests and has a result of its own. */
export function tablesBeside(columns: readonly ResultColumn[]): { from: number; to: number }[] {
  const starts = columns.flatMap(({ kind }, index) => (kind === "test" ? [index] : []));
  const tables = starts.map((start, index) => ({
    from: index === 0 ? 0 : start,
    to: starts[index + 1] ?? columns.length,
  }));
  const whole = tables.every(({ from, to }) => columns.slice(from, to).some(({ kind }) => kind === "result"));
  return whole ? tables : [];
}

/** Whether a column is one of the table that begins at `from` and ends before `to`. */
export function inside(at: number | undefined, from: number, to: number): boolean {
  return at !== undefined && at >= from && at < to;
}
