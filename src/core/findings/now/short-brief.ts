import type { ChartMedicine } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";
import { firstPlaces } from "./first-places.ts";
import type { MovingResult, NowBrief, NowChange } from "./now-brief.ts";

/** A line on the first screen is drawn through so many of its newest values; the whole course has a screen of its own. */
const mostPoints = 60;

/** The brief with what a row of the first screen shows, and no more: how long it is does not grow with how often a thing was written down. */
export function shortBrief(brief: NowBrief): NowBrief {
  return {
    ...brief,
    toDo: brief.toDo.map((toDo) => ({ ...toDo, loop: short(toDo.loop) })),
    changes: brief.changes.map(shortChange),
    allergies: brief.allergies.map(short),
    medicines: brief.medicines.map(shortListed),
    stopped: brief.stopped.map(shortListed),
    results: brief.results.map(shortResult),
    appointments: brief.appointments.map(short),
    // A number is shown with the words that print it.
    contacts: brief.contacts.map((person) =>
      short({ ...person, citations: person.citations.filter(({ quote }) => quote.includes(person.phone ?? "")) }),
    ),
  };
}

function short<Cited extends { citations: Citation[] }>(cited: Cited): Cited {
  return { ...cited, citations: firstPlaces(cited.citations) };
}

function shortMedicine(medicine: ChartMedicine): ChartMedicine {
  return { ...short(medicine), steps: [] };
}

function shortListed({ medicine, differ }: ListedMedicine): ListedMedicine {
  return { medicine: shortMedicine(medicine), differ: differ && { ...differ, says: differ.says.map(short) } };
}

function shortResult({ course, flag }: MovingResult): MovingResult {
  return { course: shortCourse(course), flag };
}

function shortCourse(course: ResultCourse): ResultCourse {
  return { ...course, points: course.points.slice(-mostPoints) };
}

function shortChange(change: NowChange): NowChange {
  switch (change.kind) {
    case "medicine":
      return { ...change, medicine: shortMedicine(change.medicine), step: short(change.step) };
    case "result": {
      const { name, value } = change.measured;
      return { ...change, measured: { name, value: short(value) } };
    }
    case "moved":
      return { ...change, course: shortCourse(change.course) };
    case "problem":
      return { ...change, problem: short(change.problem) };
  }
}
