import type { ResultStatement } from "#core/domain/statement.ts";
import { citeWords, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { extentOf } from "./cell-places.ts";
import { resultDatesIn } from "./result-dates.ts";
import { readResultRow } from "./result-row.ts";
import { headOfResults, type ResultColumn } from "./table-heads.ts";

/** Results of all tables that have heads, and the passages that were read so. */
export function tableResults(
  source: StatementSource,
  passages: readonly StructuredPassage[],
): { results: ResultStatement[]; read: Set<StructuredPassage> } {
  const results: ResultStatement[] = [];
  const read = new Set<StructuredPassage>();
  let columns: ResultColumn[] | undefined;
  let page = 0;
  let idle = 0;
  let last: ResultStatement[] = [];
  for (const [index, passage] of passages.entries()) {
    if (columns !== undefined && (passage.page !== page || idle > 6)) columns = undefined;
    const head = headOfResults(source, passage);
    if (head !== undefined) {
      columns = datedByHeading(source, passages, index, completed(source, passages, index, head));
      page = passage.page;
      idle = 0;
      last = [];
      read.add(passage);
      continue;
    }
    if (columns === undefined) continue;
    const older = olderBelow(source, passage, columns, last[0]);
    if (older !== undefined) {
      results.push(older);
      read.add(passage);
      continue;
    }
    if (passage.cells.length < 2 && passage.kind !== "row") {
      dateBelowHead(source, passage, columns, idle);
      idle += isPieceOfTable(passage.text) ? 0.5 : 2;
      continue;
    }
    if (dateBelowValue(source, passage, columns, last)) continue;
    const found = readResultRow(source, passage, columns, passages[index - 1]);
    if (found.length === 0) {
      idle++;
      continue;
    }
    idle = 0;
    read.add(passage);
    results.push(...found);
    last = found;
  }
  return { results, read };
}

/** A group's heading, a rule, or a line of a cell that wraps ("HIV viral load" over its row, "(copies/ml)" under it). */
function isPieceOfTable(text: string): boolean {
  return /^\p{Lu}{3}|^[-=_.\s]+$/u.test(text) || (text.length <= 32 && !/[.!?]$/.test(text));
}

/** A head over several lines: what stands right above or below in the same column belongs to it ("02 Oct" over "25"). */
function completed(
  source: StatementSource,
  passages: readonly StructuredPassage[],
  index: number,
  head: ResultColumn[],
): ResultColumn[] {
  const above = passages[index - 1];
  const below = passages[index + 1];
  if (above === undefined || below === undefined || above.cells.length < 2) return head;
  const fragments = above.cells.map((cell) => ({ ...cell, ...extentOf(source, above.page, cell) }));
  if (!fragments.every(({ text }) => /^\d{1,2} \p{Lu}\p{L}{2,8}$/u.test(text))) return head;
  const years = below.cells.map((cell) => ({ ...cell, ...extentOf(source, below.page, cell) }));
  const added = fragments.flatMap((fragment): ResultColumn[] => {
    const year = years.find(
      ({ left, right, text }) =>
        /^(?:\d{2}|\d{4})$/.test(text) &&
        left !== undefined &&
        right !== undefined &&
        left < (fragment.right ?? 0) &&
        right > (fragment.left ?? 1),
    );
    const [date] = year === undefined ? [] : resultDatesIn(source, `${fragment.text} ${year.text}`, 0);
    if (date === undefined) return [];
    const cell = { start: fragment.start, end: fragment.end, text: fragment.text, page: above.page };
    const place = {
      ...(fragment.left === undefined ? {} : { left: fragment.left }),
      ...(fragment.right === undefined ? {} : { right: fragment.right }),
    };
    return [
      { kind: "result", text: fragment.text, date: { date: date.date, precision: date.precision }, cell, ...place },
    ];
  });
  return [...head, ...added].sort((one, other) => (one.left ?? 0) - (other.left ?? 0));
}

/**
 * A result beside older ones that have their days is newer than they. Where the record's day is not, the day is what is printed above the
 * table.
 */
function datedByHeading(
  source: StatementSource,
  passages: readonly StructuredPassage[],
  index: number,
  columns: ResultColumn[],
): ResultColumn[] {
  const older = columns
    .flatMap(({ date }) => (date === undefined ? [] : [date.date]))
    .sort()
    .at(-1);
  const own = columns.filter(({ kind, date }) => kind === "result" && date === undefined);
  const care = source.structure.dateOfCare?.date ?? "";
  if (older === undefined || own.length !== 1 || care > older) return columns;
  const printed = passages
    .slice(Math.max(0, index - linesOfHeading), index)
    .filter(({ page }) => page === passages[index]?.page)
    .flatMap(({ text, start, page }) => resultDatesIn(source, text, start).map((date) => ({ ...date, page })))
    .filter(({ date, precision }) => precision === "day" && date > older);
  const [first] = printed;
  if (first === undefined) return columns;
  const { date, precision, start, end, page } = first;
  const cell = { start, end, text: date, page };
  return columns.map((column) => (column === own[0] ? { ...column, date: { date, precision }, cell } : column));
}

const linesOfHeading = 8;

/** "PREVIOUS" with its day on the line below. */
function dateBelowHead(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly ResultColumn[],
  idle: number,
): void {
  const previous = columns.filter(({ kind, date }) => kind === "previous" && date === undefined);
  const [date] = resultDatesIn(source, passage.text, passage.start);
  if (idle > 0 || previous.length !== 1 || date === undefined || passage.text.trim().length > 14) return;
  for (const column of previous) {
    column.date = { date: date.date, precision: date.precision };
    column.cell = { start: date.start, end: date.end, text: passage.text, page: passage.page };
  }
}

/** "18.4 (15-JUL-25)" below a row with a previous value: an older value of the same test, with its own day. */
function olderBelow(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly ResultColumn[],
  newest: ResultStatement | undefined,
): ResultStatement | undefined {
  const value = /^\s*([<>]?\d+(?:\.\d+)?)\s{0,12}[([][^()[\]]{4,14}[)\]]\s*$/.exec(passage.text)?.[1];
  if (newest === undefined || value === undefined || !columns.some(({ kind }) => kind === "previous")) return undefined;
  const [date] = resultDatesIn(source, passage.text, passage.start);
  if (date === undefined) return undefined;
  const { flag: _, dateFromRecord: __, citations, ...same } = newest;
  return {
    ...same,
    value,
    number: Number(value.replace(/[<>]/, "")),
    date: { date: date.date, precision: date.precision },
    citations: [citeWords(source, passage), ...citations],
  };
}

/** A day in brackets below a previous value dates that value alone. */
function dateBelowValue(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly ResultColumn[],
  last: readonly ResultStatement[],
): boolean {
  const cell = passage.cells.at(-1);
  if (cell === undefined || !/^[([].{4,14}[)\]]$/.test(cell.text)) return false;
  const [date] = resultDatesIn(source, cell.text, cell.start);
  const previous = columns.find(({ kind }) => kind === "previous");
  const held = last.find(({ date: day }) => previous?.date !== undefined && day?.date === previous.date.date);
  if (date === undefined || held === undefined) return false;
  held.date = { date: date.date, precision: date.precision };
  return true;
}
