import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import { isSentStamp } from "./appointment-words.ts";
import { type PlacedDay, pageText } from "./replaced-days.ts";
import type { StatementSource } from "./statement-source.ts";

/** Somebody asks for another day, or tells that the one there was is off. */
const asksForChange =
  /\b(?:can|could|may|possible to|please|pls|want to|need to|have to) (?:i |we |you |u |it (?:be )?)?(?:please )?(?:change|move|shift|reschedule|postpone)d?\b|\b(?:new|another|different|other) (?:date|day|time)\b|\b(?:cancell?ed|called off|postponed|clash(?:es|ing)?)\b|\b(?:can['’]?t|cannot|can not|won['’]?t be able to|not able to) (?:make|come|do|attend)\b/i;
const longestAsked = 320;
/** A question and its answer stand close together: an answer is one of the first messages after it. */
const mostPassagesBetween = 8;

/**
 * In messages one asks for another day ("can change?", "Drip cancelled!! New date?") and the next one answers with it ("Now Mon 9 March").
 * The day that was asked about is off, and the other comes in its place.
 */
export function withReplies(source: StatementSource, days: readonly PlacedDay[]): PlacedDay[] {
  const told = days.filter((one) => !isOfEntry(one));
  const off = new Map<PlacedDay, PlacedDay>();
  const answered = new Set<StructuredPassage>();
  for (const one of told) {
    if (one.off !== undefined || !one.isAhead) continue;
    const asked = askedBefore(source, one);
    // The first day of an answer answers; what it says of others is news of its own.
    if (asked === undefined || answered.has(asked.passage)) continue;
    answered.add(asked.passage);
    const old = oldDay(told, one, asked);
    if (old !== undefined) off.set(old, { ...old, off: "moved" });
    // What was asked about is what the answer is for.
    off.set(one, { ...one, answers: { passage: asked.passage, old } });
  }
  return told.map((one) => off.get(one) ?? one);
}

/** The day of an entry itself, as it stands before what is written on it. */
function isOfEntry({ passage, day }: PlacedDay): boolean {
  const start = passage.start + day.start;
  const [first] = passage.cells;
  if (passage.kind === "row" && first !== undefined && start < first.end && isSentStamp(first.text)) return true;
  return passage.day !== undefined && passage.day.page === passage.page && Math.abs(passage.day.start - start) <= 2;
}

interface Asked {
  /** What names the thing that is asked about. */
  passage: StructuredPassage;
  index: number;
}

/** The message just before that of a day, where it asks for another day. */
function askedBefore({ structure: { passages }, ...source }: StatementSource, one: PlacedDay): Asked | undefined {
  const own = one.passage.day;
  if (own === undefined) return undefined;
  let first = one.index;
  while (isSameEntry(passages[first - 1], own)) first--;
  const before = passages[first - 1]?.day;
  if (before === undefined || !isSoonAfter(own.date, before.date)) return undefined;
  let from = first - 1;
  while (first - from < mostPassagesBetween && isSameEntry(passages[from - 1], before)) from--;
  const message = passages.slice(from, first);
  const [opening, last] = [message[0], message.at(-1)];
  if (opening === undefined || last === undefined || opening.page !== last.page) return undefined;
  const text = pageText({ structure: { passages }, ...source } as StatementSource, opening).slice(
    opening.start,
    Math.min(last.end, opening.start + longestAsked),
  );
  if (!asksForChange.test(text)) return undefined;
  const naming = message.findIndex((passage) => careLinesIn(passage.text).length > 0);
  const passage = message[naming];
  return passage === undefined ? undefined : { passage, index: from + naming };
}

/** Who writes on a Friday is answered on Monday. */
const longestUnanswered = 4;

function isSoonAfter(day: string, asked: string): boolean {
  const apart = (Date.parse(day) - Date.parse(asked)) / 86_400_000;
  return apart >= 0 && apart <= longestUnanswered;
}

function isSameEntry(passage: StructuredPassage | undefined, day: NonNullable<StructuredPassage["day"]>): boolean {
  return passage?.day !== undefined && passage.day.start === day.start && passage.day.page === day.page;
}

/** The day that is asked about: the last one before the answer that is for the same thing. */
function oldDay(days: readonly PlacedDay[], one: PlacedDay, { passage, index }: Asked): PlacedDay | undefined {
  const lines = careLinesIn(passage.text);
  return days
    .filter(
      (other) =>
        other.isAhead &&
        other.index <= index + mostPassagesBetween &&
        other.index < one.index &&
        other.day.date !== one.day.date &&
        (other.passage === passage || careLinesIn(other.passage.text).some((line) => lines.includes(line))),
    )
    .at(-1);
}
