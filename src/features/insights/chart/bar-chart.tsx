import { Axes } from "./axes.tsx";
import { axisFor, plot, printed, scale } from "./plot.ts";

export interface Bar {
  label: string;
  mean: number;
  /** What the thread speaks of. */
  marked: boolean;
}

/** A bar for each group, from 0; the one that the thread speaks of is red. */
export function BarChart({ bars, isShare, isScore }: { bars: readonly Bar[]; isShare: boolean; isScore: boolean }) {
  const axis = axisFor([0, ...bars.map(({ mean }) => mean)], { isShare, isScore });
  const yOf = scale([axis[0] ?? 0, axis.at(-1) ?? 1], [plot.bottom, plot.top]);
  const room = (plot.right - plot.left) / bars.length;
  const width = Math.min(64, room * 0.62);
  const places = bars.map((bar, index) => ({ ...bar, x: plot.left + room * (index + 0.5) }));
  return (
    <>
      <Axes values={axis} yOf={yOf} isShare={isShare} below={places.map(({ x, label }) => ({ x, text: label }))} />
      {places.map(({ x, label, mean, marked }) => (
        <g key={label}>
          <rect
            x={x - width / 2}
            width={width}
            y={yOf(mean)}
            height={Math.max(1, yOf(0) - yOf(mean))}
            rx="3"
            className={marked ? "fill-thread" : "fill-edge"}
          />
          <text x={x} y={yOf(mean) - 4} textAnchor="middle" className="fill-ink font-semibold text-[12px]">
            {printed(mean, isShare)}
          </text>
        </g>
      ))}
    </>
  );
}
