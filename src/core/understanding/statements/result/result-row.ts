import type { ClinicalDate } from "#core/domain/fact.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import { type Flag, readFlag, readRange } from "#core/understanding/facts/quantities.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { alignCells, contentOf, type PlacedCell } from "./align-cells.ts";
import { extentOf } from "./cell-places.ts";
import { makeResult, type Words } from "./make-result.ts";
import { parted } from "./parted-cells.ts";
import { resultDatesIn } from "./result-dates.ts";
import { type TestName, testNameOf } from "./result-names.ts";
import { type PrintedValue, pressureFrom, valueOfTest, wordValueFrom } from "./result-values.ts";
import type { ResultColumn } from "./table-heads.ts";
import { inside, tablesBeside } from "./tables-beside.ts";

/** What a row holds besides its values. */
interface Row {
  source: StatementSource;
  passage: StructuredPassage;
  columns: readonly ResultColumn[];
  cells: readonly PlacedCell[];
  /** The column of each cell. */
  at: readonly (number | undefined)[];
}

/** The results of one row of a table; none where it is no row of results. */
export function readResultRow(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly ResultColumn[],
  above?: StructuredPassage,
): ResultStatement[] {
  const cells = passage.cells
    .filter(({ text }) => text !== "")
    .flatMap((cell) => parted(cell))
    .map((cell) => ({ ...cell, ...extentOf(source, passage.page, cell) }));
  const at = alignCells(cells, columns);
  const tables = tablesBeside(columns);
  if (tables.length > 1)
    return tables.flatMap(({ from, to }) => {
      const own = cells.map((_, index) => index).filter((index) => inside(at[index], from, to));
      return testRow(
        {
          ...{ source, passage, columns: columns.slice(from, to) },
          cells: own.flatMap((index) => cells[index] ?? []),
          at: own.map((index) => (at[index] ?? 0) - from),
        },
        undefined,
      );
    });
  const row: Row = { source, passage, columns, cells, at };
  return columns.some(({ kind }) => kind === "measured") ? acrossRow(row) : testRow(row, above);
}

/** The columns of a row that has no head: what laboratories print, in their order. */
const usual: readonly ResultColumn[] = (
  ["flag", "test", "flag", "result", "flag", "unit", "range", "flag", "unit", "other"] as const
).map((kind) => ({ kind, text: "" }));

/** A row without a head, whose first cell is a known test alone and another its value ("Creatinine  212  umol/L  (60-110)  H"). */
export function headlessRow(
  source: StatementSource,
  passage: StructuredPassage,
  leading?: ClinicalDate & { words: Words },
): ResultStatement[] {
  const cells = passage.cells.filter(({ text }) => text !== "");
  const names = cells.filter((cell) => /\p{L}{2}/u.test(cell.text) && testNameOf(cell)?.concept !== undefined);
  const [name] = names;
  if (name === undefined || names.length !== 1 || cells.indexOf(name) > 1 || cells.length > 8) return [];
  if (!cells.slice(cells.indexOf(name) + 1, cells.indexOf(name) + 3).some(({ text }) => /^[<>≤≥*]?\s?\d/.test(text)))
    return [];
  const columns =
    leading === undefined
      ? usual
      : usual.map((column) =>
          column.kind === "result" ? { ...column, date: { date: leading.date, precision: leading.precision } } : column,
        );
  return readResultRow(source, passage, columns);
}

/** What a table's row holds besides tests: its ranges, and who asked and when it was told ("Requested by: Dr Lamb  Reported: 6 May"). */
const noTestRow =
  /^(?:normal|ref(?:erence)?|range|target|goal|uln|lln|units?|mean|average|avg|total|limit)\b|^(?:requested|reported|collected|received|printed|authori[sz]ed|validated|ordered)(?: (?:by|on|at))? ?:? ?$/i;

