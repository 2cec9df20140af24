import { jsPDF } from "jspdf";
import { seededNumbers } from "../fixtures/drawn-page.ts";

export const footer = "Fictional patient - made for the Red Thread demo";
export const a4 = { width: 595.28, height: 841.89 };

export type Typeface = "helvetica" | "times" | "courier";

/** A sheet that is being written from top to bottom. Lengths are points; `y` is the baseline of the next line. */
export interface Sheet {
  pdf: jsPDF;
  typeface: Typeface;
  size: number;
  left: number;
  right: number;
  y: number;
}

/** An A4 document whose bytes depend on its content only: fixed date and file id. */
export function startSheet(seed: number, options: Partial<Omit<Sheet, "pdf">> = {}): Sheet {
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
  pdf.setCreationDate("D:20250601080000+00'00'");
  pdf.setFileId(seed.toString(16).toUpperCase().padStart(32, "0"));
  return { pdf, typeface: "helvetica", size: 10.5, left: 62, right: a4.width - 62, y: 70, ...options };
}

export function finishSheet(sheet: Sheet): Buffer {
  const { pdf } = sheet;
  for (let page = 1; page <= pdf.getNumberOfPages(); page++) {
    pdf.setPage(page).setFont("helvetica", "normal").setFontSize(7.5).setTextColor(130);
    pdf.text(footer, a4.width / 2, a4.height - 24, { align: "center" });
  }
  return Buffer.from(pdf.output("arraybuffer"));
}

type Weight = "normal" | "bold" | "italic";

/** One line at a place of its own; the sheet's position stays. */
export function words(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  options: { weight?: Weight; size?: number; align?: "left" | "right" | "center"; colour?: string } = {},
): void {
  const { weight = "normal", size = sheet.size, align = "left", colour = "#1b1b1b" } = options;
  sheet.pdf.setFont(sheet.typeface, weight).setFontSize(size).setTextColor(colour);
  sheet.pdf.text(text, x, y, { align });
}

/** Wrapped text between `left` and `right`; moves the sheet down and leaves a gap. */
export function paragraph(
  sheet: Sheet,
  text: string,
  options: { weight?: Weight; size?: number; gap?: number; indent?: number } = {},
): void {
  const { weight = "normal", size = sheet.size, gap = size * 0.65, indent = 0 } = options;
  sheet.pdf.setFont(sheet.typeface, weight).setFontSize(size);
  const lines: string[] = sheet.pdf.splitTextToSize(text, sheet.right - sheet.left - indent);
  for (const line of lines) {
    words(sheet, line, sheet.left + indent, sheet.y, { weight, size });
    sheet.y += size * 1.36;
  }
  sheet.y += gap;
}

export function heading(sheet: Sheet, text: string, colour = "#1b1b1b", size = sheet.size + 1): void {
  words(sheet, text, sheet.left, sheet.y, { weight: "bold", size, colour });
  sheet.y += size * 1.5;
}

export function rule(sheet: Sheet, y: number, colour = "#777777", thickness = 0.7): void {
  sheet.pdf.setDrawColor(colour).setLineWidth(thickness).line(sheet.left, y, sheet.right, y);
}

/** A name in ink: loops and a tail, as different as the seeds. */
export function signature(sheet: Sheet, seed: number, x = sheet.left, y = sheet.y): void {
  const next = seededNumbers(seed * 7919);
  const between = (low: number, high: number) => low + (high - low) * next();
  const capital = between(10, 26);
  const strokes = [
    [capital * 0.3, -between(18, 32), capital, -between(14, 30), capital * between(0.3, 0.9), between(-2, 8)],
  ];
  for (let letter = 0; letter < 2 + (seed % 4); letter++) {
    const width = between(6, 14);
    const height = letter === 1 ? between(10, 22) : between(4, 10);
    strokes.push([width * 0.3, -height, width, -height * between(0.6, 1), width * between(0.6, 1.1), between(-1, 3)]);
  }
  strokes.push([between(6, 16), between(1, 9), between(16, 30), between(-2, 5), between(26, 60), between(-10, 2)]);
  sheet.pdf.setDrawColor(seed % 2 === 0 ? "#1f1f1f" : "#27408b").setLineWidth(between(0.8, 1.4));
  sheet.pdf.lines(strokes, x, y);
}

/** Cells of one row, each at the left edge of its column (or right-aligned to it). */
export function row(
  sheet: Sheet,
  cells: readonly string[],
  columns: readonly number[],
  options: { weight?: Weight; size?: number; colour?: string } = {},
): void {
  cells.forEach((cell, index) => {
    const x = columns[index];
    if (x !== undefined && cell !== "") words(sheet, cell, x, sheet.y, options);
  });
}

/** "15 January 2025" of "2025-01-15". */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** "Wed 15 Jan 2025" of "2025-01-15". */
export function shortDate(day: string): string {
  const parts = longDate(day).split(" ");
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return `${weekday} ${parts[0]} ${(parts[1] ?? "").slice(0, 3)} ${parts[2]}`;
}
