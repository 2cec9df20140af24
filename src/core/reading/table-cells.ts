import { trimSpan } from "./text-lines.ts";

/** One cell of a table row, with its place in the page. */
export interface Cell {
  start: number;
  end: number;
  text: string;
}

/** The cells of a line: parted by bars, else by tabs, else by gaps of two and more spaces. One cell: not a row. */
export function splitCells(line: string, offset: number): Cell[] {
  const separator = line.includes("|") ? /\|/g : line.includes("\t") ? /\t/g : / {2,}/g;
  const bars = separator.source !== " {2,}";
  const cells: Cell[] = [];
  let start = 0;
  const push = (end: number) => {
    const span = trimSpan(line, start, end);
    // An empty cell between bars keeps its column; at the end of the line it means nothing.
    if (span.end > span.start || (bars && end < line.length)) {
      const text = line.slice(span.start, span.end);
      cells.push({ start: span.start + offset, end: span.end + offset, text });
    }
  };
  for (const match of line.matchAll(separator)) {
    if (match.index > 0 || bars) push(match.index);
    start = match.index + match[0].length;
  }
  push(line.length);
  return cells;
}

const headerWords =
  /^(?:test|tests|name|result|results|value|values|unit|units|reference|ref|range|flag|flags|date|dates|status|medication|medications|medicine|drug|dose|directions|frequency|indications?|substance|reaction|reactions|severity|problem|problems|diagnosis|condition|procedure|procedures|description|vaccine|component|analyte|interpretation|normal|limits|interval|route|start|end|onset|code|comments?|instructions|observation|type|actual|relevant|performer|provider|location|category|lab|site|series|number|time|allergen|allergy|collected|quantity|refills|sig|prescriber|measurement|reading|hdl|height|weight|bmi|pulse|bp|blood|pressure|temperature|temp|respiratory|rate|spo2)$/;

/** Whether cells name columns instead of holding values: most words are those of table headers, and hardly a digit. */
export function looksLikeHeader(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => cell.text !== "");
  if (filled.length < 2) return false;
  if (datesInColumns(filled)) return true;
  let named = 0;
  for (const cell of filled) {
    const words = cell.text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    if (words.some((word) => headerWords.test(word)) && !/\d[\d./-]{1,}/.test(cell.text)) named++;
  }
  return named >= 2 && named >= filled.length * 0.6;
}

/** A column of days: "Date", "Day", "When", "Date and time", "logged_at". */
export function namesDays(head: string): boolean {
  return /^(?:the )?(?:entry |log(?:ged)? ?|record(?:ed)? ?)?(?:dates?|days?|when|timestamp|date ?(?:and|\/|&) ?time|datetime|logged[_ ]?(?:at|on)?)$/i.test(
    head.replaceAll(/[_:*]+/g, " ").trim(),
  );
}

/** Whether a cell opens with a day, in figures or in words. */
export function startsWithDay(text: string): boolean {
  return (
    text.length <= 32 &&
    /^\W{0,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s*)?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}(?:[-/. ]\d{2,4})?(?!\d)|\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b)/i.test(
      text,
    )
  );
}

/** Whether a line opens with a day that names its month or its year: "4/10" may be a score. */
export function startsWithWholeDay(line: string): boolean {
  return /^\W{0,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s*)?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b)/i.test(
    line.slice(0, 40),
  );
}

/** "Date | Pain | Mobility | Sleep | Notes": a diary's columns, which patients name as they like. */
export function isDiaryHeader(cells: readonly Cell[]): boolean {
  const scored = columnNames(cells).filter((name) =>
    /^(?:\w+ )?(?:pain|mobility|sleep|mood|energy|stress|fatigue|tiredness|stiffness|nausea|anxiety|headache|migraine|cough|itch|itching|swelling|dizziness|breathlessness|breathing|cramps?|bloating|tremor|numbness|tingling|weakness|appetite|vertigo|wheeze|hours)\b[^\d]{0,16}$/i.test(
      name,
    ),
  );
  return scored.length >= 2;
}

/** Whether cells name columns of which one holds days, as the row below shows: "Day | AM | PM | Pulse", "Date | Gluten | Bloating". */
export function isHeadOfDays(cells: readonly Cell[], below: readonly Cell[]): boolean {
  const dayAt = cells.findIndex(({ text }) => namesDays(text));
  return columnNames(cells).length > 0 && startsWithDay(below[dayAt]?.text ?? "");
}

/** The names beside a column of days, without their brackets; none where something else than names stands there. */
function columnNames(cells: readonly Cell[]): string[] {
  const dayAt = cells.findIndex(({ text }) => namesDays(text));
  const names = cells.filter((_cell, index) => index !== dayAt).map(({ text }) => text);
  const short = names.map((name) => name.replace(/(?<!\s)\s*\([^()]{0,20}\)\s*$/, ""));
  const areNames = dayAt >= 0 && names.length >= 2 && short.every((name) => name.length < 30 && !/\d{2,}/.test(name));
  return areNames ? short : [];
}

/** "Date / Time: | Sept 10, 2012 | Sept 1, 2011": the columns are days. */
function datesInColumns(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells;
  if (first === undefined || !/^(?:dates?|times?|tests?|name|component|analyte)\b/i.test(first.text)) return false;
  const undated = others.filter(
    (cell) => !(/\b(?:19|20)\d{2}\b|\d{1,2}\/\d{1,2}\/\d{2}\b/.test(cell.text) && cell.text.length < 24),
  );
  // Units and ranges can stand beside the days.
  return (
    undated.length === 0 ||
    (others.length - undated.length >= 2 &&
      undated.every((cell) => /^(?:units?|ref|reference|normal|range|flag)\b/i.test(cell.text)))
  );
}
