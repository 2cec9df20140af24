import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { type FileReport, readOneFile } from "../../../sync-server/readers/read-one-file.ts";
import { outcomeOf } from "../../../sync-server/readers/report-table.ts";
import type { Row, Skip } from "../../support/measurement.ts";
import { dataPath } from "../understanding/data-folder.ts";

const group = "reading";

async function pdfFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith(".pdf"))
    .sort()
    .map((entry) => join(folder, entry));
}

/** Every quote of every citation, held against its page again: the judge shares no code with the check inside the product. */
function misquoted(report: FileReport): number {
  const { pages, citations } = report.printed;
  return citations.filter(({ page, start, end, quote }) => {
    const text = pages.find(({ number }) => number === page)?.text;
    return quote === "" || text?.slice(start, end) !== quote;
  }).length;
}

/** How every PDF of the folder ends: read, or with a reason; how long the slowest page takes; whether all quotes stand in their pages. */
export async function endingRows(): Promise<{ rows: Row[]; skips: Skip[] }> {
  const folder = dataPath("pdf");
  if (!folder) return { rows: [], skips: [{ group, name: "PDFs", reason: "no folder pdf in the evaluation's data" }] };
  const ocr = createNodeOcrEngine();
  const engines = { pdf: createNodePdfEngine(), ocr };
  const files = await pdfFiles(folder);
  const outcomes = new Map<string, number>();
  const totals = { crashes: 0, pages: 0, lost: 0, slowest: 0, misquoted: 0, unreasoned: 0 };
  for (const file of files) {
    try {
      const report = await readOneFile(engines, file, new Uint8Array(await readFile(file)), new Date());
      const outcome = outcomeOf(report.printed);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      totals.pages += report.printed.pages.length;
      totals.lost += report.printed.lostPages.length;
      totals.slowest = Math.max(totals.slowest, report.times.slowestSeconds);
      totals.misquoted += misquoted(report);
      if (report.printed.failure ? report.printed.failure.message === "" : report.printed.pages.length === 0) {
        totals.unreasoned += 1;
      }
    } catch (error) {
      totals.crashes += 1;
      console.error(`${file}:`, error);
    }
  }
  await ocr.close();
  const ends = [...outcomes].sort((a, b) => b[1] - a[1]).map(([outcome, count]) => `${outcome} ${count}`);
  const row = (name: string, value: number, bound: number, more: Partial<Row> = {}): Row => ({
    group,
    name,
    value,
    bound,
    direction: "at-most",
    ...more,
  });
  return {
    rows: [
      row("PDFs that crash the reader", totals.crashes, 0, { note: `${files.length} files: ${ends.join(", ")}` }),
      row("PDFs that end with neither pages nor a reason", totals.unreasoned, 0),
      row("slowest page", totals.slowest, 30, { unit: "s", note: `${totals.pages} pages read, ${totals.lost} lost` }),
      row("citations whose quote does not stand in its page", totals.misquoted, 0),
    ],
    skips: [],
  };
}
