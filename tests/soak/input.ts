import { buildChart } from "#core/chart/build-chart.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { badInputs } from "../core/chart/bad-input.ts";
import { mostGrowth, timed } from "../growth/measure-growth.ts";

const now = new Date("2026-02-12T10:00:00Z");
/** Milliseconds below which a machine that does other things too tells nothing. */
const floor = 25;
/** What collects memory in between is no growth. */
const tries = 3;

/** How long the chart, and the summary, of uploads that hold little or nothing take at a quarter, half and all of their size. */
export async function soakInput(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, pagesOf] of Object.entries(badInputs)) {
    const document = { id: "bad", originalFilename: "bad.pdf", occurredOn: undefined, uploadedAt: now.toISOString() };
    const works = {
      chart: (share: number) => () => buildChart([chartRecordOf(document, { pages: pagesOf(share) })], "2026-02-12"),
      summary: (share: number) => () => understandDocument({ document, pages: pagesOf(share), now }),
    };
    for (const [work, at] of Object.entries(works)) {
      const times: number[] = [];
      for (const share of [0.25, 0.5, 1]) {
        const tried: number[] = [];
        for (let turn = 0; turn < tries; turn++) tried.push(await timed(at(share), 120_000));
        times.push(Math.min(...tried));
      }
      const [first = 0, second = 0, third = 0] = times.map((time) => Math.max(time, floor));
      const ratio = Math.max(second / first, third / second);
      console.log(`${name}: ${work} in ${times.map(Math.round).join(", ")} ms, ${ratio.toFixed(2)} a doubling`);
      if (ratio > mostGrowth)
        wrong.push(`${name}: the ${work} takes ${ratio.toFixed(2)} times as long for twice as much`);
    }
  }
  return wrong;
}
