import { buildChart } from "#core/chart/build-chart.ts";
import { foldersNamedAlike } from "../../core/chart/named-alike.ts";
import type { Row } from "../../support/measurement.ts";

const tries = 200;

/** A record of another person among 20, with names alike: of how many something is in the chart, and what it costs the patient's own. */
export function strangerRows(seed: number): Row[] {
  let told = 0;
  let lost = 0;
  let own = 0;
  for (const { today, records, strangerId, facts } of foldersNamedAlike(tries, seed)) {
    const { setAside, ...chart } = buildChart(records, today);
    const said = JSON.stringify(chart).toLowerCase();
    if (said.includes(strangerId) || facts.some((fact) => said.includes(fact.toLowerCase()))) told++;
    lost += setAside.filter(({ documentId }) => documentId !== strangerId).length;
    own += records.length - 1;
  }
  const row = (name: string, value: number, note: string): Row => ({
    group: "chart",
    name,
    value,
    bound: 0,
    direction: "at-most",
    note,
  });
  return [
    row("another person's record among 20, named alike: facts in the chart", told, `of ${tries} tries`),
    row("the patient's own records set aside beside it", lost, `of ${own}`),
  ];
}
