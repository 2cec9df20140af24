import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { nowTexts as words } from "#features/texts/now.ts";

const width = 92;
const height = 30;
const edge = 4;

/** A result over time as a line no higher than its row: its usual range as a band, its newest value as a point. Its values stand in its label. */
export function SmallResultLine({ course }: { course: ResultCourse }) {
  const { points, low, high } = placedCourse(course);
  const x = (part: number) => edge + part * (width - 2 * edge);
  const y = (part: number) => height - edge - part * (height - 2 * edge);
  const last = points.at(-1);
  const values = course.points.map(({ value, date }) =>
    words.point(String(value), formatClinicalDate(clinicalDateOf(date))),
  );
  const hasBand = low !== undefined || high !== undefined;
  const top = high === undefined ? 0 : y(high);
  const bottom = low === undefined ? height : y(low);
  return (
    <svg
      role="img"
      aria-label={words.plot(course.name, values.join(", "))}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none h-[30px] w-18 shrink-0 sm:w-[92px]"
    >
      {hasBand && <rect x={0} width={width} y={top} height={Math.max(1, bottom - top)} className="fill-well-wash" />}
      <polyline
        points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(" ")}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-thread"
      />
      {last && <circle cx={x(last.x)} cy={y(last.y)} r={3.5} className="fill-thread" />}
    </svg>
  );
}
