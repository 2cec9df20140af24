import { bracketAtEnd } from "#core/domain/bracket-at-end.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Cell } from "#core/reading/table-cells.ts";
import { findMentions, type Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import { findDates } from "./find-dates.ts";
import { observationOf, pressureFacts, readValue } from "./measurements.ts";
import { flagFromRange, readFlag, readRange, toNumber, unitSource } from "./quantities.ts";

type Column = "name" | "value" | "unit" | "range" | "flag" | "date" | "other";

const columnPatterns: [Column, RegExp][] = [
  ["date", /\b(?:date|time|collected|onset|when)\b/i],
  ["range", /\b(?:ref|reference|range|normal|limits|interval|expected)\b/i],
  ["flag", /\b(?:flag|flags|interpretation|abnormal|status)\b/i],
  ["unit", /\bunits?\b/i],
  ["value", /\b(?:results?|values?|measured|reading|actual)\b/i],
  ["name", /\b(?:test|name|component|analyte|observation|lab|result type|description|measurement|vital)\b/i],
];

function columnOf(header: string): Column {
  if (/\bresult type\b/i.test(header)) return "name";
  if (/^(?:actual |test |lab )?(?:results?|values?)\b/i.test(header.trim())) return "value";
  for (const [column, pattern] of columnPatterns) if (pattern.test(header)) return column;
  return "other";
}

/** Labs and vitals of a row under a header that names its columns; empty where the header is of another kind. */
export function tableMeasurements(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  const header = passage.header;
  if (passage.cells.length < 2) return [];
  if (header === undefined) return rowAfterName(source, read, taken);
  const blocks = sideBySide(source, read, header, taken);
  if (blocks.length > 0) return blocks;
  const facts = columnsOfMeasurements(source, read, header);
  if (facts.length > 0) {
    for (const mention of read.mentions) taken.add(mention);
    return facts;
  }
  const first = passage.cells[0];
  if (first === undefined) return [];
  const mention = read.mentions.find(
    (found) => found.start >= first.start && found.start < first.end && observationOf(found) !== undefined,
  );
  const dated = header.map((cell) => findDates(cell.text, cell.start, source.dates)[0]);
  if (dated.filter((date) => date !== undefined).length >= 1 && mention !== undefined) {
    const rows = datedColumns(source, read, mention, dated, header);
    if (rows.length > 0) taken.add(mention);
    return rows;
  }
  const found = rowOfColumns(source, read, header, taken);
  return found.length > 0 ? found : rowAfterName(source, read, taken);
}

/** "HGB (13-18 g/dl) | 13.2 | L": a name, perhaps with its range, and the value in the next cell. */
function rowAfterName(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const [first, second, third] = read.passage.cells;
  if (first === undefined || second === undefined) return [];
  const mention = read.mentions.find((found) => found.start < first.start + 12 && found.end <= first.end);
  const concept = mention === undefined ? undefined : observationOf(mention);
  if (mention === undefined || concept === undefined) return [];
  const bracket = bracketAtEnd(first.text)?.inside;
  if (bracket === undefined || !/\d/.test(bracket)) return [];
  const value = readValue(second.text);
  if (value?.number === undefined || value.start > 3) return [];
  // Several ranges in one bracket ("M 13-18; F 12-16") are kept as printed and not used.
  const single = (bracket.match(/\d\s*[-–]\s*\d/g) ?? []).length === 1;
  const referenceRange = single ? readRange(bracket) : { text: bracket };
  const printed = value.flag ?? (third === undefined ? undefined : readFlag(third.text));
  const unit = value.unit ?? new RegExp(`\\d\\s*(${unitSource})\\s*$`, "u").exec(bracket)?.[1];
  const flag =
    printed ?? (single && referenceRange !== undefined ? flagFromRange(value.number, referenceRange) : undefined);
  taken.add(mention);
  return [
    makeFact(
      source,
      read,
      {
        kind: concept.kind === "vital" ? "vital" : "lab",
        name: concept.name,
        start: first.start,
        end: second.end,
        contextAt: mention,
      },
      { value: value.value, number: value.number, unit, referenceRange, flag },
    ),
  ];
}

/** "Test | Result | Units | Range": one measurement a row. */
function rowOfColumns(source: RecordSource, read: ReadPassage, header: readonly Cell[], taken: Set<Mention>): Fact[] {
  const columns = header.map((cell) => columnOf(cell.text));
  const valueAt = columns.indexOf("value");
  if (valueAt < 1 || !sameShape(read.passage.cells, header)) return [];
  const { cells } = read.passage;
  const name = cells[Math.max(0, columns.indexOf("name"))];
  const mention = read.mentions.find(
    (found) =>
      name !== undefined && found.start >= name.start && found.start < name.end && observationOf(found) !== undefined,
  );
  const valueCell = cells[valueAt];
  if (name === undefined || valueCell === undefined || valueCell.text === "") return [];
  const value = readValue(valueCell.text);
  if (value === undefined || value.start > 3) return [];
  const unitCell = columns.indexOf("unit") > 0 ? cells[columns.indexOf("unit")] : undefined;
  const rangeCell = columns.indexOf("range") > 0 ? cells[columns.indexOf("range")] : undefined;
  const flagCell = columns.indexOf("flag") > 0 ? cells[columns.indexOf("flag")] : undefined;
  const dateCell = columns.indexOf("date") >= 0 ? cells[columns.indexOf("date")] : undefined;
  const concept = mention === undefined ? undefined : observationOf(mention);
  if (concept === undefined && value.number === undefined) return [];
  const referenceRange = (rangeCell === undefined ? undefined : readRange(rangeCell.text)) ?? value.referenceRange;
  const printedFlag = flagCell === undefined ? undefined : readFlag(flagCell.text);
  // "11.2 L" beside a column of units is low; alone it could be litres.
  const unitPrinted = unitCell?.text || unitInHeader(header[valueAt]?.text ?? "");
  const flagInValue = unitPrinted && value.unit === "L" ? "low" : undefined;
  const flag =
    printedFlag ??
    flagInValue ??
    value.flag ??
    (referenceRange === undefined || value.number === undefined
      ? undefined
      : flagFromRange(value.number, referenceRange));
  const date = dateCell === undefined ? undefined : findDates(dateCell.text, dateCell.start, source.dates)[0];
  if (mention !== undefined) taken.add(mention);
  return [
    makeFact(
      source,
      read,
      {
        kind: concept?.kind === "vital" ? "vital" : "lab",
        name: concept?.name ?? name.text.toLowerCase(),
        start: read.passage.start,
        end: read.passage.end,
        contextAt: name,
      },
      {
        value: value.value,
        number: value.number,
        unit: (flagInValue === undefined ? value.unit : undefined) ?? (unitPrinted || undefined),
        referenceRange,
        flag,
        date,
      },
    ),
  ];
}

/** "Result (mg/L)": the unit of all values below. */
function unitInHeader(header: string): string | undefined {
  return new RegExp(`[([]\\s*(${unitSource})\\s*[)\\]]\\s*$`, "u").exec(header)?.[1];
}

/** "Height | 177 cm | 178 cm" under dates: one measurement a column. */
function datedColumns(
  source: RecordSource,
  read: ReadPassage,
  mention: Mention,
  dates: readonly (ReturnType<typeof findDates>[number] | undefined)[],
  header: readonly Cell[],
): Fact[] {
  const concept = observationOf(mention);
  if (concept === undefined) return [];
  const facts: Fact[] = [];
  const columns = header.map((cell) => columnOf(cell.text));
  if (columns.includes("unit") || columns.includes("range")) {
    return cumulativeRow(source, read, mention, dates, columns);
  }
  read.passage.cells.forEach((cell, index) => {
    const date = dates[index];
    if (index === 0 || date === undefined || cell.text === "") return;
    facts.push(...cellFacts(source, read, concept, cell, { date }));
  });
  return facts;
}

/** "Date | Blood Pressure | Pulse": the header names what each column measures. */
function columnsOfMeasurements(source: RecordSource, read: ReadPassage, header: readonly Cell[]): Fact[] {
  const named = header.map((cell) => {
    const tokens = tokenise(cell.text, cell.start);
    const mention = findMentions(cell.text, cell.start, tokens, false)[0];
    return mention === undefined ? undefined : observationOf(mention);
  });
  if (named.filter((concept) => concept !== undefined).length < 2 || !sameShape(read.passage.cells, header)) return [];
  const dateCell = read.passage.cells.find((cell) => findDates(cell.text, cell.start, source.dates).length > 0);
  const date = dateCell === undefined ? undefined : findDates(dateCell.text, dateCell.start, source.dates)[0];
  return read.passage.cells.flatMap((cell, index) => {
    const concept = named[index];
    return concept === undefined || cell === dateCell ? [] : cellFacts(source, read, concept, cell, { date });
  });
}

function cellFacts(
  source: RecordSource,
  read: ReadPassage,
  concept: NonNullable<ReturnType<typeof observationOf>>,
  cell: Cell,
  details: { date?: Fact["date"] },
): Fact[] {
  if (/blood pressure$/.test(concept.name)) {
    const facts = pressureFacts(source, read, { start: cell.start, end: cell.start }, cell.text, details);
    if (facts.length > 0) return facts;
  }
  const value = readValue(cell.text);
  if (value?.number === undefined || value.start > 3) return [];
  const kind = concept.kind === "vital" ? "vital" : "lab";
  return [
    makeFact(
      source,
      read,
      { kind, name: concept.name, start: cell.start, end: cell.end },
      { ...details, value: value.value, number: value.number, unit: value.unit, flag: value.flag },
    ),
  ];
}

/** Rows of a table have as many cells as its header, give or take empty ones at the end. */
function sameShape(cells: readonly Cell[], header: readonly Cell[]): boolean {
  return cells.length >= 2 && cells.length <= header.length + 1 && cells.length >= header.length - 3;
}

/** "CRP | mg/L | 32.6 H | 9.6 H | 3.9 | 0-5" under days: unit and range are the row's, each value is its column's day's. */
function cumulativeRow(
  source: RecordSource,
  read: ReadPassage,
  mention: Mention,
  dates: readonly (Fact["date"] | undefined)[],
  columns: readonly Column[],
): Fact[] {
  const concept = observationOf(mention);
  const { cells, start, end } = read.passage;
  if (concept === undefined || cells.length > columns.length) return [];
  const unit = cells[columns.indexOf("unit")]?.text;
  const rangeText = cells[columns.indexOf("range")]?.text;
  const referenceRange = rangeText === undefined ? undefined : readRange(rangeText);
  return cells.flatMap((cell, index) => {
    const date = dates[index];
    const match = cumulativeValue.exec(cell.text);
    if (date === undefined || match?.[1] === undefined) return [];
    const number = toNumber(match[1]);
    const printed = match[2] === undefined ? undefined : readFlag(match[2]);
    const flag = printed ?? (referenceRange === undefined ? undefined : flagFromRange(number, referenceRange));
    const kind = concept.kind === "vital" ? "vital" : "lab";
    const place = { start, end, contextAt: mention };
    const details = { value: match[1], number, unit, referenceRange, flag, date };
    return [makeFact(source, read, { kind, name: concept.name, ...place }, details)];
  });
}

const cumulativeValue = /^([<>≤≥]?\s?\d[\d.,]*)\s*(H|HH|L|LL|HIGH|LOW|\*+|A|N)?$/i;
const leadingFlag = /^\(?(H|HH|L|LL|HIGH|LOW|A|\*+)\)?(?:\s+|$)/;

/**
 * Tables that stand side by side ("Test | Result | Test | Result"), and flags that stand before the name: each name with what follows it
 * up to the next name.
 */
function sideBySide(source: RecordSource, read: ReadPassage, header: readonly Cell[], taken: Set<Mention>): Fact[] {
  const columns = header.map((cell) => columnOf(cell.text));
  const names = columns.filter((column) => column === "name").length;
  const { cells } = read.passage;
  const flagsLead = columns[0] === "name" && leadingFlag.test(cells[0]?.text ?? "");
  if (names < 2 && !flagsLead) return [];
  const blocks: { flag: Fact["flag"]; from: number; mention: Mention }[] = [];
  cells.forEach((cell, index) => {
    const before = leadingFlag.exec(cell.text);
    const nameStart = cell.start + (before?.[0].length ?? 0);
    const mention = read.mentions.find((found) => found.start === nameStart && observationOf(found) !== undefined);
    if (mention === undefined) return;
    const alone = index === 0 ? undefined : cells[index - 1];
    const flagCell = alone !== undefined && /^(?:H|HH|L|LL|HIGH|LOW|A|\*+)$/.test(alone.text) ? alone : undefined;
    const printed = before?.[1] ?? flagCell?.text;
    const flag = printed === undefined ? undefined : readFlag(printed);
    blocks.push({ flag, from: flagCell?.start ?? cell.start, mention });
  });
  return blocks.flatMap(({ flag, mention }, index) => {
    const concept = observationOf(mention);
    const to = blocks[index + 1]?.from ?? read.passage.end;
    const after = read.passage.text.slice(mention.end - read.passage.start, to - read.passage.start);
    const value = readValue(after);
    if (concept === undefined || value?.number === undefined) return [];
    taken.add(mention);
    const kind = concept.kind === "vital" ? "vital" : "lab";
    const place = { start: mention.start, end: mention.end + value.end, contextAt: mention };
    const { number, unit, referenceRange } = value;
    const details = { value: value.value, number, unit, referenceRange, flag: flag ?? value.flag };
    return [makeFact(source, read, { kind, name: concept.name, ...place }, details)];
  });
}
