import type { ChartGroup, ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { printed } from "./plot.ts";

export interface ChartTable {
  /** What the rows are. */
  head: string;
  rows: { label: string; mean: string; count: number }[];
}

/** The numbers of a chart, in words. */
export function chartTable(chart: ThreadChart): ChartTable {
  const row = (label: string, { mean, n }: ChartGroup) => ({ label, mean: withUnit(chart, mean), count: n });
  switch (chart.form) {
    case "over-time": {
      const { sides, taken, months } = chart;
      if (sides === undefined || taken === undefined) {
        return { head: words.month, rows: months.map((each) => row(formatMonth(each.month), each)) };
      }
      const rows = [row(words.offTreatment(taken.name), sides.without), row(words.onTreatment(taken.name), sides.with)];
      return { head: words.group, rows };
    }
    case "sides": {
      const { by, sides } = chart;
      const rows = [row(words.without(by.name), sides.without), row(words.with(by.name, by.lagDays), sides.with)];
      return { head: words.group, rows };
    }
    case "scatter": {
      const { across, thirds } = chart;
      const unit = across.unit === undefined ? "" : ` ${across.unit}`;
      const span = ({ from, to }: { from: number; to: number }) =>
        from === to ? `${printed(from, false)}${unit}` : `${printed(from, false)}–${printed(to, false)}${unit}`;
      return { head: across.name, rows: thirds.map((third) => row(span(third), third)) };
    }
    case "weekdays":
      return {
        head: words.weekday,
        rows: chart.weekdays.map((each) => row(words.weekdays[each.weekday] ?? "", each)),
      };
  }
}

function withUnit({ thing }: ThreadChart, mean: number): string {
  if (thing.isShare) return `${printed(mean, true)} ${words.share}`;
  return thing.unit === undefined ? mean.toFixed(1) : `${mean.toFixed(1)} ${thing.unit}`;
}
