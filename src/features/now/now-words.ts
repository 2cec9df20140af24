import type { ChartAppointment, ChartPerson } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";
import { daysBetween } from "#core/findings/now/days-before.ts";
import type { MovingResult, NowBrief, NowChange, ToDo } from "#core/findings/now/now-brief.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { frequencyWords } from "#features/texts/frequency.ts";
import { capitalised, medicineName } from "#features/texts/medicine-names.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { testName } from "#features/texts/test-names.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";

/** A part of what stands below; what is `quoted` is a record's, in the record's language. */
export interface DetailPart {
  text: string;
  quoted?: true;
}

/** One row: what it says, and where its records say so. */
export interface NowLine {
  key: string;
  /** In the words of the records. */
  text: string;
  detail: DetailPart[];
  tag?: { tone: "amber" | "green" | "grey"; label: string; inline?: boolean } | undefined;
  /** At least one; the first is what the row opens. */
  citations: Citation[];
}

export interface ResultLine extends NowLine {
  course: ResultCourse;
  value: string;
  unit: string | undefined;
}

export interface PersonLine extends NowLine {
  phone: string;
}

/** The whole screen in words. */
export interface NowWords {
  toDo: NowLine[];
  /** "Since your visit on 12 March 2025". */
  changesHeading: string;
  changes: NowLine[];
  allergies: NowLine[];
  medicines: NowLine[];
  stopped: NowLine[];
  results: ResultLine[];
  appointments: NowLine[];
  contacts: PersonLine[];
}

export function nowWords(brief: NowBrief, today: string): NowWords {
  return {
    toDo: brief.toDo.map(toDoLine),
    changesHeading:
      brief.lastVisit === undefined ? words.lately : words.since(formatClinicalDate(brief.lastVisit.date)),
    changes: brief.changes.map(changeLine),
    allergies: brief.allergies.map(({ name, reaction, status, citations }) => ({
      key: name,
      text: words.allergy(name),
      detail: together(quoted(reaction), status === "doubtful" && words.doubtful),
      citations,
    })),
    medicines: brief.medicines.map(medicineLine),
    stopped: brief.stopped.map(medicineLine),
    results: brief.results.map(resultLine),
    appointments: brief.appointments.map((appointment) => appointmentLine(appointment, today)),
    contacts: brief.contacts.map(personLine),
  };
}

function toDoLine({ loop: { what, dueBy, asked, by, citations }, pastDue }: ToDo): NowLine {
  const due = dueBy && (pastDue ? words.dueSince(dayOf(dueBy)) : words.dueBy(dayOf(dueBy)));
  return {
    key: `${what} ${dueBy} ${asked}`,
    text: capitalised(toldOnce(oneLine(what))),
    detail: together(due ?? (asked ? words.asked(dayOf(asked)) : words.noDay), quoted(by)),
    tag: pastDue ? { tone: "amber", label: words.pastDue, inline: true } : undefined,
    citations,
  };
}

/** "liver tests: Please repeat the liver tests" says once what it is about. */
function toldOnce(what: string): string {
  const [, topic = "", words = ""] = /^([^:]{3,40}): (.+)$/.exec(what) ?? [];
  return topic !== "" && words.toLowerCase().includes(topic.toLowerCase()) ? words : what;
}

function changeLine(change: NowChange): NowLine {
  switch (change.kind) {
    case "medicine": {
      const { medicine, step } = change;
      const done = appointmentsTexts.changes.steps[step.change as keyof typeof appointmentsTexts.changes.steps];
      return {
        key: `${medicine.name} ${change.date} ${step.change}`,
        text: `${medicineName(medicine)}${step.dose === undefined ? "" : ` ${step.dose}`}`,
        detail: together(capitalised(done ?? step.change), dayOf(change.date), quoted(step.reason)),
        citations: step.citations,
      };
    }
    case "result": {
      const { name, value } = change.measured;
      return {
        key: `${name} ${change.date}`,
        text: measured(testName(name, value.citations[0]?.quote), value.value, value.unit),
        detail: together(value.flag && words.flags[value.flag], dayOf(change.date)),
        citations: value.citations,
      };
    }
    case "moved": {
      const { name, unit, points } = change.course;
      const [before, latest] = [points.at(-2), points.at(-1)];
      return {
        key: `${name} ${change.date} moved`,
        text: measured(testName(name, latest?.citation.quote), latest?.value, unit),
        detail: together(before && words.was(String(before.value), dayOf(before.date)), dayOf(change.date)),
        citations: [latest, before].flatMap((point) => point?.citation ?? []),
      };
    }
    case "problem":
      return {
        key: `${change.problem.name} ${change.date}`,
        text: capitalised(oneLine(change.problem.name)),
        detail: together(words.changed.problem, dayOf(change.date)),
        citations: change.problem.citations,
      };
  }
}

