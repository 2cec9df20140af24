import type { ChartMedicine } from "#core/domain/chart.ts";
import type { MedicationStatement } from "#core/domain/statement.ts";
import { asMedicine, type Course } from "./course-as-medicine.ts";
import { listRoles, settle } from "./course-in-time.ts";
import { isNewDose, isSameAmount, lastStep } from "./dose-amounts.ts";
import { daysBetween, type FullList, isLeftOut } from "./full-lists.ts";
import type { MedicationEvent } from "./medication-events.ts";

const decisions = new Set<MedicationStatement["change"]>([
  "started",
  "increased",
  "reduced",
  "changed",
  "held",
  "restarted",
  "stopped",
  "finished",
]);

/** One medicine's course from its events, as it stands on `today`; undefined where nothing makes it the patient's. */
export function medicationCourse(
  events: readonly MedicationEvent[],
  today: string,
  lists: readonly FullList[] = [],
): ChartMedicine | undefined {
  const inForce = eventsInForce(events, today);
  const course: Course = {
    status: undefined,
    decided: undefined,
    dose: undefined,
    doseBefore: undefined,
    oldDose: [],
    doses: [],
    frequency: undefined,
    asNeeded: false,
    since: undefined,
    until: undefined,
    reason: undefined,
    doseFrom: undefined,
    frequencyFrom: undefined,
    listedAgain: [],
    last: "",
  };
  for (const event of inForce) take(course, event, today);
  const pending = events.filter((event) => !inForce.includes(event));
  settle(course, pending, events, today);
  if (isLeftOut(course, events[0]?.key ?? "", today, lists)) course.status = "unclear";
  return course.status === undefined ? undefined : asMedicine(course, events, pending);
}

/** What was said to hold by today; a planned step counts on its day, unless a later word before that day put it aside. */
function eventsInForce(events: readonly MedicationEvent[], today: string): MedicationEvent[] {
  const held = events.filter((event) => {
    if (event.statement.assertion !== "planned") return !isYetToEnd(event, today);
    if (event.statement.from === undefined || event.holds > today) return false;
    return !events.some(
      (later) =>
        later.told > event.told &&
        later.told <= event.holds &&
        decisions.has(later.statement.change) &&
        later.record !== event.record,
    );
  });
  const at = (event: MedicationEvent) => (event.statement.assertion === "planned" ? event.holds : event.told);
  return held
    .map((event, index) => ({ event, index }))
    .sort((one, other) =>
      at(one.event) < at(other.event) ? -1 : at(one.event) > at(other.event) ? 1 : one.index - other.index,
    )
    .map(({ event }) => event);
}

const endings: ReadonlySet<string> = new Set(["stopped", "held", "finished", "not-taking"]);

/** A stop or a pause on a day that is yet to come. */
function isYetToEnd({ statement: { change }, holds }: MedicationEvent, today: string): boolean {
  return change !== undefined && endings.has(change) && holds > today;
}

function take(course: Course, event: MedicationEvent, today: string): void {
  const { statement } = event;
  const { change, assertion } = statement;
  if (assertion === "possible" || assertion === "declined") {
    course.status ??= "never";
    if (course.decided === undefined) course.decided = event;
    return;
  }
  if (assertion === "contraindicated" || change === "not-taking") {
    takeDenied(course, event);
    return;
  }
  if (assertion === "historical") {
    takePast(course, event);
    return;
  }
  if (change === "stopped" || change === "held" || change === "finished") {
    if (change === "finished" && course.status === "stopped") return;
    decide(course, event, change === "held" ? "held" : change);
    course.until = statement.from?.date ?? event.told;
    course.reason = statement.reason ?? (change === "held" ? course.reason : undefined);
    return;
  }
  if (change === "given-once" && !isRepeated.test(statement.frequency ?? course.frequency ?? "")) {
    if (course.status === undefined || (course.status === "never" && !isDenied(course)))
      decide(course, event, "finished");
    return;
  }
  takeTaken(course, event, today);
}

/** What others give every few weeks or months goes on between. */
const isRepeated = /\b(?:weeks?|months?|year)\b/;

