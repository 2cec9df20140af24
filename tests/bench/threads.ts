/**
 * How fast the red threads follow one more record, in Chromium, over the sealed store and the worker, from the page's call to the stored
 * threads. One store grows to each of the counts: every day a check-in, and a letter or a report. Alone: `npx tsx tests/bench/threads.ts`.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Row, table } from "../support/measurement.ts";
import { growthBound, inChromium, percentile } from "./in-chromium.ts";
import type { ThreadTimes } from "./page/threads-page.ts";

const counts = [10, 100, 1000, 2000, 10_000];
const runs = 15;
/** The count at which one more record is bounded, in milliseconds. */
const boundedCount = 2000;
const bound = 200;

function atMost(figure: { name: string; value: number; unit: string; bound: number; note?: string }): Row {
  return { group: "threads", direction: "at-most", ...figure };
}

function rowsOf(times: ThreadTimes, before: ThreadTimes | undefined): Row[] {
  const count = times.count.toLocaleString("en-US");
  const note = `p95 ${percentile(times.checkIns, 0.95).toFixed(0)} ms of ${times.checkIns.length}; ${times.threads} threads; all at once ${(times.first / 1000).toFixed(1)} s; after a restart with one more ${times.restarted.toFixed(0)} ms, with nothing new ${times.unchanged.toFixed(0)} ms`;
  const growth =
    before === undefined ? bound : percentile(before.checkIns, 0.5) * growthBound(before.count, times.count);
  const rows = [
    atMost({
      name: `one more check-in at ${count} records, median`,
      value: percentile(times.checkIns, 0.5),
      unit: "ms",
      bound: Number((times.count === boundedCount ? bound : growth).toFixed(0)),
      note,
    }),
  ];
  if (times.count !== boundedCount) return rows;
  return [
    ...rows,
    atMost({
      name: `one more letter or report at ${count} records, median`,
      value: percentile(times.reports, 0.5),
      unit: "ms",
      bound,
      note: `p95 ${percentile(times.reports, 0.95).toFixed(0)} ms`,
    }),
  ];
}

export async function rows(): Promise<Row[]> {
  return inChromium("threads.html", async (page) => {
    await page.waitForFunction(() => window.threadsBench !== undefined);
    const measured = await page.evaluate(async ([counts, runs]) => window.threadsBench?.measure(counts, runs), [
      counts,
      runs,
    ] as const);
    if (!measured) throw new Error("The bench page lost its bench");
    return measured.flatMap((times, index) => rowsOf(times, measured[index - 1]));
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
