import { threadsOf } from "#core/threads/find-threads.ts";
import { updateThreads } from "#core/threads/thread-state.ts";
import type { Row } from "../../support/measurement.ts";
import { documentsOf, type SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import { stateOf } from "./judged-patterns.ts";

const documentCount = 2000;
/** Names of the tests in the reports that a long history is filled with. */
const labNames = Array.from({ length: 60 }, (_none, index) => `test ${index + 1}`);

/** How long one more document takes at 2,000 documents: a year of diaries, and a long history of reports and letters. */
export function growthRow(seed: number): Row {
  const patient = simulatePatient(seed);
  const own = documentsOf(patient);
  const reports = own.filter(({ id }) => id.startsWith("blood"));
  const filling: SimulatedDocument[] = Array.from({ length: documentCount - own.length }, (_none, index) => {
    const report = reports[index % reports.length];
    if (report === undefined) throw new Error("A patient without reports");
    const name = labNames[index % labNames.length] ?? "";
    const facts = report.facts.map((fact) => ({ ...fact, name, number: (fact.number ?? 0) + (index % 17) }));
    return { ...report, id: `report-${index}`, facts };
  });
  const state = stateOf([...own, ...filling]);
  const last = own[0];
  if (last === undefined) throw new Error("A patient without records");
  const now = new Date("2026-06-01T00:00:00Z");
  const times = Array.from({ length: 7 }, (_none, index) => {
    const before = performance.now();
    const reading = { facts: last.facts, pages: [] };
    threadsOf(updateThreads(state, { id: `new-${index}`, originalFilename: "new.txt" }, reading), { now });
    return performance.now() - before;
  }).sort((one, other) => one - other);
  return {
    group: "threads",
    name: `one more document at ${documentCount} documents`,
    value: Math.round(times[3] ?? Number.NaN),
    unit: "ms",
    bound: 200,
    direction: "at-most",
    note: "median of 7",
  };
}
