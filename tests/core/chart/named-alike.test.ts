import { expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { foldersNamedAlike } from "./named-alike.ts";

/** Sources of chance that nobody looked at while the names were told apart would be as good as this one. */
const seed = 14;
const tries = 200;

it("a record of another person among 20, with names alike: nothing of it is in the chart, and nothing of the patient's own is lost", () => {
  const told: string[] = [];
  const lost: string[] = [];
  let kept = 0;
  for (const { kind, today, records, strangerId, stranger, facts } of foldersNamedAlike(tries, seed)) {
    const { setAside, ...chart } = buildChart(records, today);
    const said = JSON.stringify(chart).toLowerCase();
    if (said.includes(strangerId) || facts.some((fact) => said.includes(fact.toLowerCase())))
      told.push(`${kind}: ${stranger}`);
    for (const { documentId, reason } of setAside) if (documentId !== strangerId) lost.push(reason);
    kept += chart.medicines.length;
  }
  console.log(`${tries} records of another person among 20 with names alike: facts of ${told.length} in the chart`);
  expect(told).toEqual([]);
  expect(lost).toEqual([]);
  // The charts are not empty: what is the patient's own stands in them.
  expect(kept).toBeGreaterThanOrEqual(tries * 2);
}, 120_000);
