import type {
  Chart,
  ChartAllergy,
  ChartAppointment,
  ChartDisagreement,
  ChartMedicine,
  ChartOpenLoop,
  ChartProblem,
  ChartResult,
} from "#core/domain/chart.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind, MedicalDocument } from "#core/domain/medical-document.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";
import { hasMoved, type ResultCourse, resultCourse } from "./result-course.ts";

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
  /** Those that a record says are none: a doctor who reads an older record should know. */
  refutedAllergies: ChartAllergy[];
  /** All of them: a second page is better than a missing medicine. */
  medicines: MedicineList;
  /** Considered or declined, and never taken. */
  neverTaken: ChartMedicine[];
  /** Active and suspected ones. */
  problems: ChartProblem[];
  /** The others: resolved, ruled out, at risk. */
  otherProblems: ChartProblem[];
  /** What records say that happened on the day of the last visit or later, newest first. Empty without a last visit. */
  changes: Change[];
  /** The latest value of each measurement that its own record marks as low, high or abnormal, newest first. */
  outOfRange: MeasuredValue[];
  /** The measurements that are not as they were, and are in range or of no known range, newest first. */
  moved: ResultCourse[];
  /** Asked for or advised, and not reported. */
  openLoops: ChartOpenLoop[];
  /** What records say differently of one thing. */
  disagreements: ChartDisagreement[];
}

export interface Visit {
  documentId: string;
  title: string;
  date: ClinicalDate;
}

export interface MeasuredValue {
  name: string;
  value: ChartResult["values"][number];
  /** Left out where there is one value only. */
  course?: ResultCourse | undefined;
}

export type Change =
  | { kind: "medicine"; date: string; medicine: ChartMedicine; step: ChartMedicine["steps"][number] }
  /** A value that is out of range now and was not, or was not measured, before. */
  | { kind: "result"; date: string; measured: MeasuredValue };

const visitKinds: readonly (DocumentKind | undefined)[] = ["visit-note", "discharge-summary"];
/** What is only listed again is no change. */
const unchanged: readonly string[] = ["listed", "continued", "considered", "given-once", "not-taking"];

/** What a brief looks at of a record: whether it tells of a visit. */
export type BriefedDocument = Pick<MedicalDocument, "id" | "kind" | "originalFilename" | "processingStatus"> & {
  occurredOn?: ClinicalDate | undefined;
  title?: string | undefined;
};

/** @param since - Id of the visit since which changes are told; left out, the latest. */
export function appointmentBrief(
  documents: readonly BriefedDocument[],
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
    refutedAllergies: chart.allergies.filter(({ status }) => status === "refuted"),
    neverTaken: chart.medicines.filter(({ status }) => status === "never"),
    problems: chart.problems.filter(isPresent),
    otherProblems: chart.problems.filter((problem) => !isPresent(problem)),
    changes: lastVisit === undefined ? [] : changesSince(chart, lastVisit.date.date),
    outOfRange: latest.filter(({ value }) => isOutOfRange(value)).sort(newestFirst),
    moved: chart.results.flatMap(movedInRange).sort(latestFirst),
    openLoops: chart.openLoops,
    disagreements: chart.disagreements,
  };
}

function findVisits(documents: readonly BriefedDocument[], today: string): Visit[] {
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

function isPresent({ status }: ChartProblem): boolean {
  return status === "active" || status === "suspected";
}

function latestOf(result: ChartResult): MeasuredValue[] {
  const value = result.values.at(-1);
  const course = resultCourse(result);
  return value === undefined ? [] : [{ name: result.name, value, ...(course && { course }) }];
}

/** What is out of range is told as that, with its course. */
function movedInRange(result: ChartResult): ResultCourse[] {
  const latest = result.values.at(-1);
  const course = resultCourse(result);
  return latest === undefined || isOutOfRange(latest) || course === undefined || !hasMoved(course) ? [] : [course];
}

function latestFirst(one: ResultCourse, other: ResultCourse): number {
  return compare(other.points.at(-1)?.date ?? "", one.points.at(-1)?.date ?? "") || compare(one.name, other.name);
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
