import type { MonthlyMean } from "#demo/trend-figures.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatMonth } from "#features/texts/formats.ts";
import type { Score } from "./score-tone.ts";

const words = demoTexts.trends;

/** The same numbers as the chart. */
export function ScoreTable({ score, months }: { score: Score; months: readonly MonthlyMean[] }) {
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{words.table}</summary>
      <table className="w-full text-left">
        <caption className="sr-only">{words.scores[score].name}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              {words.columns.month}
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
              {words.columns.mean}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {words.columns.days}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {months.map((each) => (
            <tr key={each.month} className="border-line not-last:border-b">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {formatMonth(each.month)}
              </th>
              <td className="py-1.5 pr-3 text-right">{each[score].toFixed(1)}</td>
              <td className="py-1.5 text-right">{each.entries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
