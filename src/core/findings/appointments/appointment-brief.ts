import type {
  Chart,
  ChartAllergy,
  ChartAppointment,
  ChartMedicine,
  ChartOpenLoop,
  ChartProblem,
  ChartResult,
} from "#core/domain/chart.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind, MedicalDocument } from "#core/domain/medical-document.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";

/** What is taken to an appointment, besides the patient's own questions. */
export interface AppointmentBrief {
  patient: Chart["patient"];
  /** The next appointment that a record names, today or later. */
  next: ChartAppointment | undefined;
  /** Records of visits with the day they state, newest first. */
  visits: Visit[];
  /** The visit since which changes are told: the one that was asked for, or else the latest. */
  lastVisit: Visit | undefined;
  /** Those that are not refuted. */
  allergies: ChartAllergy[];
  /** All of them: a second page is better than a missing medicine. */
  medicines: MedicineList;
  /** Active and suspected ones. */
  problems: ChartProblem[];
  /** What records say that happened on the day of the last visit or later, newest first. Empty without a last visit. */
  changes: Change[];
  /** The latest value of each measurement that its own record marks as low, high or abnormal, newest first. */
  outOfRange: MeasuredValue[];
  /** Asked for or advised, and not reported. */
  openLoops: ChartOpenLoop[];
}

export interface Visit {
  documentId: string;
  title: string;
  date: ClinicalDate;
}

export interface MeasuredValue {
  name: string;
  value: ChartResult["values"][number];
}

export type Change =
  | { kind: "medicine"; date: string; medicine: ChartMedicine; step: ChartMedicine["steps"][number] }
  /** A value that is out of range now and was not, or was not measured, before. */
  | { kind: "result"; date: string; measured: MeasuredValue };

const visitKinds: readonly (DocumentKind | undefined)[] = ["visit-note", "discharge-summary"];
/** What is only listed again is no change. */
const unchanged: readonly string[] = ["continued", "considered", "given-once", "not-taking"];

/** @param since - Id of the visit since which changes are told; left out, the latest. */
export function appointmentBrief(
  documents: readonly MedicalDocument[],
  chart: Chart,
  since?: string,
): AppointmentBrief {
  const visits = findVisits(documents, chart.asOf);
  const lastVisit = visits.find(({ documentId }) => documentId === since) ?? visits[0];
  const latest = chart.results.flatMap(latestOf);
  return {
    patient: chart.patient,
    next: findNext(chart),
    visits,
    lastVisit,
    allergies: chart.allergies.filter(({ status }) => status !== "refuted"),
    medicines: medicineList(chart),
    problems: chart.problems.filter(({ status }) => status === "active" || status === "suspected"),
    changes: lastVisit === undefined ? [] : changesSince(chart, lastVisit.date.date),
    outOfRange: latest.filter(({ value }) => isOutOfRange(value)).sort(newestFirst),
    openLoops: chart.openLoops,
  };
}

function findVisits(documents: readonly MedicalDocument[], today: string): Visit[] {
  const visits: Visit[] = [];
  for (const { id, kind, occurredOn, title, originalFilename, processingStatus } of documents) {
    if (processingStatus !== "completed" || !visitKinds.includes(kind) || occurredOn?.precision !== "day") continue;
    if (occurredOn.date <= today) visits.push({ documentId: id, title: title ?? originalFilename, date: occurredOn });
  }
  return visits.sort(
    (one, other) => compare(other.date.date, one.date.date) || compare(one.documentId, other.documentId),
  );
}

function findNext({ appointments, asOf }: Chart): ChartAppointment | undefined {
  const coming = appointments.filter(({ status, date }) => status === "booked" && date >= asOf);
  return coming.sort((one, other) => compare(one.date, other.date) || compare(one.what, other.what))[0];
}

function changesSince({ medicines, results, asOf }: Chart, day: string): Change[] {
  const changes: Change[] = [];
  for (const medicine of medicines) {
    const step = medicine.steps.findLast(
      ({ date, change }) => date !== undefined && date >= day && date <= asOf && !unchanged.includes(change),
    );
    if (step?.date !== undefined) changes.push({ kind: "medicine", date: step.date, medicine, step });
  }
  for (const result of results) {
    const [latest] = latestOf(result);
    // Measured on the very day of the visit, it was talked about there: what counts is what came afterwards.
    if (latest === undefined || latest.value.date <= day || !isOutOfRange(latest.value)) continue;
    const before = result.values.findLast(({ date }) => date <= day);
    if (before === undefined || !isOutOfRange(before))
      changes.push({ kind: "result", date: latest.value.date, measured: latest });
  }
  return changes.sort((one, other) => compare(other.date, one.date) || compare(nameOf(one), nameOf(other)));
}

function nameOf(change: Change): string {
  return change.kind === "medicine" ? change.medicine.name : change.measured.name;
}

function latestOf({ name, values }: ChartResult): MeasuredValue[] {
  const value = values.at(-1);
  return value === undefined ? [] : [{ name, value }];
}

function isOutOfRange({ flag }: ChartResult["values"][number]): boolean {
  return flag === "low" || flag === "high" || flag === "abnormal";
}

function newestFirst(one: MeasuredValue, other: MeasuredValue): number {
  return compare(other.value.date, one.value.date) || compare(one.name, other.name);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
