import type { LineRole } from "#core/domain/line-role.ts";
import { conceptKey, lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import type { Course } from "./course-as-medicine.ts";
import { daysBetween } from "./full-lists.ts";
import type { MedicationEvent } from "./medication-events.ts";
import { forAWhileGroups, givenByOthersGroups, shortCourseGroups, someWeeksGroups } from "./medication-families.ts";

/** What time alone does: courses end, plans stay plans, antibiotics of last year are not taken any more. */
export function settle(
  course: Course,
  pending: readonly MedicationEvent[],
  events: readonly MedicationEvent[],
  today: string,
): void {
  const group = groupOf(events[0]?.statement.name ?? "");
  if (course.status === "taking") {
    if (isBarelyTold(events)) course.status = "unclear";
    if (course.until !== undefined && course.until < today.slice(0, course.until.length)) course.status = "finished";
    else if (givenByOthersGroups.has(group) || isOneInfusion(course, events, today)) course.status = "finished";
    else if (shortCourseGroups.has(group) && course.last !== "" && daysBetween(course.last, today) > 21)
      course.status = "finished";
    else if (isLongAgo(course, group, today)) course.status = "unclear";
    else if (course.asNeeded) course.status = "as-needed";
  }
  if (course.status === undefined || course.status === "never") {
    const plan = pending.find(({ statement }) => statement.change !== "stopped" && statement.change !== "held");
    if (plan !== undefined) {
      course.status = "planned";
      course.decided = plan;
      course.dose = plan.statement.dose;
      course.frequency = plan.statement.frequency;
      course.reason = plan.statement.reason;
    }
  }
}

/** What people take for some days or weeks, last spoken of months ago: nobody can say that it is still taken. */
function isLongAgo({ last, asNeeded }: Course, group: string, today: string): boolean {
  if (last === "") return false;
  const silent = daysBetween(last, today);
  // A plain painkiller stays in the house for longer.
  if (asNeeded && group === "analgesic") return silent > 200;
  return (asNeeded && forAWhileGroups.has(group) && silent > 90) || (someWeeksGroups.has(group) && silent > 150);
}

/** Where a record lists what is taken, rather than tells of it. */
export const listRoles: ReadonlySet<LineRole> = new Set<LineRole>([
  "medicines-now",
  "medicines-changed",
  "form-field",
  "diagnoses",
]);

/** Named in passing in one record only, with no dose and no word of how often: nobody can say that it is taken. */
function isBarelyTold(events: readonly MedicationEvent[]): boolean {
  return (
    new Set(events.map(({ record }) => record.document.id)).size === 1 &&
    events.every(
      ({ statement: { dose, frequency, role, change, until, asNeeded }, record }) =>
        dose === undefined &&
        asNeeded !== true &&
        frequency === undefined &&
        until === undefined &&
        // A label or a slip names no medicine that it gives without its dose.
        (!listRoles.has(role) || role === "medicines-changed" || record.kind === "prescription") &&
        (change === undefined || change === "started" || change === "considered" || change === "planned"),
    )
  );
}

/** Iron into a vein is given once or twice, and is over. */
function isOneInfusion(course: Course, events: readonly MedicationEvent[], today: string): boolean {
  const name = events[0]?.statement.name ?? "";
  return (
    /^(?:ferric|iron (?:sucrose|isomaltoside|dextran))/.test(name) &&
    course.last !== "" &&
    daysBetween(course.last, today) > 14
  );
}

function groupOf(name: string): string {
  return lexicon().concepts.get(conceptKey("medication", name))?.group ?? "";
}