/** One test a row: a value for each column of results. */
function testRow(row: Row, above: StructuredPassage | undefined): ResultStatement[] {
  const { source, passage, columns, cells, at } = row;
  const nameCell = cells.find((_, index) => columns[at[index] ?? -1]?.kind === "test") ?? nameAbove(cells, above);
  const test = nameCell === undefined ? undefined : testNameOf(nameCell);
  if (nameCell === undefined || test === undefined || noTestRow.test(nameCell.text)) return [];
  const held = { ...belonging(row), ...rangeInName(nameCell.text) };
  const when = cells.find((_, index) => isRowsDay(columns, at[index]));
  const named =
    resultDatesIn(source, nameCell.text, nameCell.start)[0] ??
    (when === undefined ? undefined : resultDatesIn(source, when.text, when.start)[0]);
  const all: { date: ClinicalDate | undefined; result: ResultStatement; flagged: boolean }[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[at[index] ?? -1];
    if (column === undefined || (column.kind !== "result" && column.kind !== "previous" && column.kind !== "qualifier"))
      continue;
    const value = valueOfCell(test, cell);
    if (
      value === undefined ||
      (value.number === undefined && test.concept === undefined && column.date === undefined && cells.length < 3)
    )
      continue;
    const inCell = resultDatesIn(source, cell.text, cell.start)[0];
    const beside = column.kind === "previous" && !isRowsDay(columns, at[index + 1]) ? cells[index + 1] : undefined;
    const besideDate = beside === undefined ? undefined : resultDatesIn(source, beside.text, beside.start)[0];
    const date = inCell ?? besideDate ?? column.date ?? (named === undefined ? undefined : named);
    if (column.kind === "previous" && date === undefined) continue;
    const words: Words[] = [span(passage, nameCell, cell)];
    if (column.date !== undefined && column.cell !== undefined && inCell === undefined) words.push(column.cell);
    const result = makeResult(source, passage, {
      test,
      qualifier: column.kind === "qualifier" ? column.text : undefined,
      value: { ...held, ...stripped(value), unit: value.unit ?? held.unit ?? unitInHead(column.text) },
      date: date === undefined ? undefined : { date: date.date, precision: date.precision },
      words,
    });
    all.push({ date, result, flagged: value.flag !== undefined });
  }
  flagLatest(all, held.flag);
  return all.map(({ result }) => result);
}

/** A long name stands on the line above its values. */
function nameAbove(cells: readonly PlacedCell[], above: StructuredPassage | undefined): PlacedCell | undefined {
  if (above === undefined || above.cells.length > 1 || above.text.length > 60 || /[.!?]$/.test(above.text))
    return undefined;
  const cell = { text: above.text, start: above.start, end: above.end };
  return cells[0] !== undefined && /^[<>*]?\s?\d/.test(cells[0].text) && testNameOf(cell)?.concept !== undefined
    ? cell
    : undefined;
}

/** A column of days is the row's, unless it stands behind the previous values whose days it tells. */
function isRowsDay(columns: readonly ResultColumn[], at: number | undefined): boolean {
  return at !== undefined && columns[at]?.kind === "when" && columns[at - 1]?.kind !== "previous";
}

/** A column of flags speaks of the newest value alone. */
function flagLatest(
  all: readonly { date: ClinicalDate | undefined; result: ResultStatement; flagged: boolean }[],
  flag: Flag | undefined,
): void {
  const own = all.find(({ date }) => date === undefined);
  const newest = all.reduce(
    (latest, one) => ((one.date?.date ?? "") > (latest?.date?.date ?? "") ? one : latest),
    all[0],
  );
  const told = own ?? newest;
  if (flag !== undefined && told !== undefined && !told.flagged) told.result.flag = flag;
}

function stripped(value: PrintedValue): Partial<PrintedValue> & Pick<PrintedValue, "value" | "number" | "flag"> {
  const { low, high, flag, number, unit, value: printed } = value;
  return {
    value: printed,
    number,
    flag,
    ...(unit === undefined ? {} : { unit }),
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
  };
}

/** Unit, range and flag from the row's own cells. */
function belonging({ columns, cells, at }: Row): {
  unit: string | undefined;
  low: number | undefined;
  high: number | undefined;
  flag: Flag | undefined;
} {
  let unit: string | undefined;
  let low: number | undefined;
  let high: number | undefined;
  let flag: Flag | undefined;
  for (const [index, cell] of cells.entries()) {
    const kind = columns[at[index] ?? -1]?.kind;
    const content = contentOf(cell.text);
    if (kind === "unit" || (kind === undefined && content === "unit")) unit ??= cell.text.replace(/^[([]|[)\]]$/g, "");
    else if (kind === "range" || (kind === undefined && content === "range")) {
      const range = readRange(cell.text.replace(/≥|>\s?or\s?=|>=/gi, ">").replace(/≤|<=/g, "<"));
      low ??= range?.low;
      high ??= range?.high;
      unit ??= /\d\s+([a-zA-Zµμ%][\w/^*.µμ%]{0,16}(?: creat)?)\s*[)\]]?$/u.exec(cell.text)?.[1];
    } else if (kind === "flag" || (kind === undefined && content === "flag"))
      flag ??= readFlag(cell.text.replace(/^[*!]+\s*(?=[HL])/, ""));
  }
  return { unit, low, high, flag };
}

