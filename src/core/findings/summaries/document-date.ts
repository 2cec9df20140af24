import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { type DateReading, type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";

/** The date of care that a record states, with its place. */
export interface DocumentDate extends ClinicalDate {
  page: number;
  start: number;
  end: number;
}

const never =
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born(?: on)?|fax(?:ed)?|print(?:ed)?(?: on| date)?|next (?:appointment|visit|review)|follow[- ]?up(?: on| appointment| visit)?|appointment(?: on| date| is)?|due(?: on| date)?|expir\w*|valid until|until|scheduled (?:for|on)|return on|effective|copyright|version|revised|policy|last (?:seen|visit|menstrual)|since|onset|started|diagnosed|in)\s*[:#]?\s*(?:\w{2,9},? )?$/i;
const best =
  /\b(?:date of (?:visit|service|care|consultation|encounter|exam(?:ination)?|study|procedure|admission|discharge|collection|specimen|test|surgery|operation)|visit date|service date|encounter date|exam date|study date|(?:date )?collected(?: on)?|collection date|specimen date|sample (?:date|taken)|dos|discharged?(?: date| on)?|date discharged|visit|encounter|seen(?: in clinic)?(?: on)?|attend(?:ing|ed)(?: \w+){0,3} on|consultation|performed(?: on)?|examined on|recorded(?: on)?|taken on)\s*(?:\/ ?time)?\s*[:#]?\s*$/i;
const good =
  /\b(?:date|dated|letter date|report date|date of report|admitted(?: on)?|admission date|clinic date|today)\s*(?:\/ ?time)?\s*[:#]?\s*$/i;
const fair =
  /\b(?:reported|received|resulted|signed|dictated|transcribed|authored|issued|approved|prepared|created|entered|written)(?: date| on)?\s*[:#]?\s*$/i;

/**
 * The record's own date: the one labelled as the date of care before one that stands alone near the top, before the dates of reports and
 * signatures. Dates of birth, of printing, faxing, and of appointments to come are never it.
 */
export function findDocumentDate(pages: readonly Page[], reading: DateReading): DocumentDate | undefined {
  let chosen: { date: DocumentDate; score: number } | undefined;
  let order = 0;
  for (const page of pages.slice(0, 4)) {
    for (const date of findDates(page.text, 0, { dayFirst: reading.dayFirst, anchor: reading.anchor })) {
      if (date.relative || date.precision === "year") continue;
      order++;
      const score = scoreOf(page, date, order, reading.anchor);
      if (score <= 0 || (chosen !== undefined && score <= chosen.score)) continue;
      chosen = {
        score,
        date: { date: date.date, precision: date.precision, page: page.number, start: date.start, end: date.end },
      };
    }
  }
  return chosen?.date;
}

function scoreOf(page: Page, date: FoundDate, order: number, today: string | undefined): number {
  if (today !== undefined && date.date > today) return 0;
  const lineStart = page.text.lastIndexOf("\n", date.start - 1) + 1;
  const before = ownWords(page.text.slice(Math.max(lineStart, date.start - 48), date.start));
  // A label can stand on the line above its date.
  const above = before.trim() === "" ? page.text.slice(Math.max(0, lineStart - 40), lineStart).trimEnd() : "";
  const label = before.trim() === "" ? above : before;
  if (never.test(before)) return 0;
  if (/\b(?:fax|printed|page \d+ of)\b/i.test(lineAt(page.text, date.start))) return 1;
  const position = (page.number === 1 ? 8 : 0) - Math.min(7, order);
  if (best.test(label)) return 100 + position;
  if (good.test(label)) return 80 + position;
  const lineEnd = page.text.indexOf("\n", date.end);
  const alone = before.trim() === "" && page.text.slice(date.end, lineEnd === -1 ? undefined : lineEnd).trim() === "";
  if (alone && page.number === 1 && date.start < 600) return 60 + position;
  if (fair.test(label)) return 50 + position;
  return page.number === 1 && date.start < 400 ? 20 + position : 4 + Math.max(0, position) / 4;
}

/** "Clinic letter: follow-up    12 March 2025": what stands in a cell of its own and says something whole is no label of the date. */
function ownWords(before: string): string {
  return /(?:: *\S|^Dr\.? ).*\S(?: {2,}|\t *)$/.test(before) ? "" : before;
}

function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  const end = text.indexOf("\n", index);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Whether the record writes the day before the month: true or false where one of its dates proves it, else undefined. */
export function dayFirstOf(pages: readonly Page[]): boolean | undefined {
  for (const page of pages) {
    for (const match of page.text.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-](?:19|20)?\d{2}\b/g)) {
      const first = Number(match[1]);
      const second = Number(match[2]);
      if (first > 12 && second <= 12) return true;
      if (second > 12 && first <= 12) return false;
    }
  }
  return undefined;
}
