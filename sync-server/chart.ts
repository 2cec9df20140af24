/**
 * `npm run chart -- FILE…`: reads files as the app does and prints what they mean together today, as one JSON object: the chart that
 * `GET /api/chart` answers.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { createNodeOcrEngine } from "./readers/ocr-engine.ts";
import { createNodePdfEngine } from "./readers/pdf-engine.ts";
import { readOneFile } from "./readers/read-one-file.ts";

const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (files.length === 0) {
  process.stderr.write("Name at least one file: npm run chart -- FILE…\n");
  process.exit(1);
}

const ocr = createNodeOcrEngine();
const engines = { pdf: createNodePdfEngine(), ocr };
const now = new Date();
const records: ChartRecord[] = [];
for (const file of files) {
  try {
    const bytes = new Uint8Array(await readFile(file));
    const { printed, pages } = await readOneFile(engines, file, bytes, now);
    if (printed.failure) throw new Error(printed.failure.message);
    const document = { id: file, originalFilename: basename(file), occurredOn: printed.occurredOn?.date };
    records.push(chartRecordOf({ ...document, uploadedAt: now.toISOString() }, { pages }));
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : "cannot be opened"}\n`);
    process.exitCode = 1;
  }
}
await ocr.close();
process.stdout.write(`${JSON.stringify(buildChart(records, now.toISOString().slice(0, 10)), null, 1)}\n`);
