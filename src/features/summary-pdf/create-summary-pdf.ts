import { monthlyMeans } from "#demo/trend-figures.ts";
import { formatClinicalDate, formatDay } from "#features/texts/formats.ts";
import { summaryPdfTexts as words } from "#features/texts/summary-pdf.ts";
import { texts } from "#features/texts/texts.ts";
import { medicationList } from "./medication-list.ts";
import { Paper, type PaperFonts } from "./paper.ts";
import { drawTrends } from "./paper-chart.ts";
import type { SummaryInput } from "./summary-input.ts";

/** Room for the confidence at the right of an insight, in millimetres. */
const confidenceColumn = 38;

/** Lays the summary out: title, numbers, trends, medications, insights with their confidence, key discovery. A PDF of A4 pages. */
export function createSummaryPdf(
  input: SummaryInput,
  options: { today: Date; fonts: PaperFonts; note?: string },
): Blob {
  const { today, fonts, note } = options;
  const paper = new Paper(fonts, {
    title: `${words.title}: ${input.patientName}`,
    creator: texts.product,
    created: today,
  });
  drawTitle(paper, input, [words.made(formatDay(today.toISOString())), note].filter(Boolean).join(" · "));
  drawStats(paper, input);
  const months = monthlyMeans(input.trendData);
  if (months.length > 1) {
    paper.heading(words.trends, 70);
    paper.text(words.trendsNote, { size: 9, colour: "soft" });
    drawTrends(paper, months);
  }
  drawMedications(paper, input);
  drawInsights(paper, input);
  paper.heading(words.keyDiscovery, 14);
  paper.text(input.keyDiscovery, { size: 11.5 });
  return paper.finish({ disclaimer: words.disclaimer, page: words.page });
}

function drawTitle(paper: Paper, { patientName }: SummaryInput, about: string): void {
  paper.text(`${texts.product} · ${words.title}`, { size: 10, colour: "thread", bold: true });
  paper.text(patientName, { size: 24, bold: true });
  paper.text(about, { size: 9.5, colour: "soft" });
}

function drawStats(paper: Paper, input: SummaryInput): void {
  const stats = [
    [words.stats.journeyLength, input.journeyLength],
    [words.stats.specialistsSeen, input.specialistsSeen],
    [words.stats.medicationsTried, input.medicationsTried],
    [words.stats.redThreadsFound, input.redThreadsFound],
  ] as const;
  paper.space(5);
  paper.keep(16);
  const column = paper.width / stats.length;
  stats.forEach(([label, value], index) => {
    const x = paper.left + index * column;
    paper.label(String(value), x, paper.y + 6, { size: 15, bold: true });
    paper.label(label, x, paper.y + 11.5, { size: 9, colour: "soft" });
  });
  paper.space(13);
}

function drawMedications(paper: Paper, { trendData }: SummaryInput): void {
  const rows = medicationList(trendData);
  if (rows.length === 0) return;
  paper.heading(words.medications);
  paper.text(words.medicationsNote, { size: 9, colour: "soft" });
  paper.space(2);
  const columns = [paper.left, paper.left + 75, paper.left + 120] as const;
  const rowHeight = 5.4;
  const write = (cells: readonly string[], bold: boolean) => {
    paper.keep(rowHeight);
    cells.forEach((cell, index) => {
      paper.label(cell, columns[index] ?? paper.left, paper.y + 3.8, { size: 10, bold });
    });
    paper.line([
      [paper.left, paper.y + rowHeight],
      [paper.right, paper.y + rowHeight],
    ]);
    paper.space(rowHeight);
  };
  const { name, first, last } = words.medicationColumns;
  write([name, first, last], true);
  const day = (date: string) => formatClinicalDate({ date, precision: "day" });
  for (const row of rows) write([row.name, day(row.first), day(row.last)], false);
}

function drawInsights(paper: Paper, { insights }: SummaryInput): void {
  if (insights.length === 0) return;
  paper.heading(words.insights);
  for (const { insight, confidence } of insights) {
    paper.keep(12);
    const top = paper.y;
    paper.text(insight, { width: paper.width - confidenceColumn });
    const style = { size: 9.5, colour: "thread", bold: true, align: "right" } as const;
    paper.label(words.confidence(confidence), paper.right, top + 3.6, style);
    paper.space(1.5);
  }
}
