import type { TrendDataPoint } from "#demo/trend-data.ts";
import type { MonthlyMean } from "#demo/trend-figures.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { chartPlot, chartSize, dayScale, threadThrough, yOf } from "./chart-geometry.ts";
import type { Score } from "./score-tone.ts";

const words = demoTexts.trends;
const gridLines = [1, 4, 7, 10];

/** One score over the months: a dot for each day, and the thread through the monthly means. Its table stands beside it, for everybody. */
export function ScoreChart(props: { score: Score; points: readonly TrendDataPoint[]; months: readonly MonthlyMean[] }) {
  const { score, points, months } = props;
  const xOf = dayScale(months.map(({ month }) => month));
  const means = months.map((each) => ({ ...each, x: xOf(`${each.month}-15`), y: yOf(each[score]) }));
  const [first, last] = [means[0], means.at(-1)];
  if (first === undefined || last === undefined) return null;
  const label = words.chart(
    words.scores[score].name,
    formatMonth(first.month),
    first[score].toFixed(1),
    formatMonth(last.month),
    last[score].toFixed(1),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} className="h-auto w-full">
      {gridLines.map((value) => (
        <g key={value}>
          <line x1={chartPlot.left} x2={chartPlot.right} y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
          <text x={chartPlot.left - 6} y={yOf(value) + 5} textAnchor="end" className="fill-soft text-[14px]">
            {value}
          </text>
        </g>
      ))}
      {points.map((point) => (
        <circle key={point.date} cx={xOf(point.date)} cy={yOf(point[score])} r="1.9" className="fill-soft opacity-35" />
      ))}
      <path
        d={threadThrough(means)}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-thread"
        data-testid="thread"
      />
      {means.map(({ month, x, y }) => (
        <g key={month}>
          <circle cx={x} cy={y} r="3.6" strokeWidth="1.5" className="fill-thread stroke-card" />
          <text x={x} y={chartSize.height - 10} textAnchor="middle" className="fill-soft text-[14px]">
            {formatMonth(month).slice(0, 3)}
          </text>
        </g>
      ))}
      {[first, last].map((mean) => (
        <text
          key={mean.month}
          x={mean.x}
          y={mean.y + (mean.y < 40 ? 20 : -10)}
          textAnchor="middle"
          strokeWidth="4"
          paintOrder="stroke"
          className="fill-ink stroke-card font-semibold text-[16px]"
        >
          {mean[score].toFixed(1)}
        </text>
      ))}
    </svg>
  );
}
