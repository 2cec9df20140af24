import type { ResultStatement } from "#core/domain/statement.ts";
import { sameUnit } from "#core/understanding/facts/units.ts";
import type { Unfounded } from "./built-sentence.ts";
import { datesWithin } from "./dates-within.ts";
import { conceptsIn } from "./evidence.ts";
import { flatText, plainNumber, rootOf, wordsOf } from "./sentence-words.ts";

/** Each value of a sentence with its day, as our sentences put them: "5.1 mmol/L on 8 July 2025", "5.1 (8 Jul 2025)". */
const valued =
  /(?<![\w.^*/])([<>≤≥]?=?\s?(?:\d{1,3}(?: \d{3})+(?!\d)|\d[\d.,/x]*))(?: ?((?:[x×]? ?10[*^eE]{0,2}\d{1,2}|[^\s\d(),;])[^\s(),;]{0,15}\)?))? ?(?:\(| on | in )([^(),;]*?\b(?:19|20)\d\d)\b/g;

/** The test, its value, the day, the judgement and the direction are those of the cited rows. */
export function boundResults(text: string, cited: readonly ResultStatement[]): Unfounded[] {
  if (cited.length === 0 || !/\b(?:was|is|gone|times?|over time|newest|nearest|stands)\b/.test(text)) return [];
  const name = testIn(text);
  // A row has more tests than one.
  const statements =
    name === undefined ? cited : cited.filter((row) => isNamed(row, name)).map((row) => partOf(row, name));
  if (name !== undefined && statements.length === 0) return [{ kind: "name", text: name }];
  const found: Unfounded[] = [];
  const said: { value: string; iso: string }[] = [];
  for (const [, value = "", unit, day = ""] of text.matchAll(valued)) {
    const iso = datesWithin(` ${day}`)[0]?.iso;
    if (iso === undefined) continue;
    said.push({ value, iso });
    const rows = statements.filter((row) => hasValue(row, value));
    if (!rows.some((row) => isOf(row, iso)))
      found.push({ kind: rows.length > 0 ? "date" : "number", text: `${value} ${day}` });
    const units = rows.flatMap((row) => row.unit ?? []);
    if (
      unit !== undefined &&
      units.length > 0 &&
      !units.some((one) => sameUnit(one.replace(/\)$/, ""), unit.replace(/\)$/, "")))
    )
      found.push({ kind: "unit", text: `${value} ${unit}` });
  }
  const [, range] = /\(range ([^)]+)\)/.exec(text) ?? [];
  if (range !== undefined && !statements.some((row) => isRange(range, row)))
    found.push({ kind: "number", text: range });
  const last = said.at(-1)?.value ?? "";
  return [
    ...found,
    ...unboundJudgement(
      text,
      statements.filter((row) => hasValue(row, last)),
    ),
    ...unboundDirection(
      text,
      said.map(({ value }) => value),
    ),
    ...unboundExtreme(text, said[0]?.value, statements),
  ];
}

/** "3.5–5.1", "up to 3", "from 150". */
function isRange(printed: string, { low, high }: ResultStatement): boolean {
  const numbers = (printed.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => Math.abs(Number(number)));
  const [first, second] = numbers;
  if (/^up to/.test(printed)) return high === first;
  if (/^from/.test(printed)) return low === first;
  return low === first && high === second;
}

function isOf({ date }: ResultStatement, iso: string): boolean {
  return date?.date.startsWith(iso) === true;
}

function hasValue({ value }: ResultStatement, said: string): boolean {
  const plain = (text: string) => plainNumber(text.replace(/[\s≤≥<>=]/g, ""));
  return plain(value) === plain(said) || value.split("/").some((part) => plain(part) === plain(said));
}

/** "Your potassium …": the test that the sentence is about; undefined where it goes on about the one before. */
function testIn(text: string): string | undefined {
  return /\b(?:[Yy]our|no|highest|lowest) (?!records\b)(.{1,120}?) (?:was|is|has|over time|in your records|stands in your records|of that time|once|\d+ times)\b/.exec(
    text,
  )?.[1];
}

