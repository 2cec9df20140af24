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
  /** Neither its month nor its year is printed: "the 24th". */
  isBare?: boolean;
}

const latestAfternoon = 6;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const month =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?";
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(
    " ",
  );
/** "Twenty first" is no twentieth. */
const ordinal = ordinals
  .toReversed()
  .map((word) => word.replace("-", "[- ]"))
  .join("|");
const weekday = "(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?";
const beforeNumbers = `\\b(?:${weekday}|(?:appointment|appt|visit|booking|clinic|scan|test|session|infusion)(?: of| on| from)?|moved (?:me |it |you |him |her )?from(?: \\d{1,2}/\\d{1,2} (?:up |back |forward )?to)?)`;
/** A day without its year, of each way to write one; the last ways have no month either. */
const yearless = new RegExp(
  [
    `\\b(?<dayBefore>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<monthAfter>${month})(?!,? ?(?:19|20)\\d{2})`,
    `\\b(?<monthBefore>${month}) (?:the )?(?:(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?\\b(?!,? ?(?:19|20)\\d{2}|\\d|[:.]\\d)|(?<spoken>${ordinal})\\b)`,
    `(?<=${beforeNumbers} )(?<first>\\d{1,2})/(?<second>\\d{1,2})\\b(?!/)`,
    `\\b(?<firstOf>\\d{1,2})/(?<secondOf>\\d{1,2})(?= (?:appointment|appt|visit|booking|clinic|(?:is |was |(?:has|had|have) been )?(?:off|cancell?ed|moved|changed|rescheduled))\\b|,? (?:at )?\\d{1,2}(?:[:.]\\d{2})? ?[ap]m\\b)`,
    `(?<=\\b(?:${weekday}|on|come|again|until|till|to|is|it's)\\b\\.?,? |\\b(?:the|->) )(?<bare>\\d{1,2})(?:st|nd|rd|th)\\b(?!(?: of)? ${month}|[- ](?:dose|jab|injection|time|visit|review|floor|birthday|week|day|month|year))`,
  ].join("|"),
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
  if (!/\d|\b(?:first|second|third|[a-z]{3,8}th)\b/i.test(text)) return [];
  const flat = `${text}${following.slice(0, 40)}`.replace(/\s/g, " ");
  const days: AppointmentDay[] = findDates(flat, 0, { dayFirst, anchor: base })
    .filter(({ precision, relative, start }) => precision === "day" && !relative && start < text.length)
    .map(({ date, start, end }) => ({ date, start, end, ...beside(flat, start, end) }));
  if (base === undefined) return days;
  for (const match of flat.matchAll(yearless)) {
    const start = match.index;
    if (start >= text.length) break;
    if (days.some((day) => start >= day.start && start < day.end)) continue;
    const end = start + match[0].length;
    const weekdayOf = weekdayAround(flat, start, end);
    const { bare, ...printed } = match.groups ?? {};
    const date =
      bare === undefined
        ? yearFrom(base, ...monthAndDay(printed, dayFirst), weekdayOf)
        : nextSuch(base, Number(bare), weekdayOf);
    if (date !== undefined) days.push({ date, start, end, isBare: bare !== undefined, ...beside(flat, start, end) });
  }
  return days.sort((one, other) => one.start - other.start);
}

