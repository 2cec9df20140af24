import type { FileReport, PrintedFile } from "./read-one-file.ts";

/** How a file ended: "text", "OCR text", both, "waiting" (voice) or the code of its failure. */
export function outcomeOf(file: PrintedFile): string {
  if (file.failure) return file.failure.code;
  const recognised = file.pages.some((page) => page.source === "ocr" && page.text !== "");
  const printed = file.pages.some((page) => page.source === "text-layer" && page.text !== "");
  if (recognised) return printed ? "text and OCR text" : "OCR text";
  return printed ? "text" : "waiting";
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

/** A Markdown table with a line for each file, and how many ended in which way. */
export function reportTable(reports: readonly FileReport[]): string {
  let table = row(["file", "outcome", "pages", "lost", "seconds", "slowest page, s"]) + row(Array(6).fill("---"));
  const counts = new Map<string, number>();
  let pages = 0;
  let lost = 0;
  let slowest = 0;
  for (const { printed, seconds, times } of reports) {
    const outcome = outcomeOf(printed);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    pages += printed.pages.length;
    lost += printed.lostPages.length;
    slowest = Math.max(slowest, times.slowestSeconds);
    const figures = [
      printed.pages.length,
      printed.lostPages.length,
      seconds.toFixed(1),
      times.slowestSeconds.toFixed(1),
    ];
    table += row([printed.file.split("/").slice(-2).join("/"), outcome, ...figures]);
  }
  const ends = [...counts]
    .sort((first, second) => second[1] - first[1])
    .map(([outcome, count]) => `${outcome} ${count}`);
  return `${table}\n${reports.length} files: ${ends.join(", ")}; ${pages} pages read, ${lost} lost; slowest page ${slowest.toFixed(1)} s\n`;
}