/** Of a blood pressure the number that the sentence speaks of. */
function partOf(row: ResultStatement, name: string): ResultStatement {
  const part = /^systolic /.test(name) ? 0 : /^diastolic /.test(name) ? 1 : undefined;
  return part === undefined ? row : { ...row, value: row.value.split("/")[part]?.trim() ?? row.value };
}

function isNamed(row: ResultStatement, name: string): boolean {
  const known = [row.name, row.printedName];
  const base = name.split("(")[0]?.trim() ?? name;
  // The upper or the lower number of a blood pressure.
  const ways = [base, base.replace(/^(?:systolic|diastolic) (?=blood pressure)/, "")];
  if (known.some((one) => ways.some((way) => flatText(one) === flatText(way)))) return true;
  const own = ways.flatMap((way) => conceptsIn(way));
  const concepts = new Set(known.flatMap((one) => conceptsIn(one)));
  if (own.length > 0) return own.some((concept) => concepts.has(concept) || concept === row.name);
  const roots = new Set(known.flatMap(wordsOf).map(rootOf));
  return wordsOf(base).some((word) => roots.has(rootOf(word)));
}

const judgements: readonly [said: RegExp, holds: (row: ResultStatement) => boolean][] = [
  [/, high\b/, (row) => row.flag === "high" || (row.high !== undefined && numberOf(row) > row.high)],
  [/, low\b/, (row) => row.flag === "low" || (row.low !== undefined && numberOf(row) < row.low)],
  [/, outside the normal range/, (row) => row.flag === "abnormal"],
  [
    /, in the normal range/,
    (row) =>
      row.flag === "normal" ||
      (row.flag === undefined &&
        (row.low === undefined || numberOf(row) >= row.low) &&
        (row.high === undefined || numberOf(row) <= row.high)),
  ],
];

function unboundJudgement(text: string, rows: readonly ResultStatement[]): Unfounded[] {
  return judgements.flatMap(([said, holds]) => {
    const words = said.exec(text)?.[0];
    return words === undefined || rows.some((row) => holds(withRange(row, rows)))
      ? []
      : [{ kind: "status" as const, text: words }];
  });
}

function unboundDirection(text: string, values: readonly string[]): Unfounded[] {
  const way = /\bgone (up|down)\b|\bthe same as at first\b/.exec(text);
  const [first] = values;
  const last = values.at(-1);
  if (way === null || first === undefined || last === undefined) return [];
  const change = numberOf({ value: last }) - numberOf({ value: first });
  const holds = way[1] === "up" ? change > 0 : way[1] === "down" ? change < 0 : change === 0;
  return holds ? [] : [{ kind: "status", text: way[0] }];
}

/** A letter that quotes a value leaves its range out. */
function withRange(row: ResultStatement, rows: readonly ResultStatement[]): ResultStatement {
  const ranged = rows.find(({ low, high }) => low !== undefined || high !== undefined);
  if (row.low !== undefined || row.high !== undefined || ranged === undefined) return row;
  const { low, high } = ranged;
  return { ...row, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

/** The highest is the highest of what is cited. */
function unboundExtreme(text: string, value: string | undefined, statements: readonly ResultStatement[]): Unfounded[] {
  const [, which] = /\b[Tt]he (highest|lowest) /.exec(text) ?? [];
  if (which === undefined || value === undefined) return [];
  const own = numberOf({ value });
  const isBeyond = statements.some((row) => (which === "highest" ? numberOf(row) > own : numberOf(row) < own));
  const isAlone = statements.every((row) => numberOf(row) === own);
  return isBeyond || isAlone ? [{ kind: "status", text: which }] : [];
}

function numberOf({ value }: Pick<ResultStatement, "value">): number {
  return Number.parseFloat(value.replace(/[,\s]/g, "").replace(/^[<>≤≥]=?/, ""));
}
