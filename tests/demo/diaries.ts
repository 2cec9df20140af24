import { demoPatient } from "#demo/journey.ts";
import { type TrendDataPoint, trendData } from "#demo/trend-data.ts";
import { a4, finishSheet, paragraph, row, type Sheet, shortDate, startSheet, words } from "./paper.ts";

/** The days that stand in the notebook and not in the typed diary of spring. */
export const notebookDays = { from: "2025-04-14", to: "2025-04-24" } as const;

export function entriesBetween(from: string, to: string): TrendDataPoint[] {
  return trendData.filter(({ date }) => date >= from && date <= to);
}

function isNotebookDay(day: string): boolean {
  return day >= notebookDays.from && day <= notebookDays.to;
}

/** Adds a page when fewer than `needed` points are left; answers whether it did. */
function turnPage(sheet: Sheet, needed: number): boolean {
  if (sheet.y + needed < a4.height - 46) return false;
  sheet.pdf.addPage();
  sheet.y = 62;
  return true;
}

interface TableLook {
  columns: number[];
  step: number;
  size: number;
  head: string[];
  shade?: string;
  line?: string;
}

function dayTable(sheet: Sheet, entries: readonly TrendDataPoint[], look: TableLook): void {
  const head = () => {
    row(sheet, look.head, look.columns, { weight: "bold", size: look.size });
    sheet.y += look.step + 2;
  };
  head();
  entries.forEach((entry, index) => {
    if (turnPage(sheet, look.step)) head();
    const { pdf } = sheet;
    if (look.shade !== undefined && index % 2 === 0) {
      pdf
        .setFillColor(look.shade)
        .rect(sheet.left - 6, sheet.y - look.step * 0.7, sheet.right - sheet.left + 12, look.step, "F");
    }
    if (look.line !== undefined) {
      pdf
        .setDrawColor(look.line)
        .setLineWidth(0.5)
        .line(sheet.left, sheet.y + 4, sheet.right, sheet.y + 4);
    }
    const cells = [
      shortDate(entry.date),
      String(entry.painLevel),
      String(entry.mobilityScore),
      String(entry.sleepQuality),
      entry.notes,
    ];
    row(sheet, cells, look.columns, { size: look.size });
    sheet.y += look.step;
  });
}

/** A spreadsheet printed with shaded rows. */
export function diaryWinter(): Buffer {
  const sheet = startSheet(109, { left: 52, right: 543, y: 60, size: 10 });
  words(sheet, "Symptom diary", 52, 60, { weight: "bold", size: 20 });
  sheet.y = 82;
  paragraph(sheet, `${demoPatient.name}. December 2024 and January 2025.`, { gap: 1 });
  paragraph(sheet, "Scores from 1 to 10. Pain: 10 is the worst. Mobility and sleep: 10 is the best.", { gap: 10 });
  dayTable(sheet, entriesBetween("2024-12-02", "2025-01-31"), {
    columns: [52, 146, 192, 250, 306],
    step: 15.4,
    size: 9.5,
    head: ["Date", "Pain", "Mobility", "Sleep", "Notes"],
    shade: "#f1ede4",
  });
  return finishSheet(sheet);
}

/** An app's export: a heading for each month, thin lines, typewriter numbers. */
export function diaryFebruaryMarch(): Buffer {
  const sheet = startSheet(117, { typeface: "courier", left: 46, right: 549, size: 9 });
  words(sheet, "DAYBOOK EXPORT", 46, 58, { weight: "bold", size: 13 });
  words(sheet, `Owner: ${demoPatient.name}   Symptom diary   Exported: 31 March 2025`, 46, 74);
  words(sheet, "Scale 1-10 (pain: high is bad; mobility, sleep: high is good)", 46, 87);
  sheet.y = 112;
  for (const [title, from, to] of [
    ["February 2025", "2025-02-01", "2025-02-28"],
    ["March 2025", "2025-03-01", "2025-03-31"],
  ] as const) {
    turnPage(sheet, 200);
    words(sheet, title, 46, sheet.y, { weight: "bold", size: 11 });
    sheet.y += 17;
    dayTable(sheet, entriesBetween(from, to), {
      columns: [46, 142, 186, 250, 300],
      step: 14.2,
      size: 8.6,
      head: ["Date", "Pain", "Mobility", "Sleep", "Notes"],
      line: "#d8d8d8",
    });
    sheet.y += 14;
  }
  return finishSheet(sheet);
}

/** A typed page of sentences' length lines; the days at her sister's are in a notebook. */
export function diarySpring(): Buffer {
  const sheet = startSheet(123, { typeface: "times", left: 60, right: 535, size: 11 });
  words(sheet, "Nora's diary, April and May 2025", 60, 64, { weight: "italic", size: 19, colour: "#7c4a21" });
  sheet.y = 88;
  paragraph(sheet, "Pain, mobility and sleep, each from 1 to 10, as Dr Penhallow asked.", { gap: 4 });
  paragraph(sheet, "14 to 24 April 2025: see my notebook. I was at my sister's without the computer.", { gap: 10 });
  const entries = entriesBetween("2025-04-01", "2025-05-31").filter(({ date }) => !isNotebookDay(date));
  dayTable(sheet, entries, {
    columns: [60, 156, 204, 268, 324],
    step: 16,
    size: 10.5,
    head: ["Date", "Pain", "Mobility", "Sleep", "Notes"],
    line: "#e5d7c6",
  });
  return finishSheet(sheet);
}
