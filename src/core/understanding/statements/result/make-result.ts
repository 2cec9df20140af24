import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import { flagFromRange } from "#core/understanding/facts/quantities.ts";
import { citeWords, dayOf, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { TestName } from "./result-names.ts";
import type { PrintedValue } from "./result-values.ts";

/** Words of a page. */
export interface Words {
  page: number;
  start: number;
  end: number;
}

export interface ReadResult {
  test: TestName;
  /** Side, site or minute, where one test has several values at a time. */
  qualifier?: string | undefined;
  value: Omit<PrintedValue, "start" | "end">;
  /** Left out: the passage's day. */
  date?: ClinicalDate | undefined;
  /** The name with its value first, then all else that decides. */
  words: Words[];
  subject?: string | undefined;
  corrects?: boolean;
}

/** The statement that a measured value makes. */
export function makeResult(source: StatementSource, passage: StructuredPassage, read: ReadResult): ResultStatement {
  const { test, value, qualifier } = read;
  const date = read.date ?? dayOf(source, passage);
  const own = read.date !== undefined || passage.day !== undefined;
  const range = {
    ...(value.low === undefined ? {} : { low: value.low }),
    ...(value.high === undefined ? {} : { high: value.high }),
  };
  const flag = value.flag ?? (value.number === undefined ? undefined : flagOf(value, range));
  // A number alone tells a reader nothing: its whole row is quoted, with the words outside of it that decide (a head's date).
  const row = citeWords(source, passage);
  const inRow = (words: Citation) => words.page === row.page && words.start >= row.start && words.end <= row.end;
  const places = read.date === undefined && passage.day !== undefined ? [...read.words, passage.day] : read.words;
  const words = places.map((place): Citation => citeWords(source, place));
  return {
    kind: "result",
    documentId: source.document.id,
    role: passage.role,
    assertion: "affirmed",
    name: qualifier === undefined ? test.name : `${test.name}, ${qualifier.toLowerCase()}`,
    printedName: test.printedName,
    value: value.value,
    ...(value.number === undefined ? {} : { number: value.number }),
    ...(value.unit === undefined ? {} : { unit: value.unit.replace(/\s+/g, " ") }),
    ...range,
    ...(flag === undefined ? {} : { flag }),
    ...(date === undefined ? {} : { date }),
    ...(own ? {} : { dateFromRecord: true }),
    ...(read.subject === undefined ? {} : { subject: read.subject }),
    ...(read.corrects === true ? { corrects: true } : {}),
    citations: [row, ...words.filter((one) => !inRow(one))],
  };
}

/** "<1" under a limit of 35 is normal; "<100" says nothing of it. */
function flagOf(
  { value, number }: ReadResult["value"],
  range: { low?: number; high?: number },
): ReturnType<typeof flagFromRange> {
  if (number === undefined || (/^[<≤]/.test(value) && range.low !== undefined) || /^[>≥]/.test(value)) return undefined;
  return flagFromRange(number, { text: "", ...range });
}
