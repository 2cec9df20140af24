import type { ClinicalDate, Fact } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { type Cell, namesDays } from "#core/reading/table-cells.ts";
import { makeFact, type ReadPassage, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { type Amount, amountIn, isTick, type Marks, saidOf } from "./amounts.ts";
import { type NamedThing, thingNamed } from "./named-things.ts";

/** What a column of a diary is there for. */
type Column =
  | { role: "day" | "thing-name" | "amount" | "words" | "other" }
  | { role: "thing"; thing: NamedThing; isYesNo: boolean };

/** The columns under one row of heads. */
export interface DiaryTable {
  columns: Column[];
  marks: Marks;
}

/** A row of a diary's table: its facts, and the cells of free words that are still to be read. */
export interface DiaryRow {
  facts: Fact[];
  words: Cell[];
}

const nameHead =
  /^(?:symptom|item|tracked|entry|category|type|name|tag|factor|measure|metric|what|variable|event|trigger)s?(?: name)?$/i;
const amountHead = /^(?:severity|score|value|level|amount|intensity|rating|quantity|count|number)$/i;
const wordsHead = /^(?:notes?|comments?|remarks?|details?|text|description|what happened|other|anything else)$/i;

/** The diary tables of a record, by their heads. Heads without a column for days, or with nothing known under them, are of other tables. */
export function diaryTables(passages: readonly Passage[]): Map<readonly Cell[], DiaryTable> {
  const rows = new Map<readonly Cell[], Passage[]>();
  for (const passage of passages) {
    if (passage.kind !== "row" || passage.header === undefined) continue;
    const known = rows.get(passage.header);
    if (known === undefined) rows.set(passage.header, [passage]);
    else known.push(passage);
  }
  const tables = new Map<readonly Cell[], DiaryTable>();
  for (const [heads, own] of rows) {
    const table = tableOf(heads, own);
    if (table !== undefined) tables.set(heads, table);
  }
  return tables;
}

function tableOf(heads: readonly Cell[], rows: readonly Passage[]): DiaryTable | undefined {
  const dayAt = heads.findIndex(({ text }) => namesDays(text));
  if (dayAt < 0) return undefined;
  const cellsAt = (index: number) => rows.flatMap(({ cells }) => cells[index]?.text.trim() || []);
  const columns = heads.map(({ text }, index): Column => {
    if (index === dayAt) return { role: "day" };
    const cells = cellsAt(index);
    const thing = thingNamed(text);
    if (thing !== undefined) return { role: "thing", thing, isYesNo: holdsOnlyYesAndNo(cells) };
    if (wordsHead.test(text)) return { role: "words" };
    if (amountHead.test(text)) return { role: "amount" };
    const named = cells.filter((cell) => thingNamed(cell) !== undefined).length;
    return { role: nameHead.test(text) && named >= cells.length * 0.4 && named > 0 ? "thing-name" : "other" };
  });
  const hasPair = columns.some(({ role }) => role === "thing-name") && columns.some(({ role }) => role === "amount");
  if (!hasPair && !columns.some(({ role }) => role === "thing")) return undefined;
  return { columns, marks: { hasTicks: rows.some(({ cells }) => cells.some(({ text }) => isTick(text))) } };
}

/** 1 and 0 say yes and no where nothing else stands in a column of some length. */
function holdsOnlyYesAndNo(cells: readonly string[]): boolean {
  return cells.length >= 5 && cells.every((cell) => cell === "0" || cell === "1");
}

/** What a row of the table says; undefined where it holds no day. `day`: the entry's, where the row is below one. */
export function readDiaryRow(
  source: RecordSource,
  read: ReadPassage,
  { columns, marks }: DiaryTable,
  day: ClinicalDate | undefined,
): DiaryRow | undefined {
  const { cells, start } = read.passage;
  const dayCell = cells[columns.findIndex(({ role }) => role === "day")];
  const printed = dayCell === undefined ? undefined : findDates(dayCell.text, dayCell.start, source.dates)[0];
  const date = day ?? (printed?.precision === "day" ? printed : undefined);
  if (date === undefined) return undefined;
  const facts: Fact[] = [];
  const words: Cell[] = [];
  const add = (thing: NamedThing, amount: Amount | undefined, cell: Cell) => {
    const said = amount === undefined ? undefined : saidOf(thing, amount);
    if (said === undefined) return false;
    const fact = makeFact(
      source,
      read,
      { ...thing, start, end: cell.end, contextAt: { start, end: start } },
      { ...said, date },
    );
    facts.push({ ...fact, negated: said.negated, uncertain: false });
    return true;
  };
  const named = cells[columns.findIndex(({ role }) => role === "thing-name")];
  const thingOfRow = named === undefined ? undefined : thingNamed(named.text);
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column === undefined || cell.text === "") return;
    if (column.role === "thing") {
      const amount = amountIn(cell.text, column.thing, marks);
      const meant = column.isYesNo && amount?.kind === "number" ? yesOrNo(amount.value) : amount;
      if (!add(column.thing, meant, cell) && /\p{L}{4}/u.test(cell.text)) words.push(cell);
    } else if (column.role === "amount" && thingOfRow !== undefined) {
      add(thingOfRow, amountIn(cell.text, thingOfRow, marks), cell);
    } else if (column.role === "words" || (column.role === "other" && /\p{L}{4}/u.test(cell.text))) words.push(cell);
  });
  return { facts, words };
}

function yesOrNo(value: string): Amount {
  return { kind: value === "1" ? "present" : "absent" };
}
