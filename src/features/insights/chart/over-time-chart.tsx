import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { Axes } from "./axes.tsx";
import { axisFor, plot, scale } from "./plot.ts";
import type { QuotedDays } from "./quoted-days.ts";

type OverTime = Extract<ThreadChart, { form: "over-time" }>;
const monthOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 7);

/**
 * A value for each day as a dot, and the thread through the means: of the days without and with a treatment, or of the months. The days
 * that are quoted as evidence are red, and open where they speak against it.
 */
export function OverTimeChart({ chart, quoted }: { chart: OverTime; quoted: QuotedDays }) {
  const { points, taken, sides, thing } = chart;
  const [first, last] = [points[0]?.day ?? 0, points.at(-1)?.day ?? 0];
  const values = points.map(({ value }) => value);
  const isScore = thing.unit === undefined && Math.min(...values) >= 0 && Math.max(...values) <= 10;
  const axis = axisFor(values, { isScore });
  const yOf = scale([axis[0] ?? 0, axis.at(-1) ?? 1], [plot.bottom, plot.top]);
  const xOf = scale([first, last], [plot.left + 4, plot.right - 4]);
  const inside = (day: number | undefined) => day !== undefined && day > first && day <= last;
  const [from, to] = [Math.max(taken?.from ?? first, first), Math.min(taken?.to ?? last, last)];
  const steps = sides === undefined || taken === undefined ? [] : stepsOf({ first, last, from, to }, sides);
  return (
    <>
      {taken && (
        <rect
          x={xOf(from)}
          width={Math.max(0, xOf(to) - xOf(from))}
          y={plot.top}
          height={plot.bottom - plot.top}
          className="fill-wash"
        />
      )}
      <Axes
        values={axis}
        yOf={yOf}
        isShare={false}
        below={[
          { x: plot.left, text: formatMonth(monthOf(first)), anchor: "start" },
          { x: plot.right, text: formatMonth(monthOf(last)), anchor: "end" },
        ]}
      />
      {points.map(({ day, value }) => (
        <circle
          key={day}
          cx={xOf(day)}
          cy={yOf(value)}
          r={quoted.has(day) ? 3.4 : 2.2}
          className={dotOf(quoted.get(day))}
        />
      ))}
      {[taken?.from, taken?.to].filter(inside).map((day) => (
        <line
          key={day}
          x1={xOf(day ?? 0)}
          x2={xOf(day ?? 0)}
          y1={plot.top}
          y2={plot.bottom}
          strokeDasharray="3 3"
          className="stroke-thread"
        />
      ))}
      {steps.length > 0 ? (
        steps.map(({ begin, end, mean }) => (
          <line
            key={begin}
            x1={xOf(begin)}
            x2={xOf(end)}
            y1={yOf(mean)}
            y2={yOf(mean)}
            strokeWidth="2.6"
            strokeLinecap="round"
            className="stroke-thread"
          />
        ))
      ) : (
        <path
          d={throughMonths(chart, xOf, yOf)}
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="stroke-thread"
        />
      )}
    </>
  );
}

function dotOf(side: "for" | "against" | undefined): string {
  if (side === undefined) return "fill-soft opacity-60";
  return side === "for" ? "fill-thread" : "fill-card stroke-thread";
}

/** The mean without, with, and again without the treatment, each over its days. */
function stepsOf(
  { first, last, from, to }: { first: number; last: number; from: number; to: number },
  sides: NonNullable<OverTime["sides"]>,
) {
  return [
    { begin: first, end: from, mean: sides.without.mean },
    { begin: from, end: to, mean: sides.with.mean },
    { begin: to, end: last, mean: sides.without.mean },
  ].filter(({ begin, end }) => end > begin);
}

/** A calm line through the months' means: each piece leaves and arrives level, as a thread lies. */
function throughMonths(
  { months, points }: OverTime,
  xOf: (day: number) => number,
  yOf: (value: number) => number,
): string {
  let before: { x: number; y: number } | undefined;
  return months
    .map(({ month, mean }) => {
      const days = points.filter(({ day }) => monthOf(day) === month).map(({ day }) => day);
      const place = { x: xOf(days.reduce((sum, day) => sum + day, 0) / days.length), y: yOf(mean) };
      const middle = ((before?.x ?? place.x) + place.x) / 2;
      const piece =
        before === undefined
          ? `M${place.x} ${place.y}`
          : `C${middle} ${before.y} ${middle} ${place.y} ${place.x} ${place.y}`;
      before = place;
      return piece;
    })
    .join("");
}