/** Told as past: over, where nothing as new says that it is taken. */
function takePast(course: Course, event: MedicationEvent): void {
  const isTaken = course.status === "taking" && event.told > course.last && course.decided?.record !== event.record;
  if (!isTaken && course.status !== undefined && course.status !== "never") return;
  decide(course, event, "stopped");
  if (!isTaken) return;
  course.reason = event.statement.reason;
  course.until = event.statement.until?.date;
}

function takeDenied(course: Course, event: MedicationEvent): void {
  const isTaken = course.status === "taking" || course.status === "held" || course.status === "unclear";
  if (course.status === "stopped" || course.status === "finished") return;
  decide(course, event, isTaken ? "stopped" : "never");
  if (isTaken) {
    course.reason = event.statement.reason;
    course.until = event.told;
  }
}

function takeTaken(course: Course, event: MedicationEvent, today: string): void {
  const { statement } = event;
  const isDecision = decisions.has(statement.change);
  const isDecided = course.decided?.statement.change === "stopped" || course.decided?.statement.change === "finished";
  const isEnded =
    course.status === "stopped" ||
    course.status === "held" ||
    (isDecided && course.status === "finished") ||
    (isDoubted(course) && statement.from === undefined);
  if (event.isWeak) {
    if (course.status === undefined || course.status === "never") decide(course, event, "unclear");
    else course.listedAgain.push(event);
    return;
  }
  // What was declined is not begun by a list that names it.
  const isDeclined = course.decided?.statement.assertion === "declined" && course.status !== "taking";
  if (isDeclined && !isDecision && !event.isDispensed) {
    course.listedAgain.push(event);
    if (course.decided?.record !== event.record) course.status = "unclear";
    return;
  }
  if (isEnded && !isDecision && course.decided?.record === event.record) return;
  if (isAgainstDenied(course, event)) return;
  if (isEnded && !isDecision) {
    course.listedAgain.push(event);
    const lists = new Set(
      course.listedAgain.filter((one) => !one.isDispensed && !one.isWeak).map(({ record }) => record),
    );
    if (event.isDispensed || lists.size === 0) return;
    // What was only advised against, or held, is taken again where a newer list names it.
    if (isDecided && lists.size < 3 && !isNewDose(course.doses, statement.dose)) {
      course.status = "unclear";
      return;
    }
  }
  if (course.status !== "taking") {
    if (course.status === "finished" || course.status === "stopped") course.since = undefined;
    course.listedAgain = [];
  }
  course.status = "taking";
  const endedIn = course.decided?.record;
  if (isDecision || course.decided === undefined || statement.dose !== undefined) course.decided = event;
  if (!keepsDose(course, event)) takeRegimen(course, event);
  else keepRegimen(course, event);
  if (statement.change === "started" || statement.change === "restarted") course.since ??= event.holds;
  else if (statement.from !== undefined && statement.change === undefined) course.since ??= statement.from.date;
  course.reason = statement.reason ?? (isEnded ? undefined : course.reason);
  // A course's end stands until a word after it says that it goes on.
  if (statement.until !== undefined) course.until = statement.until.date;
  else if (course.until !== undefined && event.told > course.until && isWholeWord(statement)) course.until = undefined;
  else if (isDecision && statement.change !== "changed" && endedIn !== event.record) course.until = undefined;
  course.last = event.told > today ? course.last : event.told;
}

/** What must not be given is not "raised" or gone on with by a word without a dose: that is said of something beside it. */
function isAgainstDenied(course: Course, { statement: { change, dose, frequency } }: MedicationEvent): boolean {
  if (course.status !== "never" || !isDenied(course)) return false;
  return dose === undefined && frequency === undefined && change !== "started" && change !== "restarted";
}

function isDenied({ decided }: Course): boolean {
  return decided?.statement.change === "not-taking";
}

/** A list named it again after it was stopped. */
function isDoubted({ status, decided, listedAgain }: Course): boolean {
  const change = decided?.statement.change;
  return status === "unclear" && listedAgain.length > 0 && (change === "stopped" || change === "finished");
}

