import { toIso } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";

/** A day that a passage prints, with its place in the passage's text. */
export interface AppointmentDay {
  date: string;
  start: number;
  end: number;
  weekday: boolean;
  /** "10:40". */
  time: string | undefined;
  /** Where the day and its time end: behind the passage where the time stands on the next line. */
  last: number;
}

const latestAfternoon = 6;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const month =
  "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?";
const yearless = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? ${month}(?!,? ?(?:19|20)\\d{2})|\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?!,? ?(?:19|20)\\d{2}|\\d|[:.]\\d)|(?<=\\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:appointment|appt|visit|booking|clinic)(?: of| on)?|moved (?:me |it |you |him |her )?from(?: \\d{1,2}/\\d{1,2} (?:up |back |forward )?to)?) )(\\d{1,2})/(\\d{1,2})\\b(?!/)|\\b(\\d{1,2})/(\\d{1,2})(?= (?:appointment|appt|visit|booking|clinic)\\b)`,
  "gi",
);

/**
 * The days in a passage; one without its year is the first such day after `base`, on the weekday that is printed. A time is looked for in
 * `following` too, what stands behind the passage: lines are broken there.
 */
export function appointmentDays(
  { text, following = "" }: { text: string; following?: string },
  { base, dayFirst }: { base: string | undefined; dayFirst: boolean | undefined },
): AppointmentDay[] {
  if (!/\d/.test(text)) return [];
  const flat = `${text}${following.slice(0, 40)}`.replace(/\s/g, " ");
  const days: AppointmentDay[] = findDates(flat, 0, { dayFirst, anchor: base })
    .filter(({ precision, relative, start }) => precision === "day" && !relative && start < text.length)
    .map(({ date, start, end }) => ({ date, start, end, ...beside(flat, start, end) }));
  if (base === undefined) return days;
  for (const match of flat.matchAll(yearless)) {
    const start = match.index;
    if (start >= text.length) break;
    if (days.some((day) => start >= day.start && start < day.end)) continue;
    const numeric = match[5] ?? match[7];
    const first = Number(match[1] ?? match[4] ?? numeric);
    const inMonth =
      numeric !== undefined
        ? Number(match[6] ?? match[8])
        : months.indexOf((match[2] ?? match[3] ?? "").toLowerCase()) + 1;
    const swapped = numeric !== undefined && dayFirst === false;
    const date = yearFrom(base, swapped ? first : inMonth, swapped ? inMonth : first, weekdayBefore(flat, start));
    const end = start + match[0].length;
    if (date !== undefined) days.push({ date, start, end, ...beside(flat, start, end) });
  }
  return days.sort((one, other) => one.start - other.start);
}

function weekdayBefore(text: string, start: number): number {
  const named = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? {1,2}(?:the )?$/i.exec(
    text.slice(Math.max(0, start - 16), start),
  )?.[1];
  return named === undefined ? -1 : weekdays.indexOf(named.toLowerCase());
}

function beside(text: string, start: number, end: number): Pick<AppointmentDay, "weekday" | "time" | "last"> {
  const after =
    /^(?:[\s,]{1,3}20\d{2}\b)?(?: ?\([^)]{0,20}\))?[\s,;:]*(?:at |report at |arrive(?: at| by)? |approx\.? |between )?(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|noon|hrs)?\b(?! ?(?:mg|mcg|ml|mmol|units?|kg|%))/i.exec(
      text.slice(end, end + 48),
    );
  const hour = Number(after?.[1] ?? 99);
  const isTime = after !== null && hour < 24 && (after[2] !== undefined || after[3] !== undefined);
  const inWords = after?.[3] ?? "";
  // Nobody is seen at "3.30" in the night.
  const afternoon = /pm/i.test(inWords) || (inWords === "" && hour <= latestAfternoon && after?.[1]?.length === 1);
  const at = hour < 12 && afternoon ? hour + 12 : hour;
  return {
    weekday: weekdayBefore(text, start) >= 0,
    time: isTime ? `${String(at).padStart(2, "0")}:${after[2] ?? "00"}` : undefined,
    last: isTime ? end + after[0].length : end,
  };
}

/** The year in which a day follows `base`, and falls on its weekday where one is printed. */
function yearFrom(base: string, inMonth: number, day: number, weekday: number): string | undefined {
  const year = Number(base.slice(0, 4));
  let first: string | undefined;
  for (const candidate of [year, year + 1]) {
    const date = toIso(candidate, inMonth, day);
    if (date === undefined || date < base) continue;
    first ??= date;
    if (weekday >= 0 && new Date(date).getUTCDay() === weekday) return date;
  }
  // A weekday that fits before, or nearly a year ahead: the day has been.
  const past = [toIso(year, inMonth, day), toIso(year - 1, inMonth, day)].find(
    (date) => date !== undefined && date < base,
  );
  if (past !== undefined) {
    const fits = weekday >= 0 && new Date(past).getUTCDay() === weekday;
    if (fits || (first !== undefined && Date.parse(first) - Date.parse(base) > 245 * 86_400_000)) return past;
  }
  return first;
}
