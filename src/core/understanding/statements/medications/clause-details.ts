import type { LineRole } from "#core/domain/line-role.ts";
import type { Assertion, MedicationStatement } from "#core/domain/statement.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import { endOfCourse, endOfTaper, endOfWeaning, findCourse } from "./medicine-course.ts";
import type { CueKind } from "./medicine-cue-words.ts";
import type { DayReading, MedicineDate } from "./medicine-dates.ts";
import { findDose } from "./medicine-dose.ts";
import { findFrequency } from "./medicine-frequency.ts";
import { findPurpose } from "./medicine-purpose.ts";
import { findReason, findReasonAside } from "./medicine-reason.ts";
import type { MedicineSetting } from "./medicine-setting.ts";

export interface Deciding {
  kind: CueKind;
  place: { start: number; end: number; text: string } | undefined;
  inherited: boolean;
}

export const changes = new Set<CueKind>(["started", "increased", "reduced", "changed", "restarted", "stopped", "held"]);

/** What one clause says of its medicine; places are in the sentence. */
export interface ReadClause
  extends Pick<
    MedicationStatement,
    | "dose"
    | "frequency"
    | "asNeeded"
    | "change"
    | "from"
    | "until"
    | "reason"
    | "purpose"
    | "by"
    | "subject"
    | "unsure"
    | "label"
  > {
  assertion: Assertion;
  places: { start: number; end: number }[];
  /** A next dated step that the same words tell. */
  next?: Pick<ReadClause, "dose" | "frequency" | "change" | "from"> & { place: { start: number; end: number } };
}

export interface ClauseContext extends DayReading {
  sentence: string;
  setting: MedicineSetting;
  role: LineRole;
  /** The status cell of the row it stands in. */
  rowCue: CueKind | undefined;
  patientNames: readonly string[];
  /** Tells when to call: what is to be stopped there is stopped in a case only. */
  isSafetyNet: boolean;
  /** In a table or on a line of its own. */
  isLine: boolean;
  /** Another cell of the row that is but a problem: what it is for. */
  purposeCell: { start: number; end: number } | undefined;
}

/** "150 mg daily 2015-2018", "(2019 to 2022)": over since. */
function addYears(read: ReadClause, from: number, sentence: string): void {
  const match = /^[^;|]{0,60}?\b((?:19|20)\d{2})\s?(?:-|–|to|until)\s?((?:19|20)\d{2})\b/.exec(
    sentence.slice(from, from + 80),
  );
  if (match?.[1] === undefined || match[2] === undefined || match[1] > match[2] || /\.\s/.test(match[0])) return;
  read.from = { date: match[1], precision: "year" };
  read.until = { date: match[2], precision: "year" };
  read.places.push({ start: from + match[0].length - 4, end: from + match[0].length });
}

export function addDates(
  read: ReadClause,
  dates: readonly MedicineDate[],
  cue: Deciding | undefined,
  { medicine }: MedicineClause,
  { anchor, sentence }: ClauseContext,
): void {
  addYears(read, medicine.end, sentence);
  const until = dates.find((date) => date.until);
  const starts = dates.filter((date) => !date.until);
  const near =
    cue?.place === undefined
      ? undefined
      : starts.find(({ start }) => start >= (cue.place?.end ?? 0) - 1 && start - (cue.place?.end ?? 0) < 40);
  const from =
    near ?? starts.find(({ led }) => led) ?? (cue !== undefined && changes.has(cue.kind) ? starts[0] : undefined);
  if (until !== undefined) {
    read.until = { date: until.date, precision: until.precision };
    read.places.push(until);
  }
  if (from === undefined) return;
  // A review, a level or a supply on a day says nothing of the medicine's own time.
  if (
    /\b(?:review|level|bloods?|clinic|appointment|appt|check|reviewed|due|supplied|printed|expires?|expiry)\b[^.;]{0,24}$/i.test(
      sentence.slice(0, from.start),
    )
  )
    return;
  read.from = { date: from.date, precision: from.precision };
  read.places.push(from);
  const ahead = anchor !== undefined && from.date.slice(0, anchor.length) > anchor.slice(0, from.date.length);
  if (ahead && read.assertion === "affirmed" && read.change !== "continued") {
    if (read.change === undefined && from.led) read.change = "started";
    if (read.change !== undefined) read.assertion = "planned";
  }
}

