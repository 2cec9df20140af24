import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import type { EntryDay } from "#core/understanding/structure/record-structure.ts";
import type { Candidate, SummaryRecord } from "./record-units.ts";

/** "[10/02/26, 13:22] ", "2026/01/12, 10:41 - ", "10 Feb 2026 13:02: ", "10:05: ": when a turn was written, as a program prints it. */
const stamp =
  /^[[(]?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} [a-z]{3,9} \d{2,4}),? {1,3}\d{1,2}[:.]\d{2}(?::\d{2})? ?(?:[ap]\.?m?\.?\b)?[\])]?\s{0,3}[-–:]?\s{0,3}|^\d{1,2}[:.]\d{2} ?(?:[ap]m)?: (?=\p{L})/iu;
/** Who wrote it, at the beginning of a turn. */
const writer = /^\p{Lu}[\p{L}.' -]{1,28}: /u;
/** "10 February, ", "10 February 2026: ". */
export const dayOpening = /^\d{1,2} [A-Z][a-z]+(?: \d{4})?[,:] /;

/** The clause without the day and the hour that a program printed before it. */
export function withoutStamp(text: string): string {
  const said = text.replace(stamp, "");
  return said === "" ? text : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Clauses of messages with their day ("from tomorrow" says nothing without it), once for those of one day that follow each other. */
export function withDays(said: readonly Candidate[], { structure, source }: SummaryRecord): Candidate[] {
  if (structure.kind !== "message") return [...said];
  const year = structure.dateOfCare?.date.slice(0, 4);
  let last: string | undefined;
  return said.map((one) => {
    const { day } = one.unit.passage;
    const isStamped = day?.precision === "day" && stampsTurn(day, source.pageTexts.get(day.page) ?? "");
    if (day === undefined || !isStamped) return one;
    const text = withoutStamp(one.text);
    const isNamed = text !== one.text && writer.test(text);
    if (day.date === last) return { ...one, text };
    last = day.date;
    const words = dateInWords(day.date);
    const short = day.date.slice(0, 4) === year ? words.replace(/ \d{4}$/, "") : words;
    const isOwn = day.page === one.unit.page && day.start >= one.unit.start && day.end <= one.unit.end;
    return {
      ...one,
      text: `${short}${isNamed ? "," : ":"} ${text}`,
      citations: isOwn ? one.citations : [cite(source, day.page, day.start, day.end), ...one.citations],
    };
  });
}

/** Whether a day opens its line, or closes it with an hour: a day that somebody writes of stands within a sentence. */
function stampsTurn({ start, end }: EntryDay, pageText: string): boolean {
  const before = pageText.slice(pageText.lastIndexOf("\n", start - 1) + 1, start);
  const after = pageText.slice(end, end + 24).split("\n")[0] ?? "";
  const opensLine = /^\W*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\W*)?$/i.test(before);
  if (opensLine && /^[\])]?\s{0,2}[,:–-]|^,?\s{1,3}\d{1,2}[:.]\d{2}|^\s*$/.test(after)) return true;
  return /^,?\s{0,3}(?:at )?\d{1,2}[:.]\d{2} ?(?:[ap]\.?m?\.?)?\W*$/i.test(after);
}
