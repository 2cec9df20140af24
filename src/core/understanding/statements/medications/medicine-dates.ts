import type { ClinicalDate } from "#core/domain/fact.ts";
import { shiftDate, toIso } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";

/** A day in the words about a medicine. */
export interface MedicineDate extends ClinicalDate {
  start: number;
  end: number;
  /** The day up to which, not the day from which. */
  until: boolean;
  /** "From tonight", "since": the words lead to it. */
  led: boolean;
}

export interface DayReading {
  anchor: string | undefined;
  dayFirst: boolean | undefined;
}

const short =
  /\b(?:on|since|from|until|till|til|to|by|last dose(?: was)?|stopped|started|restarted|ceased|resumed|finish(?:ed)?|off|ended)\s+(?:on\s+|the\s+)?(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day)?\s+)?(\d{1,2})[/-](\d{1,2})(?![\d/.-]|\s?(?:mg|weeks?|months?|[bo]\.?d\b|[bt]id\b|tds\b|mane\b|nocte\b|twice\b|once\b))/gi;
const soon =
  /\b(?:from |starting |begin(?:ning)? )?(tonight|today|tomorrow|this (?:morning|evening)|now|tmrw|TOMORROW)\b/gi;

/** The days that stand in `text`, with what they mean for the medicine told there. */
export function findMedicineDates(text: string, { anchor, dayFirst }: DayReading): MedicineDate[] {
  const found: MedicineDate[] = findDates(text, 0, { anchor, dayFirst }).map((one) => ({
    date: one.relative
      ? inTheNearestYear(one.date, text.slice(Math.max(0, one.start - 16), one.end), anchor)
      : one.date,
    precision: one.precision,
    start: one.start,
    end: one.end,
    ...leading(text, one.start, one.end),
  }));
  const free = (start: number, end: number) => !found.some((one) => one.start < end && one.end > start);
  for (const match of text.matchAll(short)) {
    const end = match.index + match[0].length;
    const start = end - (/\d{1,2}[/-]\d{1,2}$/.exec(match[0])?.[0].length ?? 0);
    const day = nearestDay(Number(match[1]), Number(match[2]), anchor, dayFirst);
    const placed = text.slice(Math.max(0, match.index - 12), start);
    if (/\b(?:not|was|is|be|been|stays?|remains?|now|still|him|her|he|she|currently) on\b/i.test(placed)) continue;
    if (day !== undefined && free(start, end))
      found.push({ date: day, precision: "day", start, end, ...leading(text, start, end) });
  }
  for (const match of text.matchAll(soon)) {
    const end = match.index + match[0].length;
    if (anchor === undefined || anchor.length !== 10 || !free(match.index, end)) continue;
    // "From tomorrow 14/10": the day itself stands beside it.
    if (found.some((one) => one.start >= end && one.start - end <= 3)) continue;
    const day = /^t(?:omorrow|mrw)/i.test(match[1] ?? "") ? shiftDate(anchor, 1, "day") : anchor;
    if (day !== undefined)
      found.push({ date: day, precision: "day", start: match.index, end, until: false, led: true });
  }
  return found.sort((one, other) => one.start - other.start);
}

function leading(text: string, start: number, end: number): { until: boolean; led: boolean } {
  const words = text.slice(Math.max(0, start - 24), end).replace(/(?<![.\s])[.\s]+$/, "");
  const until =
    /\b(?:until|till|til|to finish|finish(?:ing|es)?|last (?:dose|day|tablet)|ends?|off by|done by|stop by)\b[^.;]{0,20}$/i.test(
      words,
    ) || /\bto (?:the |(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* )?$/i.test(text.slice(Math.max(0, start - 14), start));
  return { until, led: /\b(?:from|since|on|starting|started|stopped|ceased|w\/e|w\/c)\b[^.;]{0,16}$/i.test(words) };
}

const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** "4 Aug", "since April" without a year: the nearest one, and for "since" one that has been. */
function inTheNearestYear(date: string, words: string, anchor: string | undefined): string {
  if (anchor === undefined || date.length < 7 || !month.test(words) || /\b(?:19|20)\d{2}\b/.test(words)) return date;
  const year = Number(anchor.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => `${one}${date.slice(4)}`);
  const been = days.filter((one) => !/\bsince\b/i.test(words) || one <= anchor);
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(anchor));
  return been.sort((one, other) => distance(one) - distance(other))[0] ?? date;
}

/** "4/8" near `anchor`: the nearest such day. */
function nearestDay(
  first: number,
  second: number,
  anchor: string | undefined,
  dayFirst: boolean | undefined,
): string | undefined {
  if (anchor === undefined || anchor.length < 7) return undefined;
  const isDayFirst = first > 12 || (second <= 12 && dayFirst !== false);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const year = Number(anchor.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => toIso(one, month, day) ?? []);
  const distance = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(anchor));
  return days.sort((one, other) => distance(one) - distance(other))[0];
}
