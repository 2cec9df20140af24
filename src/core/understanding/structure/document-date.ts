import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { calledOff } from "#core/understanding/facts/called-off.ts";
import { type DateReading, type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";

/** The date of care that a record states, with its place. */
export interface DocumentDate extends ClinicalDate {
  page: number;
  start: number;
  end: number;
}

/** What stands before a date that is never the day of care. */
const never =
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born|b\.|fax(?:ed)?|expir\w*|exp|valid|until|till|effective|copyright|version|rev(?:ised|iewed)?|policy|menstrual|lmp|since|onset|started?|diagnosed|dx|injury|from|due|by|next(?: \w+){0,2}|appointment|scheduled|booked|return|follow[- ]?up|previous(?:ly)?|prev|last (?:seen|visit|reviewed|dose|infusion|issued)|comparison|compared?(?: to| with)?|issued on request)\b\W{0,4}(?:on|is|date|for|appointment|visit|number)?\W{0,4}(?:\p{L}{3,9},? ?)?$/iu;
const care: [RegExp, number][] = [
  [
    /\b(?:date of (?:visit|service|care|clinic|consultation|review|encounter|call|contact|exam(?:ination)?|study|scan|procedure|collection|specimen|test|surgery|op(?:eration)?|attendance|session)|(?:visit|service|encounter|clinic|exam|study|scan|review|session|meeting|consultation) date|meeting date|dos|date (?:and time )?(?:of )?collected|collected|collection(?: date)?|coll|sample (?:date|taken)|sampled|samples? taken|specimen(?: date)?|latest (?:sample|specimen|collected)(?: collected)?|date of op)\b\W{0,4}(?:on|date|time)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu,
    100,
  ],
  [
    /\b(?:seen(?: in clinic| on)?|clinic|visit|attend(?:ed|ing|ance)|att|encounter|consultation|reviewed|review|done|scan|performed(?: on)?|examined on|exam|recorded|taken(?: on)?|telephone review|session|clinic on|telehealth)\b\W{0,4}(?:on|\()?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu,
    92,
  ],
];
const discharge: [RegExp, number][] = [
  [
    /\b(?:discharged?(?: date| on)?|date discharged|date of discharge|d\/c|dod|disch|dep(?:arted)?|final session|home|out|left)\b\W{0,4}(?:on)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu,
    110,
  ],
  [
    /\b(?:admitted|admission(?: date)?|adm|doa|arrived|arrival|arr|in)\b\W{0,4}(?:on)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu,
    96,
  ],
];
const plain: [RegExp, number][] = [
  [/\b(?:date|dated|letter date|today)\b\W{0,4}(?:time)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu, 84],
  [/\b(?:dictated|written|issued|created|entered|authored)\b\W{0,4}(?:on)?\W{0,3}$/iu, 40],
  [
    /\b(?:report(?:ed)?(?: date)?|received|recd|resulted|signed|prepared|read|verified|approved|rpt)\b\W{0,4}(?:on)?\W{0,3}$/iu,
    30,
  ],
  [/\b(?:typed|transcribed|scanned|notice mailed|posted)\b\W{0,4}(?:on)?\W{0,3}$/iu, 20],
  [/\bprint(?:ed)?(?: on| date)?\W{0,4}$/i, 12],
];

/** "I saw your patient … on 5 August": the visit that a letter tells of. */
const spokenVisit =
  /\b(?:I|we) (?:saw|reviewed|met|assessed|examined)\b[^.\n;]{0,60}(?:\n?[^.\n;]{0,60})\bon (?:\p{L}{3,9},? )?$/u;

/** What the record's entries say: the last day, and that of a thread on which more than half was said. */
export interface CareReading extends DateReading {
  last?: DocumentDate | undefined;
  fullest?: DocumentDate | undefined;
  /** Its entries are visits, one below the other. */
  isOfEncounters?: boolean;
}

/**
 * The record's own date: the one labelled as the day of care before one that stands alone near the top, before the days of typing, reports
 * and prints; of a diary, a log or a thread its last day, unless most was said on another; of an appointment the first one. Dates of
 * birth and of what is to come are else never it.
 */
export function findDocumentDate(
  pages: readonly Page[],
  kind: DocumentKind,
  reading: CareReading,
): DocumentDate | undefined {
  if (kind === "diary" && reading.last !== undefined) return plainDate(reading.last);
  if (reading.isOfEncounters === true && reading.last !== undefined) return plainDate(reading.last);
  if (kind === "message" && reading.last !== undefined) return plainDate(reading.fullest ?? reading.last);
  const chosen = bestDate(pages, kind, reading);
  if (kind === "appointment") return firstAppointment(pages, reading, chosen) ?? chosen;
  return chosen;
}

function plainDate({ date, precision, page, start, end }: DocumentDate): DocumentDate {
  return { date, precision, page, start, end };
}

/** The first day in an appointment letter that is later than the letter, and has its weekday or time beside it. */
function firstAppointment(
  pages: readonly Page[],
  reading: DateReading,
  written: DocumentDate | undefined,
): DocumentDate | undefined {
  for (const page of pages.slice(0, 2)) {
    for (const date of findDates(page.text, 0, {
      dayFirst: reading.dayFirst,
      anchor: written?.date ?? reading.anchor,
    })) {
      if (date.precision !== "day" || date.relative || date.date <= (written?.date ?? "")) continue;
      if (/\b(?:fax|printed)\b/i.test(lineAt(page.text, date.start))) continue;
      const around = page.text.slice(Math.max(0, date.start - 60), date.end + 40);
      const before = page.text.slice(Math.max(0, date.start - 60), date.start);
      if (
        /\b(?:earlier|instead of|replaces|moved from|originally|was|previous|cancelled|valid|expir\w*|until|by)\b[^\n]{0,40}$/i.test(
          before,
        )
      )
        continue;
      if (calledOff(before, page.text.slice(date.end, date.end + 160)) !== undefined) continue;
      if (/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b\d{1,2}[:.]\d{2}\b/i.test(around))
        return { date: date.date, precision: "day", page: page.number, start: date.start, end: date.end };
    }
  }
  return undefined;
}

function bestDate(pages: readonly Page[], kind: DocumentKind, reading: DateReading): DocumentDate | undefined {
  let chosen: { date: DocumentDate; score: number } | undefined;
  let order = 0;
  let anchor: string | undefined;
  const oldest = oldestLikely(pages, reading);
  for (const page of pages.slice(0, 4)) {
    for (const date of findDates(page.text, 0, { dayFirst: reading.dayFirst, anchor: anchor ?? reading.anchor })) {
      if (date.precision !== "day" || date.date < oldest || isTold(page.text, date)) continue;
      order++;
      const score = scoreOf(page, date, order, kind, reading.anchor);
      if (score > 0 && !date.relative) anchor ??= date.date;
      if (score <= 0 || (chosen !== undefined && score <= chosen.score)) continue;
      chosen = {
        score,
        date: { date: date.date, precision: date.precision, page: page.number, start: date.start, end: date.end },
      };
    }
  }
  // A table of results whose columns are days is of the last of them.
  if (kind === "lab-report" && (chosen === undefined || chosen.score < unlabelled))
    return lastColumn(pages, reading) ?? chosen?.date;
  return chosen?.date;
}

/** A date without a label scores less. */
const unlabelled = 70;

function lastColumn(pages: readonly Page[], reading: DateReading): DocumentDate | undefined {
  let last: DocumentDate | undefined;
  for (const page of pages.slice(0, 2)) {
    for (const { start, text } of linesOf(page.text)) {
      const days = findDates(text, start, { dayFirst: reading.dayFirst, anchor: reading.anchor }).filter(
        ({ precision, relative, date }) => precision === "day" && !relative && date <= (reading.anchor ?? "9999"),
      );
      if (days.length < 2 || /\b(?:d\.?o\.?b|born|page)\b/i.test(text)) continue;
      for (const { date, precision, start: at, end } of days)
        if (last === undefined || date > last.date) last = { date, precision, page: page.number, start: at, end };
    }
  }
  return last;
}

function* linesOf(text: string): Generator<{ start: number; text: string }> {
  let start = 0;
  for (const line of text.split("\n")) {
    yield { start, text: line };
    start += line.length + 1;
  }
}

/** Days ten years before the latest that the record prints are of births and histories. */
function oldestLikely(pages: readonly Page[], reading: DateReading): string {
  const today = reading.anchor ?? "9999";
  let latest = "";
  for (const page of pages.slice(0, 4))
    for (const { date, precision, relative } of findDates(page.text, 0, reading))
      if (precision === "day" && !relative && date <= today && date > latest) latest = date;
  return latest === "" ? "" : `${Number(latest.slice(0, 4)) - 10}${latest.slice(4)}`;
}

/** "today", "3 weeks ago": no printed day. */
function isTold(text: string, { start, end, relative }: FoundDate): boolean {
  return relative && !/\d/.test(text.slice(start, end).replace(/\b\d+ (?:days?|weeks?|months?|years?)\b/, ""));
}

function scoreOf(page: Page, date: FoundDate, order: number, kind: DocumentKind, today: string | undefined): number {
  if (today !== undefined && date.date > today) return 0;
  const label = labelBefore(page.text, date.start);
  const position = (page.number === 1 ? 8 : 0) - Math.min(7, order);
  const labels = kind === "discharge-summary" ? [...discharge, ...care] : [...care, ...discharge, ...plain];
  const labelled = [...labels, ...plain].find(([pattern]) => pattern.test(label));
  if (never.test(label)) return 0;
  if (
    /\b(?:fax|printed|page \d+ of)\b/i.test(lineAt(page.text, date.start)) &&
    !/\b(?:seen|clinic|visit|date|collected)\b/i.test(label)
  )
    return 3;
  const far = page.number > 1 || date.start > 900;
  if (!far && !date.relative && spokenVisit.test(page.text.slice(Math.max(0, date.start - 140), date.start)))
    return 91 + position;
  if (labelled !== undefined) {
    // "first session Tues 5/11" inside a sentence is no label.
    const spoken = labelled[1] < 100 && label.trim().split(/\s+/).length > 4;
    if (!spoken)
      return labelled[1] * (date.relative ? 0.96 : 1) * (far ? (labelled[1] < 100 ? 0.1 : 0.35) : 1) + position;
  }
  if (date.relative || isBirthLine(page.text, date, today)) return 0;
  const after = lineAfter(page.text, date.end).trim();
  if (/^\(?\d{0,3} ?(?:y|yrs?|years?|m|f)?\)?\s*(?:[MF]\b|male|female)/i.test(after)) return 0;
  const head = page.number === 1 && date.start < 700;
  if (label.trim() === "" && after === "" && head) return 62 + position;
  const timed =
    /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? $/i.test(label) || /^,? ?(?:at )?\d{1,2}[:.h]\d{2}\b/.test(after);
  if (head && timed) return 56 + position;
  if (label.trim() === "" && head) return 50 + position;
  if (head) return 27 + position;
  return page.number === 1 ? 2 + Math.max(0, position) / 8 : 1;
}

/** A line that goes on further than this, on either side of a date, says nothing more of it. */
const longestLine = 300;

function lineBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - longestLine), index);
  return before.slice(before.lastIndexOf("\n") + 1);
}

