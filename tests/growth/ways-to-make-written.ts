import { nowBrief } from "#core/findings/now/now-brief.ts";
import { type PoisonedRecord, poisonedDocument, poisonedEntry, today } from "./poisoned-record.ts";

const wordsOf = ({ text }: PoisonedRecord) => text.split(/\s/);

const appointmentDay = { date: today, start: 0, end: 10, weekday: false, time: undefined, last: 10 };

/** Values of questions, of written files, of diaries, of courses of results and of what is open, as those of `ways-to-make.ts`. */
export const waysToMakeWritten: Readonly<Record<string, (poisoned: PoisonedRecord) => unknown>> = {
  'Pick<SummaryUnit, "passage" | "text">': ({ unit }) => unit,
  'Pick<Candidate, "unit" | "text" | "medicine">': ({ unit, text }) => ({ unit, text, medicine: false }),
  'Pick<MedicationStatement, "change" | "assertion">': () => ({ change: "stopped", assertion: "affirmed" }),
  ResultCourse: (poisoned) => ({
    ...{ name: poisoned.text, unit: poisoned.text, low: 1, high: 2 },
    points: wordsOf(poisoned).map((_, index) => ({ date: today, value: index, citation: poisoned.citation })),
  }),
  Email: ({ text }) => ({ headers: [{ name: "Subject", value: text }], text, html: text, enclosures: [] }),
  'Pick<WrittenLibraries, "walkMarkup">': () => ({ walkMarkup: () => undefined }),
  MarkupTable: (poisoned) => ({
    rows: [wordsOf(poisoned).map((word) => ({ lines: [word], open: "", sign: "", holdsTable: false }))],
  }),
  "(string[])": wordsOf,
  NamedThing: ({ text }) => ({ kind: "symptom", name: text, unit: text }),
  DiaryTable: () => ({
    columns: [{ role: "day" }, { role: "thing", thing: { kind: "symptom", name: "pain" }, isYesNo: false }],
    marks: { hasTicks: true },
  }),
  Marks: () => ({ hasTicks: true }),
  Amount: ({ text }) => ({ kind: "word", value: text }),
  QuestionAsked: ({ text, index, page }) => ({
    ...{ question: text, history: [], now: new Date(`${today}T12:00:00Z`) },
    records: { index, pagesOf: async () => [page] },
  }),
  ClinicalDate: () => ({ date: today, precision: "day" }),
  DatedPassage: ({ passage }) => passage,
  "{ text: string; following?: string }": ({ text }) => ({ text, following: text }),
  Filed: () => poisonedDocument,
  AppointmentDay: () => appointmentDay,
  PlacedDay: ({ passage }) => ({ day: appointmentDay, passage, index: 0, off: undefined, isAhead: true }),
  'Pick<RecordStructure, "kind" | "passages">': ({ structure }) => structure,
  'Pick<Fact, "dose" | "frequency">': ({ text }) => ({ dose: text, frequency: text }),
  ChartOpenLoop: ({ chart }) => chart.openLoops[0],
  ChartDisagreement: ({ chart }) => chart.disagreements[0],
  'Omit<Chart["unread"][number], "documentId">': ({ text }) => ({ reason: text }),
  'Pick<MedicalDocument, "processingStatus">': () => poisonedDocument,
  BriefedDocument: () => poisonedDocument,
  NowBrief: ({ chart }) => nowBrief([poisonedDocument], chart),
  DigestParts: ({ chart }) => ({
    ...{ engine: "engine", chart, documents: [poisonedEntry] },
    recordOf: async () => poisonedDocument,
  }),
  EntryDay: ({ text }) => ({ date: today, page: 1, start: 0, end: text.length, precision: "day" }),
  MedicineSources: ({ chart, readEvidence, index }) => ({
    chart,
    evidence: [readEvidence],
    statementsAt: (place: Parameters<typeof index.statementsAt>[0]) => index.statementsAt(place),
  }),
  Intent: () => "latest",
  'Pick<Chart, "results">': ({ chart }) => chart,
  Rival: ({ ranked }) => ranked,
  Named: ({ text }) => ({ originalFilename: text }),
};
