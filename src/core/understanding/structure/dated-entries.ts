import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Passage } from "#core/reading/passages.ts";
import { shiftDate, toIso } from "#core/understanding/facts/calendar.ts";
import { type DateReading, findDates } from "#core/understanding/facts/find-dates.ts";
import {
  dayOpening,
  type EntryStart,
  entryStarts,
  formOfDay,
  formsOfEntries,
  isEncounterHead,
  isMail,
  wholeDay,
} from "./entry-starts.ts";
import type { EntryDay } from "./record-structure.ts";
import { longestRun, sectionsByForm } from "./run-of-days.ts";
import { stampedDay } from "./stamped-days.ts";

export interface DayReading {
  /** By passage: its day, where that is another than the record's. */
  days: (EntryDay | undefined)[];
  /** Passages that open an entry. */
  entries: ReadonlySet<number>;
  /** The day of the last entry, and of the one in which more than half is said; left out where there is none. */
  last: EntryDay | undefined;
  fullest: EntryDay | undefined;
  /** Its entries are visits and calls, one below the other, each under its head. */
  isOfEncounters: boolean;
  /** How its days are written, where the record or the order of its entries tells. */
  dayFirst: boolean | undefined;
}

const entryKinds: ReadonlySet<DocumentKind> = new Set([
  "diary",
  "message",
  "voice-note",
  "prescription",
  "visit-note",
  "other",
  "discharge-summary",
  "lab-report",
  "imaging-report",
  "form",
]);
/** Their numbers and ranges look like days: an entry of theirs opens with a whole one. */
const reports: ReadonlySet<DocumentKind> = new Set(["lab-report", "imaging-report", "discharge-summary"]);
/** "GTT 19 February", "Anti-D 5 March": a thing and a day without its year. A letter plans with it; only who sends a message stands before its day. */
const isOfWhatComes =
  /^\W*(?!(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b)\p{L}(?!.*(?:19|20)\d\d|.*\d[/.-]\d{1,2}[/.-]\d)/iu;
/** What stands under such a heading below the oldest visit is the whole print's. */
const ofWhole = /^\W*(?:current |active |known )?(?:allerg|medic|problem|immuni|vaccin|history|results)/i;
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** The days of a record's entries: a diary's, a thread's messages', notes' one below the other, and addenda. */
export function readDays(passages: readonly Passage[], kind: DocumentKind, reading: DateReading): DayReading {
  const byDay = kind === "diary" || kind === "message" || kind === "voice-note";
  const isWhole = reports.has(kind) || isMail(passages);
  const opening = entryKinds.has(kind)
    ? entryStarts(passages).filter(
        ({ text }) => (!isWhole || wholeDay.test(text)) && (byDay || !isOfWhatComes.test(text)),
      )
    : [];
  const starts = kind === "diary" ? inOneForm(opening, passages) : opening;
  // Where nothing else tells how its days are written, that way is meant in which they follow each other.
  const ways = reading.dayFirst === undefined ? [true, false] : [reading.dayFirst];
  const [best, other] = ways
    .map((dayFirst) => {
      const days = resolved(starts, passages, { ...reading, dayFirst });
      const ordered = inOrder(days, starts);
      return { dayFirst, days, inOrder: ordered, span: spanOf(ordered) };
    })
    .sort((one, another) => another.inOrder.size - one.inOrder.size || one.span - another.span);
  const found = best?.days ?? new Map<number, EntryDay>();
  const ordered = best?.inOrder ?? new Map<number, EntryDay>();
  const lineOf = (index: number) => passages[index]?.text.split("\n")[0] ?? "";
  const ofEncounters =
    !reports.has(kind) && ordered.size >= 2 && [...ordered.keys()].every((index) => isEncounterHead(lineOf(index)));
  const [oldest = ""] = [...ordered.values()].slice(-1).map(({ date }) => date);
  const isBackwards = ofEncounters && oldest < ([...ordered.values()][0]?.date ?? "");
  const several = byDay || ofEncounters ? 2 : 3;
  const entries = new Set(ordered.size >= several ? ordered.keys() : []);
  let open: EntryDay | undefined;
  let isRow = false;
  let last: EntryDay | undefined;
  const said = new Map<string, { day: EntryDay; length: number }>();
  const days = passages.map((passage, index): EntryDay | undefined => {
    const isProfile = ofEncounters && open === undefined;
    const own = entries.has(index) ? found.get(index) : stampedDay(passage, isProfile, reading);
    if (own !== undefined) {
      open = own;
      isRow = passage.kind === "row" && passage.header !== undefined;
      if (entries.has(index) && (last === undefined || own.date >= last.date)) last = own;
    } else if (passage.kind === "heading" && (entries.size === 0 || (isBackwards && ofWhole.test(passage.text))))
      open = undefined;
    // What follows a table is no longer of its last row's day, but for the lines that go on with a cell.
    else if (isRow && passage.kind !== "sentence") open = undefined;
    // A note that tells of several days goes on to its own.
    else if (!byDay && !ofEncounters && passage.kind === "row") open = undefined;
    if (open === undefined) return undefined;
    if (last !== undefined) {
      const held = said.get(open.date) ?? { day: open, length: 0 };
      said.set(open.date, { ...held, length: held.length + passage.text.length });
    }
    return open;
  });
  const spoken = [...said.values()].reduce((sum, { length }) => sum + length, 0);
  const fullest = [...said.values()].find(({ length }) => length > spoken / 2)?.day;
  const tells =
    entries.size >= fewestTelling && (best?.inOrder.size !== other?.inOrder.size || best?.span !== other?.span);
  const isOfEncounters = ofEncounters && !byDay && entries.size > 0;
  return {
    days,
    entries,
    last,
    fullest,
    isOfEncounters,
    dayFirst: reading.dayFirst ?? (tells ? best?.dayFirst : undefined),
  };
}

/**
 * In a diary whose lines begin with their days, those are its entries: "Pain 3/10" below a day is no third of October by whoever is called
 * Pain.
 */
function inOneForm(starts: readonly EntryStart[], passages: readonly Passage[]): readonly EntryStart[] {
  const forms = new Map<number, string>();
  for (const { index } of starts) {
    const printed = dayOpening(passages[index]?.text.split("\n")[0] ?? "");
    if (printed !== undefined) forms.set(index, formOfDay(printed));
  }
  const kept = formsOfEntries([...forms.values()]);
  return kept.size === 0 ? starts : starts.filter(({ index }) => kept.has(forms.get(index) ?? "none"));
}

/** Days from the first entry to the last: who writes day by day writes the shorter one, read the right way round. */
function spanOf(entries: ReadonlyMap<number, EntryDay>): number {
  const days = [...entries.values()].map(({ date }) => Date.parse(date));
  return days.length === 0 ? 0 : (Math.max(...days) - Math.min(...days)) / 86_400_000;
}

/** The order of fewer entries does not tell whether the day or the month comes first. */
const fewestTelling = 5;

/**
 * The entries that follow each other in time, forwards or backwards: a day that leaps out of the order is one that an entry speaks of, unless
 * it is a whole one in the form of the others. People add a day that they forgot.
 */
function inOrder(found: ReadonlyMap<number, EntryDay>, starts: readonly EntryStart[]): Map<number, EntryDay> {
  const all = [...found];
  const printed = new Map(starts.map(({ index, text }) => [index, text]));
  const formOf = (index: number) => formOfDay(printed.get(index) ?? "");
  const kept = sectionsByForm(all, formOf).flatMap((section) => {
    const forwards = longestRun(section);
    const backwards = longestRun(section.toReversed()).toReversed();
    return forwards.length >= backwards.length ? forwards : backwards;
  });
  if (kept.length < all.length * 0.6) return new Map();
  const forms = new Set(kept.map(([index]) => formOf(index)));
  const inRun = new Set(kept.map(([index]) => index));
  const isOwn = ([index]: [number, EntryDay]) =>
    inRun.has(index) ||
    (forms.size === 1 &&
      forms.has(formOf(index)) &&
      wholeDay.test(printed.get(index) ?? "") &&
      kept.length >= all.length * 0.9);
  return new Map(all.filter(isOwn));
}

/** The days that entries print, in order: a day without its year or month takes it from the entries around it. */
function resolved(
  starts: readonly EntryStart[],
  passages: readonly Passage[],
  reading: DateReading,
): Map<number, EntryDay> {
  const days = new Map<number, EntryDay>();
  const whole = starts.map(({ text }) => absoluteDay(text, reading));
  const printed = yearsOf(passages);
  let before: string | undefined;
  starts.forEach((start, position) => {
    const passage = passages[start.index];
    if (passage === undefined) return;
    // "14/11/80" above a note: a birth date, and no day of this year.
    if (whole[position] === undefined && /\d([/.-])\d{1,2}\1\d/.test(start.text)) return;
    const next = whole.slice(position).find((day) => day !== undefined);
    const date =
      whole[position] ??
      dayWithout(start.text, {
        before,
        next,
        today: reading.anchor ?? "2100-01-01",
        printed,
        dayFirst: reading.dayFirst,
      });
    if (date === undefined || date > (reading.anchor ?? "2100")) return;
    before = date;
    const length = Math.min(passage.text.length, start.text.length);
    days.set(start.index, {
      date,
      precision: "day",
      page: passage.page,
      start: passage.start,
      end: passage.start + length,
    });
  });
  return days;
}

function absoluteDay(text: string, reading: DateReading): string | undefined {
  const found = findDates(text, 0, { dayFirst: reading.dayFirst, anchor: reading.anchor });
  // "30 Dec 79 sweating": what stands behind a day is a reading then, and no year.
  const oldest = reading.anchor === undefined ? "" : String(Number(reading.anchor.slice(0, 4)) - longestKeptYears);
  return found.find(({ relative, precision, date }) => !relative && precision === "day" && date >= oldest)?.date;
}

/** Nobody's notes, kept on a device today, go back further. */
const longestKeptYears = 40;

/** The years that the record's first lines or a line of its own print: what days without one are likely of. */
function yearsOf(passages: readonly Passage[]): number[] {
  const years = new Set<number>();
  passages.forEach(({ text }, index) => {
    const alone = /^\W*(?:\p{L}{3,12}\.? )?20\d{2}\W*$/u.test(text);
    if (index < 4 || alone) for (const match of text.matchAll(/\b(20[0-4]\d)\b/g)) years.add(Number(match[1]));
  });
  return [...years];
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

interface Around {
  before: string | undefined;
  next: string | undefined;
  today: string;
  printed: readonly number[];
  dayFirst: boolean | undefined;
}

/** "Sat 1 Nov", "fri 16", "TUES": the first such day from the entry before on; without one, the last before the next or before today. */
function dayWithout(text: string, around: Around): string | undefined {
  const { before, today } = around;
  const lower = text.toLowerCase();
  const weekday = weekdays.findIndex((name) => new RegExp(`(?:^|\\W)${name}`).test(lower));
  const month = monthNames.findIndex((name) => new RegExp(`(?:^|[\\W\\d])${name}`).test(lower)) + 1;
  const numeric = /\b(\d{1,2})[/.-](\d{1,2})\b/.exec(lower);
  const swapped = around.dayFirst === false || Number(numeric?.[2] ?? 0) > 12;
  const day = Number((swapped ? numeric?.[2] : numeric?.[1]) ?? /\b(\d{1,2})(?!\d)/.exec(lower)?.[1] ?? 0);
  const inMonth = month > 0 ? month : Number((swapped ? numeric?.[1] : numeric?.[2]) ?? 0);
  if (inMonth > 0) return yearFor(day, inMonth, weekday, around);
  if (before === undefined)
    return weekday === -1 || day === 0 ? undefined : lastSuch(weekday, day, around.next ?? today);
  // Only a weekday, or it and a day of the month: within the weeks after the entry before.
  for (let step = 0; step < 40; step++) {
    const candidate = shiftDate(before, step, "day");
    if (candidate === undefined || candidate > today) return undefined;
    const fits = weekday === -1 || new Date(candidate).getUTCDay() === weekday;
    if (fits && (day === 0 ? step > 0 || weekday >= 0 : Number(candidate.slice(8)) === day)) return candidate;
  }
  return undefined;
}

/** The last day of that number that is such a weekday, no more than a year and a half before `until`. */
function lastSuch(weekday: number, day: number, until: string): string | undefined {
  const [year = 0, month = 1] = until.split("-").map(Number);
  for (let back = 0; back < 18; back++) {
    const at = year * 12 + month - 1 - back;
    const date = toIso(Math.floor(at / 12), (at % 12) + 1, day);
    if (date !== undefined && date <= until && new Date(date).getUTCDay() === weekday) return date;
  }
  return undefined;
}

function yearFor(
  day: number,
  month: number,
  weekday: number,
  { before, next, today, printed }: Around,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = [...new Set([...printed, thisYear, thisYear - 1, thisYear - 2])].filter((year) => year <= thisYear);
  let best: { date: string; score: number } | undefined;
  for (const year of years) {
    const date = toIso(year, month, day);
    if (date === undefined || date > today) continue;
    let score = weekday >= 0 && new Date(date).getUTCDay() === weekday ? 4 : 0;
    if (before !== undefined && date >= before) score += 3;
    if (before !== undefined && Math.abs(Date.parse(date) - Date.parse(before)) < 120 * 86_400_000) score += 2;
    if (next !== undefined && date <= next) score += 2;
    if (printed.includes(year)) score += 1;
    score += year / 10_000;
    if (best === undefined || score > best.score) best = { date, score };
  }
  return best?.date;
}
