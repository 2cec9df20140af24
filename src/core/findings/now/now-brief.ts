import type {
  Chart,
  ChartAllergy,
  ChartAppointment,
  ChartMedicine,
  ChartOpenLoop,
  ChartPerson,
  ChartProblem,
} from "#core/domain/chart.ts";
import {
  type AppointmentBrief,
  appointmentBrief,
  type BriefedDocument,
  type Change,
  type Visit,
} from "#core/findings/appointments/appointment-brief.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";
import { daysBefore } from "./days-before.ts";

/** What was stopped is still named for so many days: somebody may look for it. */
const daysOfStopped = 90;
/** Where no record tells of a visit, changes are told of so many days. */
const daysWithoutVisit = 90;

/** What a person needs first, in this order. Everything in it has its places in the records. */
export interface NowBrief {
  /** Past due first, then by the day it is due, then what has none. */
  toDo: ToDo[];
  /** The visit since which changes are told; undefined where no record tells of one, and then they are those of some weeks. */
  lastVisit: Visit | undefined;
  /** Newest first. */
  changes: NowChange[];
  /** Those that are not refuted. */
  allergies: ChartAllergy[];
  /** What is taken, then what is on hold, planned or not clear. */
  medicines: ListedMedicine[];
  /** Stopped or finished not long ago. */
  stopped: ListedMedicine[];
  /** Measurements with at least two values, what is out of range first, then the newest. */
  results: MovingResult[];
  /** Booked, today or later, the next one first. */
  appointments: ChartAppointment[];
  /** Who has a number that a record prints. */
  contacts: ChartPerson[];
}

export interface ToDo {
  loop: ChartOpenLoop;
  pastDue: boolean;
}

export type NowChange =
  | Change
  | { kind: "moved"; date: string; course: ResultCourse }
  | { kind: "problem"; date: string; problem: ChartProblem };

export interface MovingResult {
  course: ResultCourse;
  /** As the newest value's own record marks it. */
  flag: "low" | "high" | "abnormal" | "normal" | undefined;
}

export function nowBrief(documents: readonly BriefedDocument[], chart: Chart): NowBrief {
  const brief = appointmentBrief(documents, chart);
  const day = brief.lastVisit?.date.date ?? daysBefore(chart.asOf, daysWithoutVisit);
  const { current, open, past } = brief.medicines;
  const stoppedFrom = daysBefore(chart.asOf, daysOfStopped);
  return {
    toDo: toDoOf(chart),
    lastVisit: brief.lastVisit,
    changes: changesOf(brief, chart, day),
    allergies: brief.allergies,
    medicines: [...current, ...open],
    stopped: past.filter(({ medicine: { until } }) => until !== undefined && until >= stoppedFrom),
    results: resultsOf(brief, chart),
    appointments: comingOf(chart),
    contacts: chart.people.filter(hasPrintedPhone),
  };
}

function toDoOf({ openLoops, asOf }: Chart): ToDo[] {
  return openLoops
    .map((loop) => ({ loop, pastDue: loop.dueBy !== undefined && isBefore(loop.dueBy, asOf) }))
    .sort(
      ({ loop: one }, { loop: other }) =>
        compare(one.dueBy ?? "9999", other.dueBy ?? "9999") || compare(one.what, other.what),
    );
}

/** A month or a year is over when the whole of it is. */
function isBefore(date: string, today: string): boolean {
  return date < today.slice(0, date.length);
}

function changesOf(brief: AppointmentBrief, chart: Chart, day: string): NowChange[] {
  const told = brief.lastVisit === undefined ? medicineChanges(chart.medicines, day, chart.asOf) : brief.changes;
  const moved = brief.moved.flatMap((course): NowChange[] => {
    const date = course.points.at(-1)?.date ?? "";
    return date > day ? [{ kind: "moved", date, course }] : [];
  });
  const problems = brief.problems.flatMap((problem): NowChange[] =>
    problem.since !== undefined && problem.since.length > 7 && problem.since >= day
      ? [{ kind: "problem", date: problem.since, problem }]
      : [],
  );
  return [...told, ...problems, ...moved].sort((one, other) => compare(other.date, one.date));
}

const unchanged: readonly string[] = ["listed", "continued", "considered", "given-once", "not-taking"];

function medicineChanges(medicines: readonly ChartMedicine[], day: string, today: string): NowChange[] {
  return medicines.flatMap((medicine): NowChange[] => {
    const step = medicine.steps.findLast(
      ({ date, change }) => date !== undefined && date >= day && date <= today && !unchanged.includes(change),
    );
    return step?.date === undefined ? [] : [{ kind: "medicine", date: step.date, medicine, step }];
  });
}

function resultsOf(brief: AppointmentBrief, chart: Chart): MovingResult[] {
  const flagOf = new Map(chart.results.map(({ name, values }) => [name, values.at(-1)?.flag]));
  const out = brief.outOfRange.flatMap(({ course }) => (course === undefined ? [] : [course]));
  return [...out, ...brief.moved].map((course) => ({ course, flag: flagOf.get(course.name) }));
}

function comingOf({ appointments, asOf }: Chart): ChartAppointment[] {
  return appointments
    .filter(({ status, date }) => status === "booked" && date >= asOf.slice(0, date.length))
    .sort((one, other) => compare(one.date, other.date) || compare(one.time ?? "", other.time ?? ""));
}

/** A number is only called a number where a record prints it as it is said. */
function hasPrintedPhone({ phone, citations }: ChartPerson): boolean {
  return phone !== undefined && citations.some(({ quote }) => quote.includes(phone));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
