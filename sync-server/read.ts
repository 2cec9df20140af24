/**
 * `npm run read -- FILE…`: reads files as the app does and prints what it found, one JSON object a file, a line each.
 * `--table` prints one table over all files instead.
 */
import { readFile } from "node:fs/promises";
import { createNodeOcrEngine } from "./readers/ocr-engine.ts";
import { createNodePdfEngine } from "./readers/pdf-engine.ts";
import { type FileReport, readOneFile } from "./readers/read-one-file.ts";
import { reportTable } from "./readers/report-table.ts";

const asTable = process.argv.includes("--table");
const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (files.length === 0) {
  process.stderr.write("Name at least one file: npm run read -- FILE…\n");
  process.exit(1);
}

const ocr = createNodeOcrEngine();
const engines = { pdf: createNodePdfEngine(), ocr };
const reports: FileReport[] = [];
for (const file of files) {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await readFile(file));
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : "cannot be opened"}\n`);
    process.exitCode = 1;
    continue;
  }
  const report = await readOneFile(engines, file, bytes, new Date());
  if (asTable) reports.push(report);
  else process.stdout.write(`${JSON.stringify(report.printed)}\n`);
}
if (asTable) process.stdout.write(reportTable(reports));
await ocr.close();
