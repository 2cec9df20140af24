import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { type DateReading, type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";

/** The date of care that a record states, with its place. */
export interface DocumentDate extends ClinicalDate {
  page: number;
  start: number;
  end: number;
}

/** What stands before a date that is never the day of care. */
const never =
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born|b\.|fax(?:ed)?|expir\w*|exp|valid|until|till|effective|copyright|version|rev(?:ised|iewed)?|policy|menstrual|lmp|since|onset|started?|diagnosed|dx|injury|from|due|by|next (?:appointment|visit|review|clinic|infusion|dose)|next|appointment|scheduled|booked|return|review(?: on)?|follow[- ]?up|previous(?:ly)?|prev|last (?:seen|visit|reviewed|dose|infusion|issued)|comparison|compared?(?: to| with)?|issued on request)\b\W{0,4}(?:on|is|date|for|appointment|visit|number)?\W{0,4}(?:\p{L}{3,9},? ?)?$/iu;
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
    /\b(?:discharged?(?: date| on)?|date discharged|date of discharge|d\/c|dod|disch|dep(?:arted)?|final session)\b\W{0,4}(?:on)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu,
    110,
  ],
  [/\b(?:admitted|admission(?: date)?|adm|doa|arrived|arrival|arr)\b\W{0,4}(?:on)?\W{0,3}(?:\p{L}{3,9},? ?)?$/iu, 96],
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

/**
 * The record's own date: the one labelled as the day of care before one that stands alone near the top, before the days of typing, reports
 * and prints. Dates of birth and of what is to come are never it.
 */
export function findDocumentDate(
  pages: readonly Page[],
  kind: DocumentKind,
  reading: DateReading,
): DocumentDate | undefined {
  let chosen: { date: DocumentDate; score: number } | undefined;
  let order = 0;
  let anchor: string | undefined;
  for (const page of pages.slice(0, 4)) {
    for (const date of findDates(page.text, 0, { dayFirst: reading.dayFirst, anchor: anchor ?? reading.anchor })) {
      if (date.precision !== "day" || isTold(page.text, date)) continue;
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
  return chosen?.date;
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
  if (labelled !== undefined && !(never.test(label) && labelled[1] < 92)) {
    const far = page.number > 1 || date.start > 1500;
    const unsure = date.relative || far ? 0.5 : 1;
    return labelled[1] * unsure + position;
  }
  if (never.test(label) || date.relative) return 0;
  const lineEnd = page.text.indexOf("\n", date.end);
  const after = page.text.slice(date.end, lineEnd === -1 ? undefined : lineEnd).trim();
  if (/^\(?\d{0,3} ?(?:y|yrs?|years?|m|f)?\)?\s*(?:[MF]\b|male|female)/i.test(after)) return 0;
  const head = page.number === 1 && date.start < 700;
  if (label.trim() === "" && after === "" && head) return 62 + position;
  if (label.trim() === "" && head && !isBirthLine(page.text, date.start)) return 50 + position;
  return head && !isBirthLine(page.text, date.start)
    ? 24 + position
    : page.number === 1
      ? 2 + Math.max(0, position) / 8
      : 1;
}

/** What stands before a date in its own cell or clause; the line above where nothing does. */
function labelBefore(text: string, start: number): string {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(Math.max(line, start - 56), start);
  // What stands in another cell, and ends a field of its own, is no label of this date.
  const cell = /^(?:.*\d.*|.*[:=] *\S.*|.*\.)(?: {2,}|\t| [·|;] )(?<own>.*)$/s.exec(before)?.groups?.own ?? before;
  if (cell.trim() !== "" || before.trim() !== "") return cell.trim() === "" && before.trim() !== "" ? "" : cell;
  return text
    .slice(Math.max(0, line - 40), line)
    .replace(/^[\s\S]*\n(?=[\s\S]*\n)/, "")
    .trimEnd();
}

/** A date in a line with the patient's name or numbers is the birth date, labelled or not. */
function isBirthLine(text: string, start: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start + 40).split("\n")[0] ?? "";
  return (
    /\b(?:NHS|MRN|NHI|CHI|HCN|UHID|D\.?O\.?B|hosp(?:ital)? no|born)\b|\b\d{1,2} ?[yY](?:rs?|\/o)?\b/.test(line) &&
    !/\b(?:date|clinic|seen|visit)\b/i.test(line)
  );
}
