import type { Chart } from "#core/domain/chart.ts";
import { chartAllergies } from "./allergies.ts";
import { chartAppointments } from "./appointments.ts";
import type { ChartRecord, ChartSource } from "./chart-record.ts";
import { chartDisagreements } from "./disagreements.ts";
import { medicationCourses } from "./medication-courses.ts";
import { againstAllergies } from "./medications/against-allergies.ts";
import { chartOpenLoops } from "./open-loops.ts";
import { chartPeople } from "./people.ts";
import { chartProblems } from "./problems.ts";
import { inRecordOrder } from "./record-order.ts";
import { chartResults } from "./results.ts";
import { whoseRecords } from "./whose-records.ts";

/** What all records of one patient mean together on `today` (ISO 8601). The same for the records in any order. */
export function buildChart(records: readonly ChartRecord[], today: string): Chart {
  const { patient, own, setAside } = whoseRecords([...records].sort(inRecordOrder));
  const source: ChartSource = { records: own, today };
  const allergies = chartAllergies(source);
  return {
    asOf: today,
    patient,
    medicines: againstAllergies(medicationCourses(source), allergies),
    allergies,
    problems: chartProblems(source),
    results: chartResults(source),
    appointments: chartAppointments(source),
    openLoops: chartOpenLoops(source),
    people: chartPeople(source),
    disagreements: chartDisagreements(source),
    setAside,
    unread: own.flatMap(({ document, unread }) =>
      unread === undefined ? [] : [{ documentId: document.id, ...unread }],
    ),
  };
}
