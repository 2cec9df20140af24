import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { answersTexts as words } from "#features/texts/answers.ts";
import { formatClinicalDate, formatMonth } from "#features/texts/formats.ts";
import { testName } from "#features/texts/test-names.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";
import { DataTable, TableValue } from "#ui/data-table.tsx";
import { ValueLine } from "#ui/value-line.tsx";

const dayOf = (date: string) => formatClinicalDate(clinicalDateOf(date));

function courseName({ name, points }: ResultCourse): string {
  return testName(name, points.at(-1)?.citation.quote);
}

function labelOf(course: ResultCourse): string {
  return words.course(
    courseName(course),
    course.points.map(({ value, date }) => words.value(String(value), dayOf(date))).join(", "),
  );
}

/** What a card beside the answer is, for whoever draws or measures it. Heights in px on a phone. */
export const pictureHeight = 216;
export const pictureRowHeight = 68;

/** One result over time: the line with its values, and behind it the table, in which each value opens its place. */
export function ResultPicture(props: { course: ResultCourse; citationHref: (citation: Citation) => string }) {
  const { course } = props;
  const { points, low, high } = course;
  const shownUnit = writtenUnit(course.unit);
  const [first, last] = [points[0], points.at(-1)];
  const range = low === undefined && high === undefined ? undefined : words.range(low, high);
  return (
    <figure className="max-w-[25rem] rounded-card border border-line bg-card px-4 pt-3">
      <figcaption className="mb-1 text-fine text-soft">
        <span lang="en" className="inline-block font-semibold text-base text-ink">
          {courseName(course)}
        </span>{" "}
        {[shownUnit, range].filter(Boolean).join(" · ")}
      </figcaption>
      <ValueLine
        size="picture"
        places={placedCourse(course)}
        label={labelOf(course)}
        words={{
          values: points.map(({ value }) => String(value)),
          from: first ? monthOf(first.date) : "",
          to: last ? monthOf(last.date) : "",
        }}
      />
      <DataTable
        label={words.table}
        caption={courseName(course)}
        heads={[words.day, [words.valueHead, shownUnit].filter(Boolean).join(", ")]}
        rows={points.map(({ value, date, citation }) => ({
          key: `${date} ${value}`,
          cells: [
            dayOf(date),
            <TableValue
              key="value"
              href={props.citationHref(citation)}
              label={words.opens(String(value), citation.originalFilename, citation.page)}
            >
              {value}
            </TableValue>,
          ],
        }))}
      />
    </figure>
  );
}

/** Several results: a row with a small line each. */
export function ResultRows({ courses }: { courses: readonly ResultCourse[] }) {
  return (
    <ul aria-label={words.results} className="max-w-[25rem] rounded-card border border-line bg-card px-4">
      {courses.map((course) => (
        <li key={course.name} className="flex min-h-13 items-center gap-3 border-line py-1.5 not-first:border-t">
          <span lang="en" className="min-w-0 grow break-words font-semibold leading-snug">
            {courseName(course)}
          </span>
          <ValueLine size="row" places={placedCourse(course)} label={labelOf(course)} />
          <span className="w-16 shrink-0 text-right leading-tight">
            <span className="font-medium font-serif text-lead">{course.points.at(-1)?.value}</span>
            <span className="block break-words text-fine text-soft">{writtenUnit(course.unit)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function monthOf(date: string): string {
  return /^\d{4}-\d{2}/.test(date) ? formatMonth(date.slice(0, 7)) : date;
}