export function addCourse(read: ReadClause, { after, medicine }: MedicineClause, context: ClauseContext): void {
  if (read.assertion !== "affirmed" && read.assertion !== "planned") return;
  if (
    read.change === "stopped" ||
    read.change === "held" ||
    read.change === "not-taking" ||
    read.change === "given-once"
  )
    return;
  const begin = read.from?.date ?? context.anchor;
  const course = findCourse(after.text);
  if (course !== undefined && begin !== undefined) {
    const end = endOfCourse(begin, course);
    const place = { start: medicine.end + course.start, end: medicine.end + course.end };
    if (course.ends && end !== undefined && read.until === undefined && (course.unit !== "month" || isOrdered(read))) {
      read.until = { date: end, precision: "day" };
      read.places.push(place);
    }
    if (course.nextAt !== undefined && end !== undefined) {
      const words = after.text.slice(course.nextAt);
      const found = findDose(words);
      const dose = found?.text;
      const frequency = findFrequency(words)?.words;
      const nextStart = medicine.end + course.nextAt;
      if (
        found !== undefined &&
        dose !== undefined &&
        !/^\s*(?:reduc|down|taper|decreas|drop|cut|by)\w*\s+(?:by\s+)?/i.test(words)
      )
        read.next = {
          dose,
          ...(frequency ? { frequency } : {}),
          change: "changed",
          from: { date: end, precision: "day" },
          // From how long the first step takes to the dose after it: the words that tell the day and the amount.
          place: { start: place.start, end: nextStart + found.end },
        };
    }
  }
  const taperEnd =
    begin === undefined ? undefined : (endOfWeaning(begin, after.text) ?? endOfTaper(begin, read.dose, after.text));
  if (taperEnd !== undefined && read.until === undefined) read.until = { date: taperEnd, precision: "day" };
}

/** Ordered from now on: "for 3 months" is then how long it will be, and not how long it has been. */
function isOrdered({ change }: ReadClause): boolean {
  return change === "started" || change === "restarted" || change === "continued";
}

const wantsReason = new Set<MedicationStatement["change"]>([
  "stopped",
  "held",
  "reduced",
  "declined",
  "not-taking",
  "changed",
  "finished",
]);

export function addReason(
  read: ReadClause,
  { after, medicine }: MedicineClause,
  place: { end: number } | undefined,
): void {
  const from = Math.max(0, (place?.end ?? 0) - medicine.end);
  const words = after.text.slice(from);
  const found = wantsReason.has(read.change) ? findReasonAside(words) : findReason(after.text);
  if (found !== undefined) {
    const offset = after.start + (wantsReason.has(read.change) ? from : 0);
    read.reason = found.text.replace(/\s+/g, " ");
    read.places.push({ start: offset + found.start, end: offset + found.end });
    return;
  }
}

/** What it is for: only of what is or will be taken, since of what was stopped such words tell why. */
export function addPurpose(read: ReadClause, clause: MedicineClause, { sentence, purposeCell }: ClauseContext): void {
  if (wantsNoPurpose.has(read.change) || read.subject !== undefined) return;
  if (read.assertion !== "affirmed" && read.assertion !== "planned") return;
  const cell =
    purposeCell === undefined
      ? undefined
      : { ...purposeCell, text: sentence.slice(purposeCell.start, purposeCell.end).trim() };
  const found = cell ?? findPurpose(clause, sentence);
  if (found === undefined) return;
  read.purpose = found.text;
  read.places.push({ start: found.start, end: found.end });
}

const wantsNoPurpose = new Set<MedicationStatement["change"]>([
  "stopped",
  "held",
  "declined",
  "not-taking",
  "finished",
  "considered",
]);

const own =
  /\b(?:I(?:'ve| have)? (?:stopped|cut|started|came off|am only)|my own (?:idea|decision)|(?:he|she|pt|patient|they) (?:has |had )?(?:self-)?(?:stopped|ceased|discontinued)|stopped (?:it )?(?:him|her|my)self|of (?:his|her) own accord|self-discontinued)\b/i;
const named =
  /\b(?:per|by|on the advice of|advised by|told by|on|from)\s+((?:Dr|Prof|Mr|Mrs|Ms|Sr|Nurse)\.? (?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?|GP|haematology|hematology|cardiology|neurology|pharmacy|pharmacist|dentist)/u;

export function deciderOf(sentence: string): string | undefined {
  if (own.test(sentence)) return "patient";
  return named.exec(sentence)?.[1];
}