/** Whether the dose that somebody decided stands: a label repeats what was ordered before, and a copied list has what was before. */
function keepsDose(
  { dose, doseFrom, doseBefore, oldDose }: Course,
  { statement, isDispensed, record }: MedicationEvent,
): boolean {
  if (doseFrom === undefined || decisions.has(statement.change) || !decisions.has(doseFrom.statement.change))
    return false;
  if (isDispensed && dose !== undefined) return true;
  if (oldDose.some((one) => !one.isDispensed && one.record !== record)) return false;
  return record !== doseFrom.record && isSameAmount(statement.dose, doseBefore) && !isSameAmount(statement.dose, dose);
}

/** The dose stands; how often is taken over where nothing has told it. */
function keepRegimen(course: Course, event: MedicationEvent): void {
  course.oldDose.push(event);
  if (course.frequency !== undefined || event.statement.frequency === undefined) return;
  course.frequency = event.statement.frequency;
  course.frequencyFrom = event;
}

/** A list, a dose or a decision: more than a word in passing that names a course which is over. */
function isWholeWord({ dose, frequency, role, change }: MedicationStatement): boolean {
  return dose !== undefined || frequency !== undefined || role === "medicines-now" || decisions.has(change);
}

function isTold({ role, change, frequency, from }: MedicationStatement): boolean {
  return listRoles.has(role) || from !== undefined || decisions.has(change) || frequency !== undefined;
}

function takeRegimen(course: Course, event: MedicationEvent): void {
  const { dose, frequency, asNeeded, change } = event.statement;
  if (dose !== undefined) course.doses.push(dose);
  const isOtherDose = change === "increased" || change === "reduced" || change === "changed";
  if (isOtherDose && course.dose !== undefined && !isSameAmount(course.dose, dose)) takeDoseAway(course, event);
  // A bare number in passing is no new dose beside one that is printed with its unit.
  const isPassing =
    /^\d+$/.test(dose ?? "") && /[a-z]$/i.test(course.dose ?? "") && change === undefined && !isTold(event.statement);
  // A label's millilitres are the bottle's.
  if (
    dose !== undefined &&
    !isPassing &&
    !((event.isDispensed && /^\d+\s?ml$/i.test(dose)) || /^[1-9]\d{2,3}\s?mls?$/i.test(dose))
  ) {
    course.dose = dose;
    course.doseFrom = event;
  }
  if (frequency !== undefined && !isOfSomethingElse(course, event)) {
    course.frequency = frequency;
    course.frequencyFrom = event;
    course.asNeeded = asNeeded === true;
  } else if (change === "started") course.asNeeded = false;
}

/** How often a tale names, where neither a dose, a list nor a decision stands by it, beside what was ordered: "skipped it at weekends". */
function isOfSomethingElse({ frequency, frequencyFrom }: Course, { statement }: MedicationEvent): boolean {
  const isOrder = statement.dose !== undefined || listRoles.has(statement.role) || decisions.has(statement.change);
  return frequency !== undefined && frequencyFrom?.statement.dose !== undefined && !isOrder;
}

/** The dose until now stands no longer; where the same record has told the new one, its words are about that one. */
function takeDoseAway(course: Course, event: MedicationEvent): void {
  if (event.statement.dose === undefined && course.doseFrom?.told === event.told) return;
  // "Changed" alone may be the time of day, or the brand.
  if (event.statement.dose === undefined && event.statement.change === "changed") return;
  // The same change told again.
  if (event.statement.dose === undefined && isToldAgain(course, event)) return;
  course.doseBefore = course.dose;
  course.oldDose = [];
  course.dose = undefined;
  course.doseFrom = event;
}

/** "Since it was raised": the step to the dose that is known already, told again some weeks later. */
function isToldAgain({ doses, doseFrom }: Course, { statement: { change }, told }: MedicationEvent): boolean {
  if (doseFrom?.statement.change === change) return true;
  if (doseFrom === undefined || doseFrom.told === "" || told === "") return false;
  return daysBetween(doseFrom.told, told) <= 60 && lastStep(doses) === change;
}

function decide(course: Course, event: MedicationEvent, status: ChartMedicine["status"]): void {
  course.status = status;
  course.decided = event;
  course.listedAgain = [];
}
