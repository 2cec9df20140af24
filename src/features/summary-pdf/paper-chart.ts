import type { MonthlyMean } from "#demo/trend-figures.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { summaryPdfTexts } from "#features/texts/summary-pdf.ts";
import type { Paper, PaperColour } from "./paper.ts";

const chartHeight = 36;
const lowest = 1;
const highest = 10;
/** Room at the right for the lines' names, and at the left for the scale. */
const names = 30;
const scale = 7;

type Score = "painLevel" | "mobilityScore" | "sleepQuality";

/** Told apart by dash as well as by colour: many of these pages are printed in grey. */
const lines: { score: Score; colour: PaperColour; dash: number[] }[] = [
  { score: "painLevel", colour: "thread", dash: [] },
  { score: "mobilityScore", colour: "ink", dash: [2.4, 1.6] },
  { score: "sleepQuality", colour: "soft", dash: [0.3, 1.4] },
];

/** The monthly means as three lines, each named at its end with its last value. Months are at least two. */
export function drawTrends(paper: Paper, months: readonly MonthlyMean[]): void {
  paper.keep(chartHeight + 10);
  const top = paper.y + 2;
  const left = paper.left + scale;
  const right = paper.right - names;
  const xOf = (index: number) => left + ((right - left) * index) / (months.length - 1);
  const yOf = (value: number) => top + (chartHeight * (highest - value)) / (highest - lowest);
  for (const value of [1, 4, 7, 10]) {
    paper.line([
      [left, yOf(value)],
      [right, yOf(value)],
    ]);
    paper.label(String(value), left - 2.5, yOf(value) + 1.1, { size: 8, colour: "soft", align: "right" });
  }
  months.forEach(({ month }, index) => {
    paper.label(formatMonth(month), xOf(index), top + chartHeight + 5, { size: 8, colour: "soft", align: "center" });
  });
  const places = spread(
    lines.map(({ score }) => yOf(months.at(-1)?.[score] ?? lowest)),
    4.2,
  );
  lines.forEach(({ score, colour, dash }, index) => {
    const points = months.map((month, each): [number, number] => [xOf(each), yOf(month[score])]);
    paper.line(points, { colour, width: 0.7, dash });
    for (const [x, y] of points) paper.dot(x, y, 0.8, colour);
    const last = months.at(-1)?.[score].toFixed(1);
    const label = `${summaryPdfTexts.scores[score]} ${last}`;
    paper.label(label, right + 4, (places[index] ?? 0) + 1.2, { size: 9.5, bold: true, colour });
  });
  paper.y = top + chartHeight + 8;
}

/** Moves places that are nearer than `least` apart, in their order. */
function spread(places: readonly number[], least: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  for (let index = 1; index < order.length; index += 1) {
    const [before, own] = [order[index - 1], order[index]];
    if (before && own && own.place - before.place < least) own.place = before.place + least;
  }
  return order.sort((one, other) => one.index - other.index).map(({ place }) => place);
}
