import type { ClinicalDate, DatePrecision } from "#core/domain/fact.ts";
import { shiftDate, toIso, weekdayBefore } from "./calendar.ts";

/** A date in a text, with its place. `relative` dates need an anchor ("3 weeks ago"). */
export interface FoundDate extends ClinicalDate {
  start: number;
  end: number;
  relative: boolean;
}

export interface DateReading {
  /** ISO day that "today", "3 weeks ago" and two-digit years are counted from; without it, relative dates are left out. */
  anchor?: string | undefined;
  /** Whether "03/04/2020" means 3 April. Left out: the numbers decide, and March where they cannot. */
  dayFirst?: boolean | undefined;
}

const monthNumbers = new Map(
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").map((name, index) => [name, index + 1]),
);
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
/** What may be a day's year; "15 Jan 1.51" and "8 October 136" tell a day and then a value, "3 March 10:30" its hour. */
const yearBehind = ",?\\s?(?:'?\\d{2}|\\d{4})(?!\\d|[.:]\\d)";
/** What goes on behind the first number of an hour: "3 March 10:30". */
const clock = "\\d?:\\d\\d";
const smallNumber =
  "(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:a )?couple(?: of)?|(?:a )?few|several)";

const pattern = new RegExp(
  [
    "(?<iso>\\b(?:19|20)\\d{2}-\\d{2}-\\d{2}(?=T|\\b))",
    "(?<compact>\\b(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:\\d{2}){0,3}(?:[+-]\\d{4})?\\b)",
    "(?<isoSlash>\\b(?:19|20)\\d{2}/(?:0[1-9]|1[0-2])/(?:0[1-9]|[12]\\d|3[01])\\b)",
    "(?<slash>\\b\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})\\b(?!/))",
    "(?<dotted>\\b\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d{2}\\b)",
    "(?<dottedShort>\\b(?:0?[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.\\d{2}\\b(?![.\\d]))",
    "(?<dashed>\\b\\d{1,2}-\\d{1,2}-(?:19|20)\\d{2}\\b)",
    `(?<yearFirst>\\b(?:19|20)\\d{2}[ -]${month}[ -](?:0?[1-9]|[12]\\d|3[01])\\b(?![.:/]\\d))`,
    `(?<dayMonth>\\b${day}(?:[ -]| of )${month}[\\s,-]{1,2}(?:'?\\d{4}|'\\d{2}|\\d{2})\\b(?![.:]\\d))`,
    `(?<monthDay>\\b${month}[ -]${day},?[ -]{1,2}(?:19|20)\\d{2}\\b)`,
    `(?<monthYear>\\b${month},?[ -](?:of )?(?:19|20)\\d{2}\\b)`,
    "(?<yearMonth>\\b(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])\\b(?!-))",
    "(?<numberYear>\\b(?:0?[1-9]|1[0-2])/(?:19|20)\\d{2}\\b)",
    `(?<ago>\\b${smallNumber} (day|week|month|year)s? (?:ago|earlier|previously|prior|before)\\b)`,
    "(?<named>\\b(?:today|yesterday|tomorrow|this morning|tonight|last night|last week|last month|last year|next week|next month|next year)\\b)",
    "(?<weekday>\\b(?:last|this past|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b)",
    `(?<monthOnly>\\b(?:in|since|last|until|from|of|early|late|mid) ${month}(?= |[.,;)]|$)(?! \\d))`,
    `(?<dayMonthOnly>\\b(?:(?:on|since|until|from|of|by) (?:the )?)?${day}(?: of)? ${month}(?!${yearBehind}))`,
    `(?<monthDayOnly>\\b(?:(?:on|since|until|from|by) )?${month} ${day}(?!${clock}|\\w|[.,/]?\\d|,?\\s(?:19|20)\\d{2}))`,
    "(?<year>\\b(?:in|since|from|during|year|early|late|around|approximately|until|circa|about) ((?:19|20)\\d{2})\\b(?![-/.]\\d))",
  ].join("|"),
  "gi",
);

