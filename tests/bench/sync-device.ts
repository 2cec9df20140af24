import type { Row } from "../support/measurement.ts";
import { inChromium, percentile } from "./in-chromium.ts";

const documents = 10_000;

/** What syncing costs a device with ten thousand documents, in Chromium. */
export async function rows(count = documents): Promise<Row[]> {
  const times = await inChromium(
    "sync.html",
    async (page) => {
      await page.waitForFunction(() => window.syncBench !== undefined);
      return page.evaluate((howMany) => window.syncBench?.measureSync(howMany, 40), count);
    },
    { include: ["dexie", "fflate", "zod/mini", "hash-wasm"] },
  );
  if (times === undefined) throw new Error("The page has no bench.");
  const { lift, starts, looks, changes, join, logBytes } = times;
  const [start, look] = [percentile(starts, 0.5), percentile(looks, 0.5)];
  const megabytes = (logBytes / 1e6).toFixed(0);
  const each = (milliseconds: number) => `${(milliseconds / count).toFixed(2)} ms a document`;
  const row = (name: string, value: number, bound: number, note: string): Row => {
    return { group: "syncing", name, value, bound, direction: "at-most", unit: "ms", note };
  };
  return [
    row("a start at 10,000 documents when nothing has changed", start, 1_500, `median of ${starts.length}`),
    {
      group: "syncing",
      name: "a start at 10,000 documents when nothing has changed, of one that looks at everything",
      value: start / look,
      bound: 0.2,
      direction: "at-most",
      note: `${Math.round(look)} ms where the log is opened and all is looked at; medians of ${looks.length}, in turns`,
    },
    row(
      "a change at 10,000 documents until it is sent, p95",
      percentile(changes, 0.95),
      400,
      `p50 ${Math.round(percentile(changes, 0.5))} ms`,
    ),
    row("10,000 documents are put into the log and sent", lift, 120_000, `${each(lift)}, ${megabytes} MB`),
    row("10,000 documents come to a second device", join, 120_000, `${each(join)}, checked and laid in`),
  ];
}
