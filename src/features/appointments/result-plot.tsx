import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { ValueLine } from "#ui/value-line.tsx";

/** A result over time, small, with a point for each value. */
export function ResultPlot({ course }: { course: ResultCourse }) {
  const values = course.points.map(({ value, date }) =>
    words.results.point(String(value), formatClinicalDate(clinicalDateOf(date))),
  );
  return (
    <div className="mt-1">
      <ValueLine size="plot" places={placedCourse(course)} label={words.results.plot(course.name, values.join(", "))} />
    </div>
  );
}