/** "Potassium mmol/L (3.5-5.3)": unit and range in the name's cell. */
function rangeInName(text: string): { unit?: string; low?: number; high?: number } {
  const bracket = /[([]([^()[\]]*\d[^()[\]]*)[)\]]\s*$/.exec(text)?.[1];
  const range = bracket === undefined ? undefined : readRange(bracket);
  const unit = /[\s([,]([a-zA-Zµμ%][\w^*]{0,9}\/[\w.^*]{1,14}|10[\^⁹*eE]\S{1,8}|%|fL|pg|mmHg)(?=[)\]\s,;]|$)/u.exec(
    text,
  )?.[1];
  return {
    ...(range?.low === undefined ? {} : { low: range.low }),
    ...(range?.high === undefined ? {} : { high: range.high }),
    ...(unit === undefined ? {} : { unit }),
  };
}

function unitInHead(text: string): string | undefined {
  return /[([]\s*([a-zA-Zµμ%][\w/^*.%]{0,14})\s*[)\]]/u.exec(text)?.[1];
}

/** The value that a cell holds, perhaps behind a mark or a letter ("* 61", "T -1.8", "↑ 5.9"). */
export function valueOfCell(test: TestName, cell: PlacedCell): PrintedValue | undefined {
  const content = contentOf(cell.text);
  if (content === "missing" || content === "unit" || content === "range") return undefined;
  const lead = /^(?:[*!(↑↓\s]|(?:H|L|T|Z)\s(?=[-−–\d]))*/.exec(cell.text)?.[0] ?? "";
  if (/pressure/.test(test.name)) {
    const pressure = pressureFrom(cell.text, lead.length);
    if (pressure !== undefined) return pressure;
  }
  const value = valueOfTest(test, cell.text, lead.length);
  if (value === undefined) return content === "word" ? wordValueFrom(cell.text) : undefined;
  const after = cell.text.slice(value.end);
  // Behind the last bracket that is closed none is looked for.
  const closed = Math.max(after.lastIndexOf(")"), after.lastIndexOf("]")) + 1;
  const rest = (after.slice(0, closed).replace(/[([].*?[)\]]/gs, "") + after.slice(closed)).trim();
  if (value.unit === undefined && /^\p{L}{1,4}\.?$/u.test(rest))
    value.unit = readFlag(rest) === undefined ? rest : undefined;
  const mark = /[*!↑↓HL]/.exec(lead)?.[0];
  if (value.flag === undefined && mark !== undefined)
    value.flag = mark === "↑" ? "high" : mark === "↓" ? "low" : readFlag(mark);
  return rest.split(/\s+/).length > 5 ? undefined : value;
}

/** "Date | Li | Creat": each column's head names what was measured; the row tells the day, the minute or the site. */
function acrossRow(row: Row): ResultStatement[] {
  const { source, passage, columns, cells, at } = row;
  const first = cells.find((_, index) => {
    const kind = columns[at[index] ?? -1]?.kind;
    return kind === "when" || kind === "test";
  });
  if (first === undefined || noTestRow.test(first.text)) return [];
  const [date] = resultDatesIn(source, first.text, first.start);
  const site =
    columns.find((column) => column.kind === "test") !== undefined && /\p{L}{2}/u.test(first.text)
      ? first.text
      : undefined;
  return cells.flatMap((cell, index) => {
    const column = columns[at[index] ?? -1];
    if (column?.kind === "other" && /^\d{2,3}\s?\/\s?\d{2,3}$/.test(cell.text))
      return pressureCell(row, first, cell, date);
    if (column?.kind !== "measured" || column.test === undefined) return [];
    const value = valueOfCell(column.test, cell);
    if (value === undefined) return [];
    const words = [span(passage, first, cell), ...(column.cell === undefined ? [] : [column.cell])];
    const unit =
      value.unit ?? unitInHead(column.text) ?? /\s([a-zA-Zµ%]{1,6}\/[a-zA-Z0-9]{1,6})$/.exec(column.text)?.[1];
    return makeResult(source, passage, {
      test: column.test,
      qualifier: site,
      value: { ...value, unit },
      date: date === undefined ? undefined : { date: date.date, precision: date.precision },
      words,
    });
  });
}

/** "142/88" under "AM": a pressure is known by its looks, whatever its column is called. */
function pressureCell(
  { source, passage }: Row,
  first: PlacedCell,
  cell: PlacedCell,
  date: ClinicalDate | undefined,
): ResultStatement[] {
  const value = pressureFrom(cell.text, 0);
  const test = testNameOf({ text: "Blood pressure", start: cell.start });
  if (value === undefined || test === undefined) return [];
  const day = date === undefined ? undefined : { date: date.date, precision: date.precision };
  return [makeResult(source, passage, { test, value, date: day, words: [span(passage, first, cell)] })];
}

function span(passage: StructuredPassage, one: PlacedCell, other: PlacedCell): Words {
  return { page: passage.page, start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
