import type { ChartAllergy, ChartMedicine, ChartProblem } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { AppointmentBrief, Change, MeasuredValue } from "#core/findings/appointments/appointment-brief.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { frequencyWords } from "#features/texts/frequency.ts";
import { capitalised, medicineName } from "#features/texts/medicine-names.ts";
import { testName } from "#features/texts/test-names.ts";
import { type NumberSources, numberedSources } from "./numbered-sources.ts";

export interface SheetLine {
  text: string;
  detail: string;
  /** The numbers of its sources, from 1. Always at least one. */
  sources: number[];
  /** A result's course, to be drawn beside it. */
  plot?: ResultCourse | undefined;
}

type SectionId =
  | "allergies"
  | "medicines"
  | "problems"
  | "changes"
  | "results"
  | "moved"
  | "open"
  | "disagreements"
  | "threads"
  | "past-medicines"
  | "never-taken"
  | "other-problems"
  | "refuted-allergies";

export interface SheetSection {
  id: SectionId;
  heading: string;
  lines: SheetLine[];
  /** What stands there where there is no line. */
  none: string;
}

/** What the screen shows and the paper prints, in words. */
export interface AppointmentSheet {
  /** Whose it is, as the records print it: "Nora Ellis, born 4 May 1984". */
  patient: string;
  sections: SheetSection[];
  sources: Citation[];
}

/** So many threads are talked about in one appointment, each with so many of its places on either side. */
const mostThreads = 5;
const placesOfEachSide = 2;
/** What stands in twenty records is cited by the places that decide it, which the chart names first: a row of numbers is read by nobody. */
const citedPlaces = 3;

/**
 * Puts a brief, and the red threads that are shown, into words: allergies first, then every medicine and problem, what changed, what is open; at the
 * end what is over. Sources are numbered together, each place once, in the order in which they are first named. Sections that have nothing to
 * say and need not say so are left out; of what the chart holds, nothing is.
 */
export function appointmentSheet(brief: AppointmentBrief, threads: readonly Insight[] = []): AppointmentSheet {
  const { sources, numbersOf } = numberedSources();
  const { current, open, past } = brief.medicines;
  const { lastVisit } = brief;
  const section = (id: SectionId, heading: string, lines: SheetLine[], none = ""): SheetSection[] =>
    lines.length === 0 && none === "" ? [] : [{ id, heading, lines, none }];
  const medicines = (listed: readonly ListedMedicine[]) => listed.map((one) => medicineLine(one, numbersOf));
  const allergies = (listed: readonly ChartAllergy[]) => listed.map((one) => allergyLine(one, numbersOf));
  const problems = (listed: readonly ChartProblem[]) => listed.map((one) => problemLine(one, numbersOf));
  const sections = [
    ...section("allergies", words.allergies.heading, allergies(brief.allergies), words.allergies.none),
    ...section("medicines", words.medicines.heading, medicines([...current, ...open]), words.medicines.none),
    ...section("problems", words.problems.heading, problems(brief.problems), words.problems.none),
    ...section(
      "changes",
      lastVisit ? words.changes.heading(formatClinicalDate(lastVisit.date)) : words.changes.headingWithout,
      brief.changes.map((change) => changeLine(change, numbersOf)),
      lastVisit ? words.changes.none : words.changes.noVisit,
    ),
    ...section(
      "results",
      words.results.heading,
      brief.outOfRange.map((measured) => resultLine(measured, numbersOf)),
      words.results.none,
    ),
    ...section(
      "moved",
      words.results.moved,
      brief.moved.map((course) => movedLine(course, numbersOf)),
    ),
    ...section(
      "open",
      words.openLoops.heading,
      brief.openLoops.map(({ what, asked, dueBy, citations }) =>
        lineOf(
          capitalised(what),
          [asked && words.openLoops.asked(dayOf(asked)), dueBy && words.openLoops.dueBy(dayOf(dueBy))],
          numbersOf(citations),
        ),
      ),
    ),
    ...section(
      "disagreements",
      words.disagreements.heading,
      brief.disagreements.map(({ about, says }) =>
        lineOf(
          capitalised(about),
          says.map(({ text, date }) => words.disagreements.says(text, date && dayOf(date))),
          numbersOf(says.flatMap(({ citations }) => citations)),
        ),
      ),
    ),
    ...section("threads", words.threads.heading, threadLines(threads, numbersOf)),
    ...section("past-medicines", words.medicines.past, medicines(past)),
    ...section(
      "never-taken",
      words.medicines.never,
      medicines(brief.neverTaken.map((medicine) => ({ medicine, differ: undefined }))),
    ),
    ...section("other-problems", words.problems.others, problems(brief.otherProblems)),
    ...section("refuted-allergies", words.allergies.refuted, allergies(brief.refutedAllergies)),
  ];
  const { name, born } = brief.patient;
  const patient = `${name ?? words.noName}, ${born === undefined ? words.noBirth : words.born(dayOf(born))}`;
  return { patient, sections, sources };
}

