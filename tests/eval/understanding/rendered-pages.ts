import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsPDF } from "jspdf";
import type { Page } from "#core/domain/page.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { readOneFile } from "../../../sync-server/readers/read-one-file.ts";
import { dataPath } from "./data-folder.ts";
import { textPage } from "./qa-run.ts";

/** A text as a PDF of one page: tables in a typewriter's letters, so that their columns stand; letters in proportional ones. */
function renderPdf(text: string): Uint8Array<ArrayBuffer> {
  const pdf = new jsPDF({ unit: "pt", format: "a4" });
  const table = / {3,}/.test(text);
  pdf.setFont(table ? "courier" : "helvetica", "normal");
  pdf.setFontSize(10);
  let y = 60;
  for (const line of text.split("\n")) {
    for (const part of table ? [line] : (pdf.splitTextToSize(line === "" ? " " : line, 470) as string[])) {
      pdf.text(part, 60, y);
      y += 14;
    }
  }
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** The pages of each record of `qa/records`: of every fifth patient as the reader gives them from a PDF, of the others the text itself. */
export async function renderedPages(): Promise<(patient: string, file: string) => Page[]> {
  const folder = dataPath("qa", "records");
  const read = new Map<string, Page[]>();
  if (folder !== undefined) {
    const ocr = createNodeOcrEngine();
    const engines = { pdf: createNodePdfEngine(), ocr };
    const patients = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
    for (const patient of patients.filter((_name, index) => index % 5 === 0)) {
      for (const file of readdirSync(join(folder, patient))) {
        const path = join(folder, patient, file);
        const report = await readOneFile(
          engines,
          file.replace(/\.txt$/, ".pdf"),
          renderPdf(readFileSync(path, "utf8")),
          new Date(),
        );
        read.set(
          path,
          report.printed.pages.map(({ number, text, source }) => ({ number, text, source, lines: [] })),
        );
      }
    }
    await ocr.close();
  }
  return (_patient, file) => read.get(file) ?? [textPage(readFileSync(file, "utf8").trimEnd())];
}
