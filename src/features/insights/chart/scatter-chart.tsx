import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { Axes } from "./axes.tsx";
import { axisFor, plot, printed, scale } from "./plot.ts";

/** A dot for each day on which both are known, and the thread through the means of the lower, middle and upper third. */
export function ScatterChart({ chart }: { chart: Extract<ThreadChart, { form: "scatter" }> }) {
  const { points, thirds, across } = chart;
  const ys = points.map(({ y }) => y);
  const xs = points.map(({ x }) => x);
  const axis = axisFor(ys, {
    isScore: chart.thing.unit === undefined && Math.min(...ys) >= 0 && Math.max(...ys) <= 10,
  });
  const ground = axisFor(xs);
  const yOf = scale([axis[0] ?? 0, axis.at(-1) ?? 1], [plot.bottom, plot.top]);
  const xOf = scale([ground[0] ?? 0, ground.at(-1) ?? 1], [plot.left + 6, plot.right - 6]);
  const counts = new Map<string, { x: number; y: number; count: number }>();
  for (const { x, y } of points) {
    const known = counts.get(`${x} ${y}`);
    counts.set(`${x} ${y}`, { x, y, count: (known?.count ?? 0) + 1 });
  }
  const through = thirds.map(({ from, to, mean }) => `${xOf((from + to) / 2)} ${yOf(mean)}`);
  const unit = across.unit === undefined ? "" : ` (${across.unit})`;
  return (
    <>
      <Axes
        values={axis}
        yOf={yOf}
        isShare={false}
        below={[
          { x: xOf(ground[0] ?? 0), text: printed(ground[0] ?? 0, false), anchor: "start" },
          { x: (plot.left + plot.right) / 2, text: `${across.name}${unit}` },
          { x: xOf(ground.at(-1) ?? 1), text: printed(ground.at(-1) ?? 1, false), anchor: "end" },
        ]}
      />
      {[...counts.values()].map(({ x, y, count }) => (
        <circle
          key={`${x} ${y}`}
          cx={xOf(x)}
          cy={yOf(y)}
          r={Math.min(7, 1.9 + Math.sqrt(count))}
          className="fill-soft opacity-50"
        />
      ))}
      <path
        d={`M${through.join("L")}`}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-thread"
      />
    </>
  );
}
