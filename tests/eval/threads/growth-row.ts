import { createNotes } from "#core/findings/threads/thread-notes.ts";
import type { Row } from "../../support/measurement.ts";
import { documentsOf, type SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";

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
  const notes = createNotes();
  for (const document of [...own, ...filling]) notes.note(document, "1", { facts: document.facts, pages: [] });
  const last = own[0];
  if (last === undefined) throw new Error("A patient without records");
  const now = new Date("2026-06-01T00:00:00Z");
  notes.find({ now });
  const times = Array.from({ length: 7 }, (_none, index) => {
    const before = performance.now();
    notes.note({ id: `new-${index}`, originalFilename: "new.txt" }, "1", { facts: last.facts, pages: [] });
    notes.find({ now });
    return performance.now() - before;
  }).sort((one, other) => one - other);
  return {
    group: "threads",
    name: `one more document at ${documentCount} documents`,
    value: Math.round(times[3] ?? Number.NaN),
    unit: "ms",
    bound: 200,
    direction: "at-most",
    note: "a month of diary, without the store; median of 7; in the worker over the sealed store: `npm run bench -- threads`",
  };
}
