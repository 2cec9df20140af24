import type { ClinicalDate } from "#core/domain/fact.ts";
import { Places } from "#core/domain/places.ts";
import { toIso } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";

/** A date in a text, with its place. */
export interface PlacedDate extends ClinicalDate {
  start: number;
  end: number;
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
/** Dates as results print them, beyond those of running text. */
const shortDates = new RegExp(
  [
    "(?<ymd>(?<![\\d/])(?:19|20)\\d{2}/\\d{1,2}/\\d{1,2}(?![\\d/]))",
    "(?<shortDay>(?<![\\d/.-])\\d{1,2}(?:\\.\\d{1,2}\\.|-\\d{1,2}-)\\d{2}(?![\\d.-]))",
    `(?<monthYear>(?<![\\p{L}\\d])${month}[ /.'’-]{1,2}\\d{2}(?![\\d:/.]))`,
    "(?<dayMonth>(?<![\\d/.-])\\d{1,2}/\\d{1,2}(?![\\d/%]|\\.\\d))",
    `(?<bare>(?<=[(\\s,;–-]|^)(?:last |early |late |mid-?\\s?)?${month}(?![\\p{L}]))`,
    "(?<year>(?<=\\()(?:19|20)\\d{2}(?=\\)))",
  ].join("|"),
  "gu",
);

/** All dates in `text`, in order; years that are not printed are those before the record's own date. */
export function resultDatesIn(source: StatementSource, text: string, base: number): PlacedDate[] {
  const anchor = anchorOf(source, text);
  const { dayFirst } = source.structure;
  const found: PlacedDate[] = findDates(text, base, { anchor, dayFirst })
    .filter(({ start, end }) => {
      const printed = text.slice(start - base, end - base);
      return !/^(?:tomorrow|next|tonight)/i.test(printed) && !isShortYear(printed, anchor, dayFirst);
    })
    .map(({ date, precision, start, end }) => ({
      date: inOurTime(date, text.slice(start - base, end - base), source.today),
      precision,
      start,
      end,
    }));
  const taken = new Places(found);
  for (const match of text.replace(/\s/g, " ").matchAll(shortDates)) {
    const start = base + match.index;
    const end = start + match[0].length;
    if (taken.meets(start, end)) continue;
    const date = readShort(match, anchor, dayFirst);
    if (date === undefined) continue;
    taken.add({ start, end });
    found.push({ ...date, start, end });
  }
  return found.filter(({ date }) => date <= source.today).sort((one, other) => one.start - other.start);
}

/** Years that are not printed are counted back from the record's day, or from a later one that the same words print. */
function anchorOf({ structure, today }: StatementSource, text: string): string {
  const care = structure.dateOfCare?.date ?? today;
  if (!/\d{4}/.test(text)) return care;
  const later = findDates(text, 0, { dayFirst: structure.dayFirst })
    .filter(({ precision, date }) => precision === "day" && date > care && date <= today)
    .map(({ date }) => date);
  return later.sort().at(-1) ?? care;
}

/** "Mar 25": findDates reads the 25th where March 2025 is meant. */
function isShortYear(printed: string, anchor: string, dayFirst: boolean | undefined): boolean {
  const two = Number(/^[A-Z][a-z]{2,8}\.? (\d{2})$/.exec(printed)?.[1]);
  const year = Number(anchor.slice(2, 4));
  return dayFirst !== false && (two === year || two === year - 1);
}

/** Two digits of a year mean the last such year, whatever the record's own date was read as. */
function inOurTime(date: string, printed: string, today: string): string {
  if (/\d{4}/.test(printed)) return date;
  const later = `${Number(date.slice(0, 4)) + 100}${date.slice(4)}`;
  return later <= today ? later : date;
}

function readShort(match: RegExpMatchArray, anchor: string, dayFirst: boolean | undefined): ClinicalDate | undefined {
  const { ymd, shortDay, monthYear, dayMonth, bare, year } = match.groups ?? {};
  const [first = 0, second = 0, third = 0] = (match[0].match(/\d+/g) ?? []).map(Number);
  if (year !== undefined) return { date: year, precision: "year" };
  if (ymd !== undefined) return onDay(first, second, third);
  if (shortDay !== undefined)
    return dayFirst === false ? onDay(2000 + third, first, second) : onDay(2000 + third, second, first);
  if (monthYear !== undefined) return shortMonth(monthOf(monthYear), first, anchor, dayFirst);
  if (dayMonth !== undefined) {
    const [day, monthNumber] = dayFirst === false ? [second, first] : [first, second];
    return backFrom(anchor, monthNumber, day);
  }
  return bare === undefined ? undefined : backFrom(anchor, monthOf(bare), undefined);
}

function monthOf(text: string): number {
  const word = /[A-Z][a-z]{2}/.exec(text)?.[0].toLowerCase() ?? "";
  return monthNames.indexOf(word) + 1;
}

/** "Mar 25" is March 2025 where that is near the record's own year, else the 25th. */
function shortMonth(
  monthNumber: number,
  two: number,
  anchor: string,
  dayFirst: boolean | undefined,
): ClinicalDate | undefined {
  const year = Number(anchor.slice(2, 4));
  if (two >= year - 8 && two <= year && (dayFirst !== false || two < year - 1))
    return { date: `20${String(two).padStart(2, "0")}-${String(monthNumber).padStart(2, "0")}`, precision: "month" };
  return backFrom(anchor, monthNumber, two);
}

function onDay(year: number, monthNumber: number, day: number): ClinicalDate | undefined {
  const date = toIso(year, monthNumber, day);
  return date === undefined ? undefined : { date, precision: "day" };
}

/** The last such day or month that is not after `anchor`. */
function backFrom(anchor: string, monthNumber: number, day: number | undefined): ClinicalDate | undefined {
  if (monthNumber < 1 || monthNumber > 12) return undefined;
  const year = Number(anchor.slice(0, 4));
  for (const one of [year, year - 1]) {
    if (day === undefined) {
      const date = `${one}-${String(monthNumber).padStart(2, "0")}`;
      if (date <= anchor.slice(0, 7)) return { date, precision: "month" };
      continue;
    }
    const date = onDay(one, monthNumber, day);
    if (date !== undefined && date.date <= anchor) return date;
  }
  return undefined;
}
