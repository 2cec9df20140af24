import type { Fact } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { shiftDate } from "./calendar.ts";
import { type DateReading, type FoundDate, findDates } from "./find-dates.ts";

/** When a medicine is to end, as the words after its name say; `end` is where those words end, counted from the name's end. */
export type MedicineEnd =
  | { how: "after"; count: number; unit: string; end: number }
  | { how: "on"; date: FoundDate; end: number }
  | { how: "undated"; end: number };

const count = "(\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)";
const wordNumbers = new Map(
  Object.entries({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }),
)
  .set("ten", 10)
  .set("twelve", 12)
  .set("fourteen", 14);
const lasting = new RegExp(`\\bfor (?:a (?:further|total of) )?${count}(?: more)?[ -](day|week|month)s?\\b`, "i");
const course = /\b(\d{1,2})[- ](day|week) course\b/i;
const stops = /\bthen (?:to )?(?:stop|discontinue|cease|off)\b|,? and (?:then )?(?:stop|discontinue)\b(?! \w)/i;
const goesOn = /^[^.;]{0,24}\bthen\b/i;

/** `after`: the words from the medicine's name, which ends at `from` in the page, to the next one's or the end of their clause. */
export function endOfMedicine(
  after: string,
  from: number,
  dates: readonly FoundDate[],
  how: { status: Fact["status"]; orders: boolean },
): MedicineEnd | undefined {
  const until = /\buntil\b/.exec(after);
  const date = dates.find(({ start }) => until !== null && start >= from + until.index && start <= from + after.length);
  if (date !== undefined) return { how: "on", date, end: date.end - from };
  const stop = stops.exec(after);
  const endOfStop = stop === null ? 0 : stop.index + stop[0].length;
  const duration = lasting.exec(after) ?? course.exec(after);
  if (duration !== null) {
    const [words, count = "", unit = "day"] = duration;
    const rest = after.slice(duration.index + words.length);
    // How long it is to be taken, and not how long it has been.
    const ordered = how.status === "started" || how.status === "planned" || how.orders;
    if (stop !== null || (ordered && !goesOn.test(rest) && unit.toLowerCase() !== "month")) {
      const number = wordNumbers.get(count.toLowerCase()) ?? Number(count);
      const end = Math.max(duration.index + words.length, endOfStop);
      return { how: "after", count: number, unit: unit.toLowerCase(), end };
    }
  }
  return stop === null ? undefined : { how: "undated", end: endOfStop };
}

/** The fact with the day on which the medicine ends, where the words and its own date tell it. */
export function withEnd(fact: Fact, end: MedicineEnd | undefined): Fact {
  if (end === undefined || fact.historical === true || fact.negated) return fact;
  if (end.how === "on") return { ...fact, endDate: { date: end.date.date, precision: end.date.precision } };
  if (end.how === "undated" || fact.date?.precision !== "day") return fact;
  const date = shiftDate(fact.date.date, end.count, end.unit);
  return date === undefined ? fact : { ...fact, endDate: { date, precision: "day" } };
}

const directions = /^\s*(?:take|apply|inhale|inject|use|chew|dissolve|swallow|place|put|insert|instil)\b/i;

/** "Prednisolone 5 mg tablets" and, below it, "Take ONE tablet daily until 25 March, then STOP": directions end the medicine above them. */
export function withDirections(
  facts: Fact[],
  passage: Passage,
  below: Passage | undefined,
  reading: DateReading,
): Fact[] {
  const at = facts.findLastIndex(({ kind }) => kind === "medication");
  const fact = facts[at];
  if (fact === undefined || fact.endDate !== undefined || fact.status === "stopped") return facts;
  const rest = passage.text.slice(fact.citation.end - passage.start);
  const line = rest.search(/\n/);
  const [words, from] =
    line !== -1 && directions.test(rest.slice(line))
      ? [rest.slice(line), fact.citation.end + line]
      : /^[\s.)]*$/.test(rest) && below !== undefined && directions.test(below.text)
        ? [below.text, below.start]
        : ["", 0];
  if (words === "") return facts;
  const flat = words.replace(/\s/g, " ");
  const end = endOfMedicine(flat, from, findDates(flat, from, reading), { status: fact.status, orders: true });
  const ended = withEnd(fact, end);
  return facts.with(at, end?.how === "undated" ? { ...ended, status: "stopped" } : ended);
}
