import { readFile, writeFile } from "node:fs/promises";

/** One measured figure with the bound it has to hold. */
export interface Row {
  /** What can be run alone: `npm run eval -- GROUP`. */
  group: string;
  name: string;
  value: number;
  unit?: string;
  bound: number;
  direction: "at-least" | "at-most";
  note?: string;
}

/** What was not measured, and why: missing data is said, never counted as held. */
export interface Skip {
  group: string;
  name: string;
  reason: string;
}

export interface Group {
  name: string;
  measure(): Promise<{ rows: Row[]; skips: Skip[] }>;
}

export function holds(row: Row): boolean {
  // A figure that is no number (0/0) never holds.
  return row.direction === "at-least" ? row.value >= row.bound : row.value <= row.bound;
}

export function formatValue(row: Pick<Row, "unit">, value: number): string {
  const digits = Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 2);
  return row.unit ? `${digits} ${row.unit}` : digits;
}

/** A Markdown table of rows, a line each, in their order. */
export function table(rows: Row[], skips: Skip[]): string {
  const lines = ["| group | figure | value | bound | holds | note |", "|---|---|---|---|---|---|"];
  for (const row of rows) {
    const bound = `${row.direction === "at-least" ? "≥" : "≤"} ${formatValue(row, row.bound)}`;
    lines.push(
      `| ${row.group} | ${row.name} | ${formatValue(row, row.value)} | ${bound} | ${holds(row) ? "yes" : "**no**"} | ${row.note ?? ""} |`,
    );
  }
  for (const skip of skips) lines.push(`| ${skip.group} | ${skip.name} | skipped | | | ${skip.reason} |`);
  return lines.join("\n");
}

/** The rows of groups that were not measured this time stay as they were written last. */
async function keptRows(resultsFile: URL, measured: Set<string>): Promise<string[]> {
  const written = await readFile(resultsFile, "utf8").catch(() => "");
  return written.split("\n").filter((line) => {
    const [, group] = /^\| ([a-z]+) \|/.exec(line) ?? [];
    return group !== undefined && group !== "group" && !measured.has(group);
  });
}

/**
 * Runs the groups named on the command line (all, if none), prints the table (or JSON with `--json`), and writes their rows into the
 * results file. Answers the exit code: 1 when a row misses its bound.
 */
export async function runMeasurements(options: {
  title: string;
  command: string;
  groups: Group[];
  resultsFile: URL;
  argv: string[];
}): Promise<number> {
  const json = options.argv.includes("--json");
  const wanted = options.argv.filter((argument) => !argument.startsWith("--"));
  const unknown = wanted.filter((name) => !options.groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no group ${unknown.join(", ")}. There are: ${options.groups.map((g) => g.name).join(", ")}.`,
    );
    return 1;
  }
  const rows: Row[] = [];
  const skips: Skip[] = [];
  for (const group of options.groups) {
    if (wanted.length > 0 && !wanted.includes(group.name)) continue;
    const measured = await group.measure();
    rows.push(...measured.rows);
    skips.push(...measured.skips);
  }
  const text = table(rows, skips);
  if (json) {
    console.log(JSON.stringify({ rows: rows.map((row) => ({ ...row, holds: holds(row) })), skips }, null, 2));
  } else {
    console.log(text);
  }
  const kept = await keptRows(options.resultsFile, new Set([...rows, ...skips].map(({ group }) => group)));
  const results = [text, ...kept].join("\n");
  await writeFile(options.resultsFile, `# ${options.title}\n\nWritten by \`${options.command}\`.\n\n${results}\n`);
  return rows.every(holds) ? 0 : 1;
}