function lineAfter(text: string, index: number): string {
  return text.slice(index, index + longestLine).split("\n", 1)[0] ?? "";
}

function lineAt(text: string, index: number): string {
  return lineBefore(text, index) + lineAfter(text, index);
}

/** What stands before a date in its own cell or clause, or in the cell before; the line above where nothing does. */
function labelBefore(text: string, start: number): string {
  const line = start - lineBefore(text, start).length;
  const before = text.slice(Math.max(line, start - 56), start);
  const cells = before.split(/ {2,}|\t| [·|;] /);
  const own = cells.at(-1) ?? "";
  if (own.trim() !== "") return own;
  const beside = cells.at(-2) ?? "";
  if (beside.trim() !== "") return /\d|[:=] *\S/.test(beside) ? "" : beside;
  return text
    .slice(Math.max(0, line - 40), line)
    .replace(/^[\s\S]*\n(?=[\s\S]*\n)/, "")
    .trimEnd();
}

/** A record of so many years ago prints the age that the patient had then. */
const longestAgo = 12;

/** A date in a line with the patient's age or numbers is the birth date, labelled or not; beside an age that it does not fit it is none. */
function isBirthLine(text: string, { start, date }: FoundDate, today: string | undefined): boolean {
  const before = lineBefore(text, start);
  const line = before + (text.slice(start, start + 40).split("\n")[0] ?? "");
  // Another day of the line is labelled as the birth's.
  if (/\b(?:d\.?o\.?b\.?|date of birth|born)\b\W{0,4}\d{1,4}\W\w{1,9}\W\d{2,4}/i.test(before)) return false;
  if (/\b(?:date|clinic|seen|visit)\b/i.test(line)) return false;
  const age = /\b(\d{1,3}) ?[yY](?:rs?|\/o)?\b/.exec(line)?.[1];
  if (age !== undefined && today !== undefined)
    return Math.abs(Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(age)) <= longestAgo;
  return /\b(?:NHS|MRN|NHI|CHI|HCN|UHID|D\.?O\.?B|hosp(?:ital)? no|born)\b|\b\d{1,2} ?[yY](?:rs?|\/o)?\b/.test(line);
}