function medicineLine({ medicine, differ }: ListedMedicine): NowLine {
  const { status, dose, frequency, since, until, reason, citations } = medicine;
  const over = status === "stopped" || status === "finished";
  return {
    key: `${medicine.name} ${medicine.printedName} ${since} ${until}`,
    text: oneLine([medicineName(medicine), dose].filter(Boolean).join(" ")),
    detail: over
      ? together(until && dayOf(until), quoted(reason))
      : together(
          !dose && !frequency && words.noDose,
          frequency && !(status === "as-needed" && frequency === "as needed") && frequencyPart(frequency),
          since && words.sinceDay(dayOf(since)),
          differ && words.differ,
        ),
    tag: { tone: toneOf(status), label: words.status[status] },
    citations: differ?.says.flatMap((said) => said.citations.slice(0, 1)) ?? citations,
  };
}

function toneOf(status: ListedMedicine["medicine"]["status"]) {
  if (status === "taking" || status === "as-needed") return "green";
  return status === "unclear" || status === "held" ? "amber" : "grey";
}

function resultLine({ course, flag }: MovingResult): ResultLine {
  const latest = course.points.at(-1);
  return {
    key: `${course.name} ${course.unit}`,
    text: testName(course.name, latest?.citation.quote),
    detail: together(flag ? words.flags[flag] : words.noRange),
    tag: undefined,
    citations: latest === undefined ? [] : [latest.citation],
    course,
    value: String(latest?.value ?? ""),
    unit: writtenUnit(course.unit),
  };
}

function appointmentLine(appointment: ChartAppointment, today: string): NowLine {
  const { date, time, place, citations } = appointment;
  const what = oneLine(appointment.what).replace(/[.:]$/, "");
  const person = appointment.with !== undefined && !what.includes(appointment.with) && appointment.with;
  const days = date.length > 7 ? words.inDays(daysBetween(today, date)) : undefined;
  return {
    key: `${date} ${time} ${appointment.what}`,
    text: capitalised(oneLine([what, person].filter(Boolean).join(", "))),
    detail: together(dayOf(date), time, days, quoted(place)),
    citations,
  };
}

function personLine({ name, role, organisation, phone = "", citations }: ChartPerson): PersonLine {
  const printed = citations.filter(({ quote }) => quote.includes(phone));
  return {
    key: `${name} ${phone}`,
    text: oneLine(name),
    detail: together(quoted(role && capitalised(role)), quoted(organisation), phone),
    citations: printed,
    phone,
  };
}

function measured(name: string, value: string | number | undefined, unit: string | undefined): string {
  return oneLine([name, value, writtenUnit(unit)].filter((part) => part !== undefined).join(" "));
}

function dayOf(date: string): string {
  return formatClinicalDate(clinicalDateOf(date));
}

function together(...parts: readonly (string | DetailPart | false | undefined)[]): DetailPart[] {
  return parts.flatMap((part) => {
    if (part === false || part === undefined || part === "") return [];
    return typeof part === "string" ? [{ text: oneLine(part) }] : [part];
  });
}

/** In the reader's words where there are such, else in the record's. */
function frequencyPart(frequency: string): DetailPart | undefined {
  const said = frequencyWords(frequency);
  return said === frequency ? quoted(capitalised(said)) : { text: capitalised(said) };
}

function quoted(text: string | undefined): DetailPart | undefined {
  return text === undefined || text === "" ? undefined : { text: oneLine(text), quoted: true };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
