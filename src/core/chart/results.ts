import type { ChartResult } from "#core/domain/chart.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import { sameUnit } from "#core/understanding/facts/units.ts";
import { type ChartRecord, type ChartSource, statementsOf } from "./chart-record.ts";
import { inOrderOfContent, inTextOrder, placeInRecord } from "./record-order.ts";
import { resultName } from "./result-name.ts";

type Value = ChartResult["values"][number];

/** A measurement while its quotes are gathered. */
interface Measured {
  statement: ResultStatement;
  record: ChartRecord;
  value: Value;
  /** How well the day is known: 3 its own day, 2 the day of the record that tells it, 1 a month, 0 a year. */
  certainty: number;
  /** The day is that of a letter, which may quote an older value. */
  quoted: boolean;
}

/** Results as series, oldest first; one measurement once, however often it is quoted. */
export function chartResults(source: ChartSource): ChartResult[] {
  const series = new Map<string, Measured[]>();
  for (const { statement, record } of statementsOf(source, "result")) {
    if (statement.subject !== undefined || statement.date === undefined || statement.date.date > source.today) continue;
    const key = statement.name;
    const list = series.get(key) ?? [];
    if (list.length === 0) series.set(key, list);
    list.push(measuredOf(statement, record));
  }
  return [...series]
    .map(([name, list]) => ({
      name: resultName(
        name,
        list.map(({ statement }) => statement.printedName),
      ),
      values: once(list),
    }))
    .filter(({ values }) => values.length > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function measuredOf(statement: ResultStatement, record: ChartRecord): Measured {
  const { value, unit, low, high, flag, citations, date } = statement;
  const quoted = statement.dateFromRecord === true && !measuresItself(record, statement);
  const certainty = date?.precision === "year" ? 0 : date?.precision === "month" ? 1 : quoted ? 2 : 3;
  return {
    statement,
    record,
    certainty,
    quoted,
    value: {
      value,
      date: date?.date ?? "",
      citations: [...citations],
      ...(unit === undefined ? {} : { unit }),
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      ...(flag === undefined ? {} : { flag }),
    },
  };
}

/** Laboratories and hospitals measure on the record's own day; a letter often quotes. What is taken at the visit is its own. */
function measuresItself(record: ChartRecord, { name }: ResultStatement): boolean {
  return (
    record.kind === "lab-report" ||
    record.kind === "discharge-summary" ||
    record.kind === "imaging-report" ||
    /pressure|heart rate|weight|temperature|saturation|respiratory rate|body mass/.test(name)
  );
}

/** The surest statement of each measurement, with the citations of its quotes behind its own. */
function once(list: readonly Measured[]): Value[] {
  const kept: Measured[] = [];
  const byValue = new Map<string | number, SameValue>();
  for (const one of [...list].sort(surestFirst)) {
    const key = comparableValue(one.value.value);
    const alike: SameValue = byValue.get(key) ?? { measured: [], byDay: new Map() };
    byValue.set(key, alike);
    const same = sameAmong(alike, one);
    if (same !== undefined) {
      join(same.value, one.value);
      continue;
    }
    kept.push(one);
    alike.measured.push(one);
    const { date } = one.value;
    for (const day of new Set([date, date.slice(0, 7), date.slice(0, 4)])) {
      const ofDay = alike.byDay.get(day);
      if (ofDay === undefined) alike.byDay.set(day, [one]);
      else ofDay.push(one);
    }
  }
  return withoutReplaced(kept)
    .map(({ value }) => value)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : one.value < other.value ? -1 : 1));
}

/** Measurements of one value, the surest first, and by the day, month and year that they fall in. */
interface SameValue {
  measured: Measured[];
  byDay: Map<string, Measured[]>;
}

/** The surest one that `one` tells of again. Only what is quoted can be of another day, and only then all days are looked at. */
function sameAmong({ measured, byDay }: SameValue, one: Measured): Measured | undefined {
  return (one.quoted ? measured : (byDay.get(one.value.date) ?? [])).find((other) => isSame(other, one));
}

function surestFirst(one: Measured, other: Measured): number {
  return (
    other.certainty - one.certainty ||
    other.value.date.length - one.value.date.length ||
    Number(one.value.unit === undefined) - Number(other.value.unit === undefined) ||
    inTextOrder(one.value.date, other.value.date) ||
    inOrderOfContent(one.record, other.record) ||
    inTextOrder(placeInRecord(one.statement), placeInRecord(other.statement))
  );
}

/** How long after a measurement letters quote it; a number of three digits seldom comes twice by chance. */
const quotedFor = 200;
const rareQuotedFor = 400;

/** Whether `other`, which has the same value and is dated no better, tells of the same measurement. */
function isSame(kept: Measured, other: Measured): boolean {
  const { unit } = kept.value;
  if (unit !== undefined && other.value.unit !== undefined && !sameUnit(unit, other.value.unit)) return false;
  if (kept.value.date.startsWith(other.value.date)) return true;
  if (!other.quoted || kept.quoted) return false;
  const days = (Date.parse(other.value.date) - Date.parse(kept.value.date)) / 86_400_000;
  const digits = other.value.value.replace(/\D/g, "").replace(/^0+/, "").length;
  return days >= 0 && days <= (digits >= 3 ? rareQuotedFor : quotedFor);
}

/** "1,840" and "1840.0" are one value. */
function comparableValue(printed: string): string | number {
  const plain = printed.replace(/[,\s]/g, "").replace(/−|–/g, "-").toLowerCase();
  const number = Number(plain);
  return Number.isNaN(number) ? plain : number;
}

function join(kept: Value, quote: Value): void {
  kept.citations.push(...quote.citations);
  if (kept.unit === undefined && quote.unit !== undefined) kept.unit = quote.unit;
  if (kept.low === undefined && kept.high === undefined) {
    if (quote.low !== undefined) kept.low = quote.low;
    if (quote.high !== undefined) kept.high = quote.high;
  }
  if (kept.flag === undefined && quote.flag !== undefined) kept.flag = quote.flag;
}

/** An amended value stands for what was reported of the same day. */
function withoutReplaced(kept: readonly Measured[]): Measured[] {
  const corrections = kept.filter(({ statement }) => statement.corrects === true);
  return kept.filter(
    (one) =>
      one.statement.corrects === true ||
      !corrections.some(({ value }) => value.date === one.value.date && value.value !== one.value.value),
  );
}
