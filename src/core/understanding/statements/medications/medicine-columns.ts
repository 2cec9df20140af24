import { extentOf } from "#core/understanding/statements/result/cell-places.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";

/** When a medicine is taken, as the columns of its table tell: "MORNING | NOON | NIGHT" above "1 | 0 | 1". */
export interface ColumnTimes {
  frequency: string;
  /** How many each time, where that is not one. */
  count: string | undefined;
  /** The head of the table: the words that say when. */
  head: StructuredPassage;
}

interface TimeColumn {
  words: string;
  index: number;
  left?: number;
  right?: number;
}

const times: readonly [words: string, pattern: RegExp][] = [
  ["in the morning", /^(?:mornings?|morn|breakfast|b[' ]?fast|mane|a\.?m\.?|(?:on )?(?:wake|waking)(?: ?up)?)$/i],
  ["at midday", /^(?:noon|midday|lunch(?: ?time)?|afternoons?)$/i],
  ["in the evening", /^(?:tea(?: ?time)?|evenings?|dinner|supper)$/i],
  ["at night", /^(?:nights?|bed(?: ?time)?|nocte|p\.?m\.?)$/i],
];
const clock = /^\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)$/i;
const amount =
  /^(?:\d{1,2}(?:\.5)?½?|½|1\/2|half|one|two|three|four)(?: ?(?:tabs?|tablets?|caps?|capsules?|puffs?))?$/i;
const none = /^(?:0|[-–—]+|nil|no|none)$/i;
const tick = /^(?:[x✓✔√]|yes)$/i;

/** For each row of a table whose columns are times of the day: when its medicine is taken. */
export function readColumnTimes(source: StatementSource): Map<StructuredPassage, ColumnTimes> {
  const found = new Map<StructuredPassage, ColumnTimes>();
  let head: StructuredPassage | undefined;
  let columns: TimeColumn[] = [];
  for (const passage of source.structure.passages) {
    const opened = timeColumns(source, passage);
    if (opened !== undefined) {
      head = passage;
      columns = opened;
      continue;
    }
    if (head === undefined) continue;
    if (passage.page !== head.page || passage.role === "heading") head = undefined;
    else if (passage.kind === "row") {
      const row = rowTimes(source, passage, columns, head);
      if (row !== undefined) found.set(passage, row);
    }
  }
  return found;
}

function timeColumns(source: StatementSource, passage: StructuredPassage): TimeColumn[] | undefined {
  if (passage.kind !== "row") return undefined;
  const columns = passage.cells.flatMap((cell, index) => {
    const words = timeIn(cell.text);
    return words === undefined ? [] : [{ words, index, ...extentOf(source, passage.page, cell) }];
  });
  return columns.length >= 2 && new Set(columns.map(({ words }) => words)).size === columns.length
    ? columns
    : undefined;
}

function timeIn(cell: string): string | undefined {
  const text = cell.replace(/\s+/g, " ").trim();
  if (clock.test(text)) return `at ${text.toLowerCase()}`;
  return times.find(([, pattern]) => pattern.test(text))?.[0];
}

function rowTimes(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly TimeColumn[],
  head: StructuredPassage,
): ColumnTimes | undefined {
  const { cells } = passage;
  // Where the first head is left out, the rows have a cell more.
  const shift = cells.length === head.cells.length + 1 && columns[0]?.index === 0 ? 1 : 0;
  const isWhole = cells.length === head.cells.length + shift;
  const taken: { words: string; count: string }[] = [];
  for (const [index, cell] of cells.entries()) {
    const text = cell.text.replace(/\s+/g, " ").trim();
    if (index === 0 || none.test(text) || !(amount.test(text) || tick.test(text))) continue;
    const place = extentOf(source, passage.page, cell);
    const column =
      columnAt(columns, place) ?? (isWhole ? columns.find((one) => one.index + shift === index) : undefined);
    if (column === undefined) return undefined;
    taken.push({ words: column.words, count: tick.test(text) ? "1" : text });
  }
  if (taken.length === 0) return undefined;
  const counts = new Set(taken.map(({ count }) => count.toLowerCase()));
  const [count = "1"] = counts;
  if (counts.size > 1)
    return { frequency: joined(taken.map((one) => `${one.count} ${one.words}`)), count: undefined, head };
  return {
    frequency: joined(taken.map(({ words }) => words)),
    count: /^(?:1|one)(?: |$)/i.test(count) ? undefined : count,
    head,
  };
}

/** The column whose head stands above. */
function columnAt(
  columns: readonly TimeColumn[],
  { left, right }: { left?: number; right?: number },
): TimeColumn | undefined {
  if (left === undefined || right === undefined) return undefined;
  return columns.find(
    (column) => column.left !== undefined && column.right !== undefined && left < column.right && right > column.left,
  );
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