function allergyLine({ name, reaction, status, citations }: ChartAllergy, numbersOf: NumberSources): SheetLine {
  return lineOf(
    capitalised(name),
    [reaction, status === "doubtful" && words.allergies.doubtful],
    numbersOf(citations.slice(0, citedPlaces)),
  );
}

function problemLine({ name, status, since, citations }: ChartProblem, numbersOf: NumberSources): SheetLine {
  const details = [words.problems.status[status], since && words.since(dayOf(since))];
  return lineOf(capitalised(name), details, numbersOf(citations.slice(0, citedPlaces)));
}

function medicineLine({ medicine, differ }: ListedMedicine, numbersOf: NumberSources): SheetLine {
  const { status, since, until, reason, dose, frequency, citations } = medicine;
  const over = status === "stopped" || status === "finished";
  const isSilent = !over && status !== "never" && dose === undefined && frequency === undefined;
  return lineOf(
    amountOf(medicine),
    [
      isSilent && words.medicines.noDose,
      !(status === "as-needed" && frequency) && words.medicines.status[status],
      over ? until && dayOf(until) : since && words.since(dayOf(since)),
      reason,
      differ && words.medicines.differ,
    ],
    numbersOf(differ?.says.flatMap((said) => said.citations) ?? citations.slice(0, 2)),
  );
}

function changeLine(change: Change, numbersOf: NumberSources): SheetLine {
  if (change.kind === "result") return resultLine(change.measured, numbersOf);
  const { medicine, step } = change;
  return lineOf(
    amountOf({ ...medicine, dose: step.dose, frequency: step.frequency }),
    [words.changes.steps[step.change as keyof typeof words.changes.steps], dayOf(change.date), step.reason],
    numbersOf(step.citations.slice(0, citedPlaces)),
  );
}

function resultLine(
  { name, value: { value, unit, date, low, high, flag, citations }, course }: MeasuredValue,
  numbersOf: NumberSources,
): SheetLine {
  const range = low === undefined || high === undefined ? undefined : `${low}-${high}`;
  const before = course && beforeOf(course, date);
  const line = lineOf(
    [testName(name, citations[0]?.quote), value, unit].filter(Boolean).join(" "),
    [flag && words.flags[flag], range && words.results.range(range), dayOf(date), before && beforeWords(before)],
    numbersOf([...citations.slice(0, 1), ...(before ? [before.citation] : [])]),
  );
  return course === undefined ? line : { ...line, plot: course };
}

function movedLine(course: ResultCourse, numbersOf: NumberSources): SheetLine {
  const { name, unit, low, high, points } = course;
  const latest = points.at(-1);
  const before = beforeOf(course, latest?.date);
  const range = low === undefined || high === undefined ? undefined : `${low}-${high}`;
  const line = lineOf(
    [testName(name, latest?.citation.quote), latest?.value, unit].filter((part) => part !== undefined).join(" "),
    [range && words.results.range(range), latest && dayOf(latest.date), before && beforeWords(before)],
    numbersOf([latest, before].flatMap((point) => point?.citation ?? [])),
  );
  return { ...line, plot: course };
}

/** The last value of an earlier day. */
function beforeOf({ points }: ResultCourse, date: string | undefined) {
  return points.findLast((point) => date !== undefined && point.date < date);
}

function beforeWords({ value, date }: ResultCourse["points"][number]): string {
  return words.results.before(String(value), dayOf(date));
}

function threadLines(threads: readonly Insight[], numbersOf: NumberSources): SheetLine[] {
  return threads.slice(0, mostThreads).flatMap(({ insight, confidence, evidence, recommendedAction }) => {
    const { supporting, contradicting } = evidence;
    const places = [...supporting.slice(0, placesOfEachSide), ...contradicting.slice(0, placesOfEachSide)];
    if (places.length === 0) return [];
    const said = words.threads.detail(Math.round(confidence), supporting.length, contradicting.length);
    const detail = [said, recommendedAction].filter(Boolean).join(" ");
    return [{ text: oneLine(insight), detail: oneLine(detail), sources: numbersOf(places) }];
  });
}

function amountOf(medicine: Pick<ChartMedicine, "name" | "printedName" | "dose" | "frequency">): string {
  const amount = [medicine.dose, frequencyWords(medicine.frequency)].filter(Boolean).join(", ");
  return `${medicineName(medicine)} ${amount}`;
}

function lineOf(text: string, details: readonly (string | false | undefined)[], sources: number[]): SheetLine {
  return { text: oneLine(text), detail: oneLine(details.filter(Boolean).join(", ")), sources };
}

function dayOf(date: string): string {
  return formatClinicalDate(clinicalDateOf(date));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
