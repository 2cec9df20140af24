/** One row as the reading of tables expects it: cells between bars, so that an empty one keeps its column; nothing behind the last words. */
export function rowLine(cells: readonly string[]): string {
  const words = cells.map((cell) => cell.replaceAll("|", "/").replaceAll(/\s+/g, " ").trim());
  while (words.at(-1) === "") words.pop();
  return words.join(" | ");
}

/** The lines of a table file, and the first of them where it names the columns. Rows of one cell (a title above the table) are lines as others. */
export function tableFileLines(rows: readonly (readonly string[])[]): { lines: string[]; heads: string | undefined } {
  const filled = rows.map(rowLine).filter((line) => line !== "");
  const heads = filled.find((line) => line.includes(" | "));
  const namesColumns = heads !== undefined && !/(?:^|\| )[\d.,+-]*\d/.test(heads);
  return { lines: filled, heads: namesColumns ? heads : undefined };
}