/** Dates in `text`, in order; offsets are counted from `base`. */
export function findDates(text: string, base: number, reading: DateReading): FoundDate[] {
  // Every form but the relative ones holds a digit; most sentences hold neither.
  if (!/\d|day|night|week|month|year|morrow|morning|\b(?:in|since|last|until|from|of|early|late|mid) [A-Z]/i.test(text))
    return [];
  if (text.length > longestKept) return datesIn(text, base, reading);
  const key = `${reading.anchor ?? ""}|${reading.dayFirst ?? ""}|${text}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = datesIn(text, 0, reading);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, found);
  }
  return found.map((date) => ({ ...date, start: date.start + base, end: date.end + base }));
}

/** Every finder asks for the dates of the same few passages: what was found in them is kept while they are read. */
const kept = new Map<string, readonly FoundDate[]>();
const mostKept = 600;
const longestKept = 500;

function datesIn(text: string, base: number, reading: DateReading): FoundDate[] {
  const dates: FoundDate[] = [];
  // A date may go over a line's end.
  const flat = text.replace(/\s/g, " ");
  for (const match of flat.matchAll(pattern)) {
    if (match.groups?.weekday && isSchedule(flat, match)) continue;
    const found = read(match, reading, directionOf(flat, match));
    if (found === undefined) continue;
    dates.push({ ...found, start: match.index + base, end: match.index + match[0].length + base });
  }
  return dates;
}

type Read = ClinicalDate & { relative: boolean };

/** "Once a week on Wednesday", "take it on Monday": when something is done again and again, and no day that was. */
function isSchedule(text: string, match: RegExpMatchArray): boolean {
  return (
    /^on\b/i.test(match[0]) &&
    /\b(?:weekly|week|each|every|take|dose)\b[^.;]{0,16}$/i.test(text.slice(0, match.index ?? 0))
  );
}

/** Where a day without a year lies: before the record's own, after it, or where it is nearer. */
type Direction = "back" | "ahead" | "nearest";

/** What happened is told of the last such day, what is planned of the next one. */
function directionOf(text: string, match: RegExpMatchArray): Direction {
  const before = text.slice(Math.max(0, (match.index ?? 0) - 80), match.index).replace(/^.*[;!?]|^.*\.\s/, "");
  if (told.test(before)) return "back";
  if (planned.test(before)) return "ahead";
  return /^(?:until|from|by)\b/i.test(match[0]) ? "nearest" : "back";
}

const told =
  /\b(?:was|were|had|did|since|(?:has|have) been|stopped|started|attended|seen|ago|last|reviewed|underwent)\b(?!.*?\b(?:was|were|had|did|since|been|stopped|started|attended|seen|ago|last|reviewed|underwent|will|scheduled|booked|due|planned|next)\b)/i;
const planned =
  /\b(?:will|shall|review|follow[- ]?up|appointments?|return|come back|recheck|next|scheduled|booked|due|planned?|see (?:you|her|him|them|me)|begin|start|stop|reduce|increase)\b/i;

function read(match: RegExpMatchArray, reading: DateReading, direction: Direction): Read | undefined {
  const groups = match.groups ?? {};
  const text = match[0];
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (groups.compact) return absolute(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6, 8)));
  if (groups.iso || groups.isoSlash) return absolute(first, second, third);
  if (groups.slash || groups.dotted || groups.dottedShort || groups.dashed) {
    const dotted = groups.dotted !== undefined || groups.dottedShort !== undefined;
    const dayFirst = first > 12 || (second <= 12 && (reading.dayFirst ?? dotted));
    const year = fullYear(third, text, reading);
    return dayFirst ? absolute(year, second, first) : absolute(year, first, second);
  }
  if (groups.dayMonth) return absolute(fullYear(numbers.at(-1) ?? 0, text, reading), monthIn(text), first);
  if (groups.yearFirst) return absolute(first, monthIn(text), second);
  if (groups.monthDay) return absolute(second, monthIn(text), first);
  if (groups.monthYear) return partial(first, monthIn(text));
  if (groups.yearMonth) return partial(first, second);
  if (groups.numberYear) return partial(second, first);
  if (groups.year) return { date: String(first), precision: "year", relative: false };
  const anchor = reading.anchor;
  if (anchor === undefined) return undefined;
  if (groups.ago) return countedBack(text, anchor);
  if (groups.named) return named(text.toLowerCase(), anchor);
  if (groups.weekday)
    return {
      date: weekdayBefore(anchor, text.toLowerCase().split(" ").at(-1) ?? ""),
      precision: "day",
      relative: true,
    };
  if (groups.monthOnly) return withoutYear(anchor, monthIn(text), undefined, direction);
  if (groups.dayMonthOnly || groups.monthDayOnly) {
    // "10 may": where no word leads to it, only a name with a capital is a month.
    const led = /^(?:on|since|until|from|of|by)\b/i.test(text);
    return led || /\p{Lu}\p{Ll}/u.test(text) ? withoutYear(anchor, monthIn(text), first, direction) : undefined;
  }
  return undefined;
}

function absolute(year: number, monthNumber: number, dayNumber: number): Read | undefined {
  const date = toIso(year, monthNumber, dayNumber);
  return date === undefined ? undefined : { date, precision: "day", relative: false };
}

function partial(year: number, monthNumber: number): Read | undefined {
  if (monthNumber < 1 || monthNumber > 12) return undefined;
  return { date: `${year}-${String(monthNumber).padStart(2, "0")}`, precision: "month", relative: false };
}

function monthIn(text: string): number {
  for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    const number = monthNumbers.get(word.slice(0, 3));
    if (number !== undefined && new RegExp(`^${month}$`, "i").test(word)) return number;
  }
  return 0;
}

/** Two-digit years mean the last such year that is not after the anchor by more than a year; four digits stay. */
function fullYear(year: number, text: string, reading: DateReading): number {
  if (year > 99 || /(?:19|20)\d{2}\b/.test(text)) return year;
  const anchorYear = Number((reading.anchor ?? "2030").slice(0, 4));
  const candidate = Math.floor(anchorYear / 100) * 100 + year;
  return candidate > anchorYear + 1 ? candidate - 100 : candidate;
}

const wordNumbers = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, index) => [word, index]),
);

function countedBack(text: string, anchor: string): Read | undefined {
  const lower = text.toLowerCase();
  const vague = /few|several|couple/.test(lower);
  const digits = /\d+/.exec(lower);
  const word = lower.split(" ")[0] ?? "";
  const count = digits ? Number(digits[0]) : /couple/.test(lower) ? 2 : vague ? 3 : (wordNumbers.get(word) ?? 1);
  const unit = /day|week|month|year/.exec(lower)?.[0] ?? "day";
  const shifted = shiftDate(anchor, -count, unit);
  if (shifted === undefined) return undefined;
  const precision: DatePrecision = unit === "year" ? "year" : unit === "month" || vague ? "month" : "day";
  return { date: cut(shifted, precision), precision, relative: true };
}

function named(text: string, anchor: string): Read | undefined {
  const shifts: Record<string, [number, string, DatePrecision]> = {
    today: [0, "day", "day"],
    "this morning": [0, "day", "day"],
    tonight: [0, "day", "day"],
    yesterday: [-1, "day", "day"],
    "last night": [-1, "day", "day"],
    tomorrow: [1, "day", "day"],
    "last week": [-1, "week", "month"],
    "last month": [-1, "month", "month"],
    "last year": [-1, "year", "year"],
    "next week": [1, "week", "month"],
    "next month": [1, "month", "month"],
    "next year": [1, "year", "year"],
  };
  const shift = shifts[text];
  const shifted = shift === undefined ? undefined : shiftDate(anchor, shift[0], shift[1]);
  if (shift === undefined || shifted === undefined) return undefined;
  return { date: cut(shifted, shift[2]), precision: shift[2], relative: true };
}

/** A month (and day) without a year: the last one that is not after the anchor, the next one that is not before it, or the nearer. */
function withoutYear(
  anchor: string,
  monthNumber: number,
  dayNumber: number | undefined,
  direction: Direction,
): Read | undefined {
  const year = Number(anchor.slice(0, 4));
  const of = (one: number) =>
    dayNumber === undefined ? partial(one, monthNumber) : absolute(one, monthNumber, dayNumber);
  const same = of(year);
  const compared =
    same === undefined ? 0 : compare(same.date.slice(0, anchor.length), anchor.slice(0, same.date.length));
  const back = compared > 0 ? of(year - 1) : same;
  const ahead = compared < 0 ? of(year + 1) : same;
  const found = direction === "back" ? back : direction === "ahead" || isNearer(ahead, back, anchor) ? ahead : back;
  return found === undefined ? undefined : { ...found, relative: true };
}

function isNearer(one: Read | undefined, other: Read | undefined, anchor: string): boolean {
  const distance = (date: Read | undefined) =>
    date === undefined ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(date.date) - Date.parse(anchor));
  return distance(one) < distance(other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function cut(date: string, precision: DatePrecision): string {
  return date.slice(0, precision === "year" ? 4 : precision === "month" ? 7 : 10);
}