/** The weekday that stands before a day, or behind it: "27 Feb, Friday". */
function weekdayAround(text: string, start: number, end: number): number {
  const named =
    /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? {1,2}(?:the )?$/i.exec(
      text.slice(Math.max(0, start - 16), start),
    )?.[1] ?? /^ ?[,(]? ?(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\b/i.exec(text.slice(end, end + 14))?.[1];
  return named === undefined ? -1 : weekdays.indexOf(named.toLowerCase());
}

function beside(text: string, start: number, end: number): Pick<AppointmentDay, "weekday" | "time" | "last"> {
  const after =
    /^(?:[\s,]{1,3}20\d{2}\b)?(?: ?\([^)]{0,20}\))?[\s,;:]*(?:at |time:? *|report at |arrive(?: at| by)? |approx\.? |between )?(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|noon|hrs)?\b(?! ?(?:mg|mcg|ml|mmol|units?|kg|%))/i.exec(
      text.slice(end, end + 48),
    );
  const hour = Number(after?.[1] ?? 99);
  const isTime = after !== null && hour < 24 && (after[2] !== undefined || after[3] !== undefined);
  if (!isTime) return { weekday: weekdayAround(text, start, end) >= 0, ...spokenTime(text, end) };
  const inWords = after?.[3] ?? "";
  // Nobody is seen at "3.30" in the night.
  const afternoon = /pm/i.test(inWords) || (inWords === "" && hour <= latestAfternoon && after?.[1]?.length === 1);
  const at = hour < 12 && afternoon ? hour + 12 : hour;
  return {
    weekday: weekdayAround(text, start, end) >= 0,
    time: `${String(at).padStart(2, "0")}:${after[2] ?? "00"}`,
    last: end + after[0].length,
  };
}

const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const minutes: Readonly<Record<string, string>> = { fifteen: "15", twenty: "20", thirty: "30", "forty-five": "45" };
const spoken = new RegExp(
  `^[\\s,]*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day[\\s,]*)?(?<at>at )?(?<hour>${hours.join("|")}|\\d{1,2}) ?(?<minute>fifteen|twenty|thirty|forty[- ]five)? ?(?<half>[ap]\\.?m\\b|o'? ?clock)?(?![\\w:.]\\w)`,
  "i",
);

/** "One thirty PM", "nine o'clock", "at ten": as voice messages are written down. */
function spokenTime(text: string, end: number): Pick<AppointmentDay, "time" | "last"> {
  const found = spoken.exec(text.slice(end, end + 48));
  const { at, hour = "", minute, half } = found?.groups ?? {};
  const inWords = hours.indexOf(hour.toLowerCase()) + 1;
  const told = half !== undefined || (inWords > 0 && (minute !== undefined || at !== undefined));
  const number = inWords > 0 ? inWords : Number(hour);
  if (found === null || !told || number > 12 || number < 1) return { time: undefined, last: end };
  const afternoon = /^p/i.test(half ?? "") || (!/^a/i.test(half ?? "") && number <= latestAfternoon);
  const of24 = afternoon && number < 12 ? number + 12 : number;
  return {
    time: `${String(of24).padStart(2, "0")}:${minutes[(minute ?? "").toLowerCase().replace(" ", "-")] ?? "00"}`,
    last: end + found[0].length,
  };
}

type Printed = Readonly<Record<string, string | undefined>>;

function monthAndDay(printed: Printed, dayFirst: boolean | undefined): [month: number, day: number] {
  const first = printed.first ?? printed.firstOf;
  const second = printed.second ?? printed.secondOf;
  if (first !== undefined && second !== undefined)
    return dayFirst === false ? [Number(first), Number(second)] : [Number(second), Number(first)];
  const named = (printed.monthAfter ?? printed.monthBefore ?? "").slice(0, 3).toLowerCase();
  const spoken = ordinals.indexOf((printed.spoken ?? "").toLowerCase().replace(" ", "-")) + 1;
  return [months.indexOf(named) + 1, spoken > 0 ? spoken : Number(printed.dayBefore ?? printed.dayAfter)];
}

/** "The 24th", "Friday 13th": the first such day from `base` on. */
function nextSuch(base: string, day: number, weekday: number): string | undefined {
  const [year = 0, month = 1] = base.split("-").map(Number);
  for (let ahead = 0; ahead < 3; ahead++) {
    const at = month - 1 + ahead;
    const date = toIso(year + Math.floor(at / 12), (at % 12) + 1, day);
    if (date !== undefined && date >= base && (weekday < 0 || new Date(date).getUTCDay() === weekday)) return date;
  }
  return undefined;
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
