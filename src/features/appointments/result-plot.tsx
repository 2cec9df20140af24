import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";

const width = 240;
const height = 56;
const edge = 5;

/** A result over time, small: its usual range as dashed lines, its latest value as the filled point. Its values stand in its label. */
export function ResultPlot({ course }: { course: ResultCourse }) {
  const { points, low, high } = placedCourse(course);
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: edge + x * (width - 2 * edge),
    y: height - edge - y * (height - 2 * edge),
  });
  const placed = points.map(at);
  const values = course.points.map(({ value, date }) =>
    words.results.point(String(value), formatClinicalDate(clinicalDateOf(date))),
  );
  return (
    <svg
      role="img"
      aria-label={words.results.plot(course.name, values.join(", "))}
      viewBox={`0 0 ${width} ${height}`}
      className="mt-1 h-14 w-60 max-w-full"
    >
      {[low, high].map((end) => {
        if (end === undefined) return null;
        const { y } = at({ x: 0, y: end });
        return <line key={end} x1={0} x2={width} y1={y} y2={y} className="stroke-edge" strokeDasharray="3 4" />;
      })}
      <polyline
        points={placed.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        strokeWidth={2}
        className="stroke-thread"
        strokeLinejoin="round"
      />
      {placed.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index === placed.length - 1 ? 4.5 : 3}
          className={index === placed.length - 1 ? "fill-thread" : "fill-card stroke-thread"}
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
