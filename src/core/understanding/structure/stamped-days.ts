import type { Passage } from "#core/reading/passages.ts";
import { type DateReading, findDates } from "#core/understanding/facts/find-dates.ts";
import type { EntryDay } from "./record-structure.ts";

const addendum =
  /^\W{0,3}(?:\[?(?:addendum|amendment|update|late entry|gp (?:note|comment|stamp)|comments?|note added|provider comment|handwritten)\b)[^\n:]{0,60}/i;
/** "CUMULATIVE PROFILE (last reconciled 2025-02-19)": above a print of visits stands what is older than they are. */
const profileStamp = /\b(?:last (?:reconciled|reviewed|updated|checked)|as (?:of|at))\b[^\n]{0,30}/i;

/** The day of an addendum; of what stands above a print of visits, the day on which it was last looked at. */
export function stampedDay(passage: Passage, isProfile: boolean, reading: DateReading): EntryDay | undefined {
  const match = (isProfile ? profileStamp : addendum).exec(passage.text);
  const [date] =
    match === null ? [] : findDates(match[0], passage.start, { dayFirst: reading.dayFirst, anchor: reading.anchor });
  return date === undefined || date.precision !== "day" || /\b(?:today|tonight)\b/i.test(match?.[0] ?? "")
    ? undefined
    : { date: date.date, precision: "day", page: passage.page, start: date.start, end: date.end };
}
