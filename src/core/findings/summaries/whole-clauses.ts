import type { LineRole } from "#core/domain/line-role.ts";
import type { FoundDate } from "#core/understanding/facts/find-dates.ts";
import type { Candidate } from "./record-units.ts";
import type { SummaryUnit } from "./summary-unit.ts";
import { isUnfinished } from "./unfinished-words.ts";

/** Where one word says something: "Hypertension." */
const namesThings: ReadonlySet<LineRole> = new Set(["diagnoses", "impression", "allergies", "imaging-findings"]);
const shortest = 3;

/**
 * Whether somebody who has not read what stands around a clause understands it: it does not break off,
 * is more than a name, and not taken over from an older record.
 */
export function standsAlone({ unit, text, medicine }: Pick<Candidate, "unit" | "text" | "medicine">): boolean {
  if (unit.role === "copied-forward" || (!unit.isRow && isUnfinished(unit.text))) return false;
  // What somebody asks is not what the record says; what is done with a medicine says nothing without its name.
  if (/\?\W*$/.test(text) || (unit.isRow && !medicine && leansOnName.test(text))) return false;
  return text.split(" ").length >= shortest || /\d/.test(text) || namesThings.has(unit.role);
}

/** "Your clinic on 3 February is cancelled": what was booked for that day no longer holds. */
const movesDay =
  /\b(?:cancel\w*|moved?|chang(?:ed|ing)|rebook\w*|reschedul\w*|postpon\w*|bumped|called off|put (?:off|back)|brought forward|instead of|no longer|has to move)\b/i;

/** The clauses without those that print a day which another clause of the same record moves or calls off. */
export function withoutMovedDays(candidates: readonly Candidate[]): Candidate[] {
  const moved = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const at = candidate.unit.text.search(movesDay);
    const day = datesOfCare(candidate).findLast(({ end }) => end <= at);
    if (day !== undefined) moved.set(day.date, candidate);
  }
  const isMoved = (one: Candidate) =>
    datesOfCare(one).some(({ date }) => moved.has(date) && moved.get(date) !== one && !movesDay.test(one.unit.text));
  return candidates.filter((one) => !books.has(one.unit.role) || !isMoved(one));
}

/** The days of a clause but the one that it opens with: a message's own day. */
function datesOfCare({ days }: Candidate): readonly FoundDate[] {
  return days.filter(({ start }) => start > 2);
}

const books: ReadonlySet<LineRole> = new Set(["appointment", "plan", "diary", "other"]);

/** "-> restart LOW: 1.25 mg at night": what is done with a medicine that was named before. */
const leansOnName =
  /^\W*(?:\d{1,2}[.)]\s)?(?:(?:re)?start|stop|take|use|inject|apply|reduce|increase|continue|leave|hold|then|one|two|half|\d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|ml|tabs?|tablets?|caps?|capsules?|puffs?|units|drops)\b)/i;
/** "Not to be rechallenged", "It needs to go": what stands right before it is what it is about. */
const leansOnClause =
  /^\W*(?:not to be|do not (?:re)?(?:start|take|stop|use) (?:it|them)|it|both|these|they|that|label to)\b/i;
/** "… with his wife; takes warfarin herself": of whom it is told stands before the stop. */
const lacksSubject = /^(?:takes|uses|has|had|is|was|are|were|does|did|needs|lives|works)\b/;
/** Clauses between a medicine's name and what is said of it. */
const reach = 3;

/**
 * The chosen clauses in reading order, those that lean on a medicine's name together with the clause that prints it: alone, or under
 * another lead, they would be taken for another medicine's.
 */
export function withSubjects(candidates: readonly Candidate[], chosen: ReadonlySet<SummaryUnit>): Candidate[] {
  const said = new Map<Candidate, Candidate>();
  candidates.forEach((candidate, index) => {
    // One allergy without the other that is printed beside it would be taken for all of them.
    const beside = [candidates[index - 1], candidates[index + 1]];
    const isBeside =
      candidate.kind === "allergies" && beside.some((one) => one?.kind === "allergies" && chosen.has(one.unit));
    if (!chosen.has(candidate.unit) && !isBeside) return;
    const subject = subjectOf(candidates, index);
    if (subject === undefined) {
      if (!said.has(candidate) && !isDoseAlone(candidate)) said.set(candidate, candidate);
      return;
    }
    const { kind } = said.get(subject) ?? subject;
    if (!said.has(subject)) said.set(subject, subject);
    said.set(candidate, { ...candidate, kind });
  });
  return candidates.flatMap((candidate) => said.get(candidate) ?? []);
}

/** "Two up to 4 times a day": of what? */
function isDoseAlone({ unit, medicine }: Candidate): boolean {
  return (
    !medicine &&
    unit.role.startsWith("medicines-") &&
    /^\W*(?:one|two|half|\d+(?:\.\d+)? ?(?:mg|mcg|tab|cap|puff|ml))/i.test(unit.text)
  );
}

function subjectOf(candidates: readonly Candidate[], index: number): Candidate | undefined {
  const leaning = candidates[index];
  if (leaning === undefined || leaning.unit.isRow || leaning.kind === "help") return undefined;
  const { text } = leaning.unit;
  const before = candidates[index - 1];
  if (leansOnClause.test(text) || lacksSubject.test(leaning.unit.text))
    return before && isOneItem(before.unit, leaning.unit) ? before : undefined;
  if (leaning.medicine || !leansOnName.test(text)) return undefined;
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const one = candidates[at];
    if (one === undefined || !isOneItem(one.unit, candidates[at + 1]?.unit)) return undefined;
    if (one.medicine) return one;
  }
  return undefined;
}

/** A new number, bullet, heading or page begins another matter. */
function isOneItem({ page, passage, isRow }: SummaryUnit, next: SummaryUnit | undefined): boolean {
  return (
    next !== undefined &&
    !isRow &&
    next.page === page &&
    next.passage.heading === passage.heading &&
    !/^\s*(?:[•*·▪◦]|\d{1,2}[.)]\s)/.test(next.text)
  );
}
