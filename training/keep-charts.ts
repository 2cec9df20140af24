/**
 * Keeps what good readers say that the records of a training folder mean together: `tsx training/keep-charts.ts PATH`, where PATH holds
 * FOLDER.json in the shape of the judge's `chart.json` (or FOLDER/chart.json).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chartsAt } from "./training-folders.ts";

const [path = ""] = process.argv.slice(2);
mkdirSync(chartsAt, { recursive: true });
for (const entry of readdirSync(path).sort()) {
  const file = entry.endsWith(".json") ? join(path, entry) : join(path, entry, "chart.json");
  if (!existsSync(file)) continue;
  const chart: unknown = JSON.parse(readFileSync(file, "utf8"));
  const id = entry.replace(/\.json$/, "");
  writeFileSync(join(chartsAt, `${id}.json.gz`), gzipSync(JSON.stringify(chart), { level: 9 }));
}
