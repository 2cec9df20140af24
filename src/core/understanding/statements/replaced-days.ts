import { type CalledOff, calledOff } from "#core/understanding/facts/called-off.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import type { AppointmentDay } from "./appointment-days.ts";
import type { StatementSource } from "./statement-source.ts";

/** A day that a passage prints, and what becomes of what was booked for it. */
export interface PlacedDay {
  day: AppointmentDay;
  passage: StructuredPassage;
  /** The passage's place in the record. */
  index: number;
  off: CalledOff | undefined;
  /** Something may have been booked for it when the record was written. */
  isAhead: boolean;
  /** It answers a message that asked for another day: where that names the thing, and the day it was about. */
  answers?: { passage: StructuredPassage; old: PlacedDay | undefined };
}

/** A day that is off, in whose place another one comes. */
export interface ReplacedDay {
  date: string;
  placed: PlacedDay;
  /** What was to happen on it, where the notice says so: "heart scan (DPD scan)". */
  thing: string | undefined;
}

const longestGap = 260;
const comesInstead = /\b(?:to|until|till|new|now|instead|any ?more|come|re-?booked|replacement)\b|->|→/i;
/** "It was Friday 13th": what is yet to come and was, is no longer. */
const wasAhead =
  /\bwas:? (?:on |for |down for )?(?:the )?(?:(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?(?:the )?$/i;
const insteadOf = /\b(?:instead of|not|replac\w+|moved from|changed from|rescheduled from|previous(?:ly)?|was)\b/i;

/** "We wrote to you on 19 January with an appointment on …": of a letter that brings another. */
const wroteBefore = /\bwe (?:wrote|sent|gave)\b[^.;:]{0,90}$/i;

function isNoticeOfChange({ structure }: StatementSource): boolean {
  return structure.passages.some(({ text }) => /\bnew (?:date|time|appointment)s?\b|\bchange (?:to|of)\b/i.test(text));
}

/** What the words around a day say of it; they go on where a line or a passage ends. */
export function placeDay(
  source: StatementSource,
  passage: StructuredPassage,
  index: number,
  day: AppointmentDay,
  isAhead: boolean,
): PlacedDay {
  const after = pageText(source, passage).slice(passage.start + day.end, passage.start + day.end + 160);
  const before = passage.text.slice(0, day.start).replace(/\s+/g, " ");
  const said = calledOff(before, after);
  const isOld = isAhead && (wasAhead.test(before) || (wroteBefore.test(before) && isNoticeOfChange(source)));
  return { day, passage, index, isAhead, off: said ?? (isOld ? "moved" : undefined) };
}

/** The day that is off in whose place `one` comes: of the same notice, with no other day between them. */
export function replacedDay(
  source: StatementSource,
  one: PlacedDay,
  all: readonly PlacedDay[],
): ReplacedDay | undefined {
  if (one.off !== undefined) return undefined;
  const old = one.answers?.old;
  if (old !== undefined) return { date: old.day.date, placed: old, thing: thingOf(old) };
  const text = pageText(source, one.passage);
  const at = all.indexOf(one);
  const before = all[at - 1];
  const after = all[at + 1];
  if (
    before?.off !== undefined &&
    before.isAhead &&
    before.passage.page === one.passage.page &&
    before.day.date !== one.day.date &&
    !isOfSomethingElse(before, one) &&
    isBetween(text, endOf(before), startOf(one), longestGap, comesInstead)
  )
    return { date: before.day.date, placed: before, thing: thingOf(before) };
  if (
    after?.off !== undefined &&
    after.isAhead &&
    after.passage.page === one.passage.page &&
    after.day.date !== one.day.date &&
    isBetween(text, endOf(one), startOf(after), 60, insteadOf)
  )
    return { date: after.day.date, placed: after, thing: undefined };
  return undefined;
}

/** A line that says itself what its day is for, which is not what was called off. */
function isOfSomethingElse(before: PlacedDay, one: PlacedDay): boolean {
  if (before.passage === one.passage) return false;
  const own = careLinesIn(one.passage.text.slice(0, one.day.start));
  const off = careLinesIn(before.passage.text);
  return own.length > 0 && !own.some((line) => off.includes(line));
}

/** Words that name no appointment in particular. */
const bare =
  /\b(?:appointments?|appts?|visits?|bookings?|clinic|review|session|date|your|the|my|our|his|her|their|with|of|at|on|for|is|was|has|been|moved|from|not|next|new)\b/gi;

/** Words that say of somebody that they are not there. */
const isAway = /\b(?:is|are|will be) (?:now )?(?:away|on leave|not available|closed)\b.*$/i;

/** What was to happen: the words before the day in its own sentence, or of a cell. */
function thingOf({ passage, day }: PlacedDay): string | undefined {
  const clause = passage.text
    .slice(Math.max(0, day.start - 120), day.start)
    .replace(/\s+/g, " ")
    .split(/[.;:!?,] |\]|(?: \p{Pd} )/u)
    .at(-1);
  const named = (clause ?? "")
    .replace(/^.*\b(?:that|sorry|because)\b /i, "")
    .replace(/^.*\b(?:he|she|we|they|i) (?:wants?|needs?|booked|ordered) (?:you (?:for|to have) )?(?:an? |the )?/i, "")
    .replace(isAway, "")
    // "Eye appointment i have load on": what somebody does besides is no name.
    .replace(/(?<=\p{L}) (?:i|we) (?:have|am|are|can|must|had)\b.*$/iu, "")
    .replace(/^(?:\W|\b(?:your|the|my|our|his|her|their)\b)+/i, "")
    .replace(
      /(?:\W|\b(?:on|of|for|at|here|from|not|was|is|been|has|moved|changed|rescheduled|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b)+$/i,
      "",
    )
    .trim();
  const words = named.replace(bare, " ").match(/\p{L}{3,}/gu) ?? [];
  return words.length === 0 ||
    words.length > 7 ||
    /\bwe (?:wrote|sent|gave)\b/i.test(named) ||
    /\b\d{4}\b|\d[:.]\d{2}/.test(named)
    ? undefined
    : closed(named);
}

/** "(DPD scan": the mark that was cut off with the day is put back. */
function closed(text: string): string {
  return text.split("(").length > text.split(")").length ? `${text})` : text;
}

function isBetween(text: string, from: number, to: number, longest: number, said: RegExp): boolean {
  return to >= from && to - from <= longest && said.test(text.slice(from, to));
}

function startOf({ passage, day }: PlacedDay): number {
  return passage.start + day.start;
}

function endOf({ passage, day }: PlacedDay): number {
  return passage.start + day.end;
}

export function pageText({ pages }: StatementSource, { page }: StructuredPassage): string {
  return pages.find(({ number }) => number === page)?.text ?? "";
}
