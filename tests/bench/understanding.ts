/**
 * How fast records are understood and questions answered, in Chromium, over the sealed store and the understanding's own worker. One store
 * grows to each of the counts, as a person's does; the index is warm. Alone: `npx tsx tests/bench/understanding.ts`.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Row, table } from "../support/measurement.ts";
import { growthBound, inChromium, percentile } from "./in-chromium.ts";
import type { AnswerTimes } from "./page/understanding-page.ts";

const letterRuns = 31;
const counts = [10, 100, 1000, 2000, 10_000];
const rounds = 2;
/** The count at which the 95th percentile is bounded. */
const boundedCount = 2000;

function atMost(figure: { name: string; value: number; unit: string; bound: number; note?: string }): Row {
  return { group: "understanding", direction: "at-most", ...figure };
}

function grouped(count: number): string {
  return count.toLocaleString("en-US");
}

function growthRow(from: AnswerTimes, to: AnswerTimes): Row {
  const [before, after] = [percentile(from.answers, 0.5), percentile(to.answers, 0.5)];
  return atMost({
    name: `answer: growth of the median from ${grouped(from.count)} to ${grouped(to.count)} records`,
    value: after / before,
    unit: "times",
    bound: Number(growthBound(from.count, to.count).toFixed(1)),
    note: `${before.toFixed(1)} ms and ${after.toFixed(1)} ms; the bound is n log n`,
  });
}

/** The median at each count, bounded by n log n from the count before; the smallest by the letter's 50 ms. */
function medianRow(times: AnswerTimes, before: AnswerTimes | undefined): Row {
  const note = `${times.answers.length} answers, p95 ${percentile(times.answers, 0.95).toFixed(1)} ms; ${grouped(times.count - (before?.count ?? 0))} records more were understood and sealed in ${(times.adding / 1000).toFixed(1)} s, indexed in ${(times.indexing / 1000).toFixed(1)} s`;
  const bound = before === undefined ? 50 : percentile(before.answers, 0.5) * growthBound(before.count, times.count);
  return atMost({
    name: `answer at ${grouped(times.count)} records, median`,
    value: percentile(times.answers, 0.5),
    unit: "ms",
    bound: Number(bound.toFixed(1)),
    note,
  });
}

function at(measured: readonly AnswerTimes[], count: number): AnswerTimes {
  const times = measured.find((one) => one.count === count);
  if (times === undefined) throw new Error(`Nothing was measured at ${count} records`);
  return times;
}

export async function rows(): Promise<Row[]> {
  return inChromium("understanding.html", async (page) => {
    await page.waitForFunction(() => window.understandingBench !== undefined);
    const letter = await page.evaluate(async (runs) => window.understandingBench?.measureLetter(runs), letterRuns);
    const measured = await page.evaluate(
      async ([counts, rounds]) => window.understandingBench?.measureAnswers(counts, rounds),
      [counts, rounds] as const,
    );
    const questions = await page.evaluate(() => window.understandingBench?.questionCount);
    if (!letter || !measured || !questions) throw new Error("The bench page lost its bench");
    const largest = at(measured, counts.at(-1) ?? 0);
    const bounded = at(measured, boundedCount);
    return [
      atMost({
        name: "facts and summary of a letter of 5 pages, to the worker and back, median",
        value: percentile(letter, 0.5),
        unit: "ms",
        bound: 50,
        note: `${letter.length} runs, p95 ${percentile(letter, 0.95).toFixed(1)} ms`,
      }),
      atMost({
        name: `answer at ${grouped(boundedCount)} records, p95`,
        value: percentile(bounded.answers, 0.95),
        unit: "ms",
        bound: 100,
        note: `${questions} questions in ${rounds} rounds, ${bounded.found} of them found in the records`,
      }),
      atMost({
        name: `answer at ${grouped(boundedCount)} records right after one came and another went, p95`,
        value: percentile(bounded.followed, 0.95),
        unit: "ms",
        bound: 100,
        note: `${questions} questions, median ${percentile(bounded.followed, 0.5).toFixed(1)} ms`,
      }),
      atMost({
        name: `first answer after a restart at ${grouped(largest.count)} records`,
        value: largest.restarted,
        unit: "ms",
        bound: 2000,
        note: measured.map(({ count, restarted }) => `${grouped(count)}: ${restarted.toFixed(0)} ms`).join(", "),
      }),
      ...measured.map((times, index) => medianRow(times, measured[index - 1])),
      growthRow(at(measured, 100), at(measured, 10_000)),
      growthRow(at(measured, 1000), at(measured, 10_000)),
    ];
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
