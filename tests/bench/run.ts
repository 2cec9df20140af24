/** `npm run bench [-- GROUP…] [--json]`: how fast the product is, always against a bare baseline in the same run. */
import { runMeasurements } from "../support/measurement.ts";
import { rows as accountsRows } from "./accounts.ts";
import { rows as lighthouseRows } from "./lighthouse.ts";
import { rows as manyRows } from "./many-records.ts";
import { rows as readingRows } from "./reading.ts";
import { rows as scaleRows } from "./scale.ts";
import { rows as speechRows } from "./speech.ts";
import { rows as syncRows } from "./sync.ts";
import { rows as syncingRows } from "./sync-device.ts";
import { rows as threadsRows } from "./threads.ts";
import { rows as understandingRows } from "./understanding.ts";

process.exitCode = await runMeasurements({
  title: "Speed",
  command: "npm run bench",
  groups: [
    { name: "reading", measure: async () => ({ rows: await readingRows(), skips: [] }) },
    { name: "speech", measure: async () => ({ rows: await speechRows(), skips: [] }) },
    { name: "understanding", measure: async () => ({ rows: await understandingRows(), skips: [] }) },
    { name: "threads", measure: async () => ({ rows: await threadsRows(), skips: [] }) },
    { name: "sync", measure: async () => ({ rows: await syncRows(), skips: [] }) },
    { name: "scale", measure: async () => ({ rows: await scaleRows(), skips: [] }) },
    { name: "accounts", measure: async () => ({ rows: await accountsRows(), skips: [] }) },
    { name: "syncing", measure: async () => ({ rows: await syncingRows(), skips: [] }) },
    { name: "many", measure: async () => ({ rows: await manyRows(), skips: [] }) },
    { name: "lighthouse", measure: async () => ({ rows: await lighthouseRows(), skips: [] }) },
  ],
  resultsFile: new URL("./RESULTS.md", import.meta.url),
  argv: process.argv.slice(2),
});
