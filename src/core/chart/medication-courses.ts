import type { ChartMedicine } from "#core/domain/chart.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";
import { medicationCourse } from "./medications/medication-course.ts";
import { medicationEvents } from "./medications/medication-events.ts";

/** Every medicine that is, was or was to be the patient's own, with what it is today and how it came to that. */
export function medicationCourses(source: ChartSource): ChartMedicine[] {
  const groups = medicationEvents(statementsOf(source, "medication"));
  const courses = [...groups.values()].flatMap((events) => medicationCourse(events, source.today) ?? []);
  return courses.sort((one, other) => (one.name < other.name ? -1 : 1));
}
