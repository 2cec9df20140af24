import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { DataTable } from "#ui/data-table.tsx";
import { type Bar, BarChart } from "./bar-chart.tsx";
import { chartTable } from "./chart-table.ts";
import { OverTimeChart } from "./over-time-chart.tsx";
import { plot } from "./plot.ts";
import type { QuotedDays } from "./quoted-days.ts";
import { ScatterChart } from "./scatter-chart.tsx";

/** The data behind a thread, small. Its numbers stand in its table. */
export function ThreadChartView({ chart, quoted }: { chart: ThreadChart; quoted: QuotedDays }) {
  const { name } = chart.thing;
  const hasOpen = [...quoted.values()].includes("against");
  return (
    <figure className="min-w-0">
      <figcaption lang="en" className="mb-1 text-fine text-soft">
        {captionOf(chart)}
      </figcaption>
      <svg
        role="img"
        aria-label={words.chartLabel(name, subjectOf(chart))}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        className="h-auto w-full max-w-xl"
      >
        <Drawing chart={chart} quoted={quoted} />
      </svg>
      {chart.form === "over-time" && hasOpen && <p className="text-fine text-soft">{words.quotedDays}</p>}
    </figure>
  );
}

function captionOf({ thing: { name, unit, isShare } }: ThreadChart): string {
  return `${name}${isShare ? `, % ${words.share}` : unit === undefined ? "" : `, ${unit}`}`;
}

/** The numbers of a drawing as a table, for everybody. */
export function ThreadChartTable({ chart }: { chart: ThreadChart }) {
  const table = chartTable(chart);
  return (
    <DataTable
      label={words.table}
      caption={captionOf(chart)}
      heads={[table.head, words.mean, words.count]}
      numbers={2}
      rows={table.rows.map(({ label, mean, count }) => ({ key: label, cells: [label, mean, count] }))}
    />
  );
}

function subjectOf(chart: ThreadChart): string {
  switch (chart.form) {
    case "over-time":
      return chart.taken === undefined ? words.overTime : words.onTreatment(chart.taken.name);
    case "sides":
      return words.with(chart.by.name, chart.by.lagDays);
    case "scatter":
      return chart.across.name;
    case "weekdays":
      return words.byWeekday;
  }
}

function Drawing({ chart, quoted }: { chart: ThreadChart; quoted: QuotedDays }) {
  const { thing } = chart;
  if (chart.form === "over-time") return <OverTimeChart chart={chart} quoted={quoted} />;
  if (chart.form === "scatter") return <ScatterChart chart={chart} />;
  const bars = chart.form === "sides" ? barsOfSides(chart) : barsOfWeekdays(chart);
  const isScore = !thing.isShare && thing.unit === undefined && bars.every(({ mean }) => mean <= 10);
  return <BarChart bars={bars} isShare={thing.isShare} isScore={isScore} />;
}

function barsOfSides({ by, sides }: Extract<ThreadChart, { form: "sides" }>): Bar[] {
  return [
    { label: words.without(by.name), mean: sides.without.mean, marked: false },
    { label: words.with(by.name, by.lagDays), mean: sides.with.mean, marked: true },
  ];
}

function barsOfWeekdays({ weekdays }: Extract<ThreadChart, { form: "weekdays" }>): Bar[] {
  const overall = weekdays.reduce((sum, { mean }) => sum + mean, 0) / weekdays.length;
  const farthest = Math.max(...weekdays.map(({ mean }) => Math.abs(mean - overall)));
  return weekdays.map(({ weekday, mean }) => ({
    label: (words.weekdays[weekday] ?? "").slice(0, 3),
    mean,
    marked: Math.abs(mean - overall) === farthest,
  }));
}
