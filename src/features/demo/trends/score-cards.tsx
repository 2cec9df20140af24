import type { TrendDataPoint } from "#demo/trend-data.ts";
import { lastThreeMonths, type MonthlyMean, monthlyMeans, trendPercentages } from "#demo/trend-figures.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { ScoreChart } from "./score-chart.tsx";
import { ScoreTable } from "./score-table.tsx";
import { type Score, scoreTone } from "./score-tone.ts";

const words = demoTexts.trends;

/** Pain, mobility and sleep: how much better, the last three months, the chart with its table. All of it computed from `points`. */
export function ScoreCards({ points }: { points: readonly TrendDataPoint[] }) {
  const percentages = trendPercentages(points);
  const cards: { score: Score; percent: number | undefined }[] = [
    { score: "painLevel", percent: percentages?.painImprovement },
    { score: "mobilityScore", percent: percentages?.functionImprovement },
    { score: "sleepQuality", percent: percentages?.sleepImprovement },
  ];
  const months = monthlyMeans(points);
  const recent = lastThreeMonths(points);
  return (
    <section aria-labelledby="scores-heading" className="flex flex-col gap-4">
      <h2 id="scores-heading" className="font-medium font-serif text-title">
        {words.scoresHeading}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-3">
        {cards.map(({ score, percent }) => (
          <li key={score}>
            <Card className="flex flex-col gap-3">
              <div>
                <h3 className="font-medium font-serif text-heading">{words.scores[score].name}</h3>
                <p className="text-soft">{words.scores[score].note}</p>
              </div>
              <Change score={score} percent={percent} />
              <ScoreChart score={score} points={points} months={months} />
              <LastMonths score={score} months={recent} />
              <ScoreTable score={score} months={months} />
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-soft">{words.chartLegend}</p>
    </section>
  );
}

function Change({ score, percent }: { score: Score; percent: number | undefined }) {
  if (percent === undefined) return <p>{words.none}</p>;
  const change = words.scores[score].change(percent);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-medium font-serif text-[2.4rem] leading-none">{change.figure}</span>{" "}
      <span className="font-semibold">{change.words}</span>
    </p>
  );
}

function LastMonths({ score, months }: { score: Score; months: readonly MonthlyMean[] }) {
  return (
    <div>
      <h4 className="mb-1 font-semibold">{words.lastMonths}</h4>
      <ul>
        {months.map((each) => {
          const tone = scoreTone(score, each[score]);
          return (
            <li
              key={each.month}
              className="flex items-center justify-between gap-3 border-line py-1.5 not-last:border-b"
            >
              <span className="text-soft">{formatMonth(each.month)}</span>
              <Badge tone={tone}>
                <span className="text-base tabular-nums">{each[score].toFixed(1)}</span>
                <span className="font-normal">{words.tones[tone]}</span>
              </Badge>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
