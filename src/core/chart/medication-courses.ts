import type { ChartMedicine } from "#core/domain/chart.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";
import type { FullList } from "./medications/full-lists.ts";
import { medicationCourse } from "./medications/medication-course.ts";
import { type MedicationEvent, medicationEvents } from "./medications/medication-events.ts";

/** Every medicine that is, was or was to be the patient's own, with what it is today and how it came to that. */
export function medicationCourses(source: ChartSource): ChartMedicine[] {
  const groups = medicationEvents(statementsOf(source, "medication"));
  const lists = fullLists([...groups.values()].flat());
  const courses = [...groups.values()].flatMap((events) => medicationCourse(events, source.today, lists) ?? []);
  return courses
    .map((course) => withPartsStopped(course, courses))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * A combined product is not taken on where one of its parts was stopped after it was last spoken of; nor is one of three and more medicines
 * that are given together, where the combination came to its end.
 */
function withPartsStopped(course: ChartMedicine, all: readonly ChartMedicine[]): ChartMedicine {
  const parts = course.name.split("/");
  if (course.status !== "taking" && course.status !== "as-needed") return course;
  const told = course.steps.at(-1)?.date ?? "";
  const ended = all.find(
    ({ name, status, until }) =>
      ((parts.length > 1 && parts.includes(name)) || isOneOfMany(course.name, name)) &&
      (status === "stopped" || status === "finished" || status === "never") &&
      (until ?? "") > told,
  );
  return ended === undefined
    ? course
    : {
        ...course,
        status: "stopped",
        ...(ended.until === undefined ? {} : { until: ended.until }),
        citations: [...ended.citations, ...course.citations],
      };
}

function isOneOfMany(name: string, combination: string): boolean {
  const parts = combination.split("/");
  return parts.length >= 3 && parts.includes(name);
}

function fullLists(events: readonly MedicationEvent[]): FullList[] {
  const lists = new Map<string, { told: string; keys: Set<string>; isOrdered: boolean }>();
  for (const { statement, record, told, key, isWeak } of events) {
    const isListed = statement.change === undefined || statement.change === "continued";
    if (isWeak || !isListed || statement.assertion !== "affirmed") continue;
    const id = `${record.document.id} ${told}`;
    const list = lists.get(id) ?? { told, keys: new Set<string>(), isOrdered: record.kind !== "prescription" };
    list.keys.add(key);
    lists.set(id, list);
  }
  return [...lists.values()]
    .filter(({ keys }) => keys.size >= 3)
    .map(({ told, keys, isOrdered }) => ({ told, keys, isWhole: isOrdered && keys.size >= 4 }));
}
