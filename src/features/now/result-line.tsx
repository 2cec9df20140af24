import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { testName } from "#features/texts/test-names.ts";
import { ValueLine } from "#ui/value-line.tsx";

/** A result over time as a line no higher than its row. */
export function SmallResultLine({ course }: { course: ResultCourse }) {
  const values = course.points.map(({ value, date }) =>
    words.point(String(value), formatClinicalDate(clinicalDateOf(date))),
  );
  return (
    <ValueLine
      size="row"
      places={placedCourse(course)}
      label={words.plot(testName(course.name, course.points.at(-1)?.citation.quote), values.join(", "))}
    />
  );
}
