import { encodeText } from "#core/domain/text-encoding.ts";
import { readPart } from "#core/findings/plan/read-plan.ts";
import { placeLines } from "#core/reading/line-joins.ts";
import { countCharacters } from "#core/reading/text-layer-quality.ts";
import { readableLines } from "#core/reading/text-lines.ts";
import { noEpochs } from "#core/replication/epochs.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { findMedicineDates } from "#core/understanding/statements/medications/medicine-dates.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { readStatement } from "#core/wording/statement.ts";
import { type PoisonedRecord, poisonedDocument, poisonedEntry, today } from "./poisoned-record.ts";
import {
  cellOf,
  changed,
  clause,
  clauseContext,
  course,
  documentSummary,
  event,
  medicationStatement,
  medicine,
  medicineMention,
  rolesKnown,
  surface,
  takenIn,
  testName,
} from "./understood-values.ts";
import { waysToMakeWritten } from "./ways-to-make-written.ts";

/** What a parameter is given: a value that holds the poison; undefined where this poison makes no such thing. */
export type Make = (poisoned: PoisonedRecord, name: string) => unknown;

/** Strings that are days or names by contract, and no text of anybody's. */
const dayNames = /^(?:today|anchor|asOf|now)$/;
/** Numbers that are places: those that end are at the text's end. */
const endNames = /^(?:end|to|until|last|length|most)$/;
const pageNames = /^(?:page|pageNumber|number)$/;

const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.1 };
const upright = { width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] };
const wordsOf = ({ text }: PoisonedRecord) => text.split(/\s/);
const sentenceOf = ({ text, citation }: PoisonedRecord) => ({ text, citations: [citation] });
const evidenceOf = (poisoned: PoisonedRecord) => ({ number: 1, ...sentenceOf(poisoned) });
const known = (poisoned: PoisonedRecord) => ({
  text: poisoned.text,
  clauses: readStatement(poisoned.text),
  ...{ names: new Set(wordsOf(poisoned)), stems: new Set(wordsOf(poisoned)), explained: new Set(), days: [] },
});
const message = ({ text }: PoisonedRecord) => ({
  ...{ id: "1", conversationId: "1", role: "user", content: text, createdAt: `${today}T12:00:00Z` },
});

/** How a value of each type is made of a poison, by the type as parameters write it (without `readonly`, `undefined` and `[]`). */
export const waysToMake: Readonly<Record<string, Make>> = {
  string: ({ text }, name) => (dayNames.test(name) ? today : text),
  number: ({ text }, name) => (endNames.test(name) ? text.length : pageNames.test(name) ? 1 : 0),
  boolean: () => false,
  Date: () => new Date(`${today}T12:00:00Z`),
  unknown: ({ text }) => ({ text }),
  Uint8Array: ({ text }) => encodeText(text),
  "Set<Mention>": () => new Set(),
  "Set<string>": (poisoned) => new Set(wordsOf(poisoned)),
  "ReadonlySet<string>": (poisoned) => new Set(wordsOf(poisoned)),
  Page: ({ page }) => page,
  'Pick<Page, "text" | "lines">': ({ page }) => page,
  PageTextOf:
    ({ text }) =>
    () =>
      text,
  PagesOf:
    ({ page }) =>
    async () => [page],
  Passage: ({ passage }) => passage,
  'Pick<Passage, "text">': ({ text }) => ({ text }),
  "{ text: string }": ({ text }) => ({ text }),
  ReadPassage: (poisoned) => poisoned.readPassage,
  StructuredPassage: ({ passage }) => passage,
  RecordSource: ({ recordSource }) => recordSource,
  StatementSource: ({ statementSource }) => statementSource,
  Statement: medicationStatement,
  RolesSource: ({ structure: { passages, kind }, page }) => ({
    ...{ passages, kind, pages: [page], tables: new Map(), entries: new Set() },
  }),
  ChartSource: ({ chartRecord }) => ({ records: [chartRecord], today }),
  ChartRecord: ({ chartRecord }) => chartRecord,
  PlanSource: ({ planSource }) => planSource,
  CitedRecords: ({ planSource }) => planSource,
  AllergyStatement: (poisoned) => ({ ...medicationStatement(poisoned), kind: "allergy", status: "confirmed" }),
  AppointmentStatement: (poisoned) => ({
    ...medicationStatement(poisoned),
    ...{ kind: "appointment", what: poisoned.text, status: "booked", on: { date: today, precision: "day" } },
  }),
  Chart: ({ chart }) => chart,
  'Pick<Chart, "medicines" | "disagreements">': ({ chart }) => chart,
  ChartMedicine: ({ chart }) => chart.medicines[0],
  Step: ({ chart }) => chart.medicines[0]?.steps[0],
  'Pick<ChartMedicine, "status">': ({ chart }) => chart.medicines[0],
  ChartResult: ({ chart }) => chart.results[0],
  ResultValue: ({ chart }) => chart.results[0]?.values[0],
  ChartAllergy: ({ chart }) => chart.allergies[0],
  ChartAppointment: ({ chart }) => chart.appointments[0],
  ChartPerson: ({ chart }) => chart.people[0],
  ...waysToMakeWritten,
  Question: ({ question }) => question,
  SearchIndex: ({ index }) => index,
  Records: ({ index, page }) => ({ index, pagesOf: async () => [page] }),
  Fact: ({ fact }) => fact,
  '{ date?: Fact["date"] }': () => ({}),
  Citation: ({ citation }) => citation,
  CitedSentence: sentenceOf,
  Draft: (poisoned) => ({ sentences: [sentenceOf(poisoned)], found: true }),
  Evidence: evidenceOf,
  Claim: ({ text }) => ({ text, evidence: [1] }),
  Clause: ({ text }) => readStatement(text),
  Known: known,
  Correction: changed,
  NamedRecord: ({ named }) => named,
  EvidenceFrame: ({ text }) => ({ known: [text] }),
  EvidenceRecord: ({ evidenceRecord }) => evidenceRecord,
  ReadEvidence: (poisoned) => poisoned.readEvidence,
  Asked: ({ asked }) => asked,
  AskedTerm: ({ asked }) => asked.terms[0],
  RankedSentence: ({ ranked }) => ranked,
  ReadSentence: ({ ranked }) => ranked?.sentence,
  EvidenceSentence: ({ ranked }) => ranked?.sentence,
  RecordMeasures: ({ ranked }) => ranked?.measures,
  TermCover: ({ ranked }) => ranked?.cover,
  AskedWindow: () => undefined,
  'Asked["window"]': () => undefined,
  ClassedSentence: (poisoned) => ({ ...sentenceOf(poisoned), part: "medicines" }),
  DocumentSummary: documentSummary,
  SummaryRecord: ({ summaryRecord }) => summaryRecord,
  RecordView: ({ view }) => view,
  SummaryUnit: ({ unit }) => unit,
  U: ({ unit }) => ({ unit, score: 1, kind: "told" }),
  ClassEvidence: () => ({ cues: new Set(), medicine: false, measured: false }),
  RecordContext: () => ({ kind: "other", day: undefined, factsIn: () => [], daysIn: () => [] }),
  DocumentKind: () => "other",
  PlacedWords: ({ text }) => ({ page: 1, start: 0, end: text.length }),
  MedicationStatement: medicationStatement,
  MedicationEvent: event,
  FullList: () => ({ told: today, keys: new Set() }),
  NamedMedicine: medicine,
  MedicineClause: clause,
  'Pick<MedicineClause, "before" | "after">': clause,
  Replacement: ({ text }) => ({ part: "old", place: { start: 0, end: text.length } }),
  ProblemAbove: ({ text }) => ({ name: text, words: text, page: 1, start: 0, end: text.length }),
  ClauseContext: (poisoned) => clauseContext(poisoned),
  ReadClause: () => ({ assertion: "affirmed", places: [] }),
  MedicineSetting: () => "prose",
  DayReading: () => ({ anchor: today }),
  DateReading: () => ({ anchor: today }),
  CareReading: () => ({ anchor: today, last: undefined, fullest: undefined }),
  "{ today: string }": () => ({ today }),
  Cell: cellOf,
  PlacedCell: cellOf,
  ResultColumn: ({ text }) => ({ kind: "result", text }),
  TestName: testName,
  ProblemName: ({ text }) => ({ name: text, printedName: text, symptom: false, start: 0, end: text.length }),
  Surroundings: ({ text }) => ({ before: text, after: text }),
  LineRole: () => "other",
  Token: ({ text }) => tokenise(text),
  Mention: ({ text }) => ({
    surface: surface({ text } as PoisonedRecord),
    start: 0,
    end: text.length,
    first: 0,
    last: 0,
  }),
  Surface: surface,
  Concept: (poisoned) => surface(poisoned).concept,
  ConceptKind: () => "symptom",
  NotedDocument: ({ document }) => ({ ...document, kind: "diary" }),
  SeriesPoint: ({ text, citation }) => ({ kind: "words", name: text, day: 0, present: true, citation }),
  'SeriesPoint["kind"]': () => "words",
  TextLayerItem: ({ text }) => ({ str: text, dir: "ltr", transform: [10, 0, 0, 10, 50, 700], width: 500, height: 10 }),
  UprightPage: () => upright,
  Box: () => box,
  LooseLine: ({ text }) => ({ text, box }),
  FilledField: ({ text }) => ({ kind: "text", name: text, tip: text, value: text, box }),
  SpeechSegment: ({ text }) => ({ text, startMs: 0, endMs: 60_000, confidence: 1 }),
  Message: message,
  'Pick<Message, "role" | "content">': message,
  CharacterCounts: ({ text }) => countCharacters(text),
  'Pick<MedicalDocument, "id" | "originalFilename">': ({ document }) => document,
  'Pick<MedicalDocument, "type" | "originalFilename">': ({ document }) => ({ ...document, type: "application/pdf" }),
  'Pick<Message, "role">': message,
  MedicalDocument: () => poisonedDocument,
  'Pick<Fact, "citation">': ({ fact }) => fact,
  'Pick<Citation, "page" | "start" | "end">': ({ citation }) => citation,
  'Pick<DocumentReading, "pages" | "disowned">': ({ page }) => ({ pages: [page] }),
  'Pick<DocumentReading, "pages" | "facts" | "disowned">': ({ page, facts }) => ({ pages: [page], facts }),
  'Fact["kind"]': () => "symptom",
  'Surface["concept"]["kind"]': () => "symptom",
  'Pick<FactChange, "fact" | "edit">': ({ fact, text }) => ({ fact, edit: { name: text, value: `${text} 1` } }),
  'FactEdit | "not-mine"': ({ text }) => ({ name: `${text} 1` }),
  "PlacedWords & { newText: string }": ({ text }) => ({ page: 1, start: 0, end: text.length, newText: `${text} ` }),
  PageEdit: ({ text }) => ({ start: 0, end: text.length, newText: `${text} ` }),
  WordsSought: ({ text }) => ({ page: 2, start: 0, end: text.length, oldText: text, before: "", after: "" }),
  RecognisedPage: ({ page }) => ({ ...page, text: page.text, lines: page.lines }),
  NotedReading: ({ page, facts }) => ({ pages: [page], facts }),
  IndexedDocument: () => poisonedEntry,
  AskedPart: ({ text, chart }) => readPart(text, text, chart),
  Operation: () => "list",
  Epochs: () => noEpochs,
  Thing: () => "medicine",
  "(Citation[] | undefined)": ({ citation }) => [citation],
  '"highest" | "lowest"': () => "highest",
  '"medicine" | "allergy"': () => "medicine",
  "{ dose?: string | undefined; frequency?: string | undefined }": ({ text }) => ({ dose: text, frequency: text }),
  "{ text: string; start: number }": ({ text }) => ({ text, start: 0 }),
  "{ end: number }": ({ text }) => ({ end: text.length }),
  "{ base: string | undefined; dayFirst: boolean | undefined }": () => ({ base: today, dayFirst: true }),
  "DateReading & { dateOfCare: ClinicalDate | undefined }": () => ({ anchor: today, dateOfCare: undefined }),
  "{ index: SearchIndex; pagesOf: PagesOf; meaning?: Meaning }": ({ index, page }) => ({
    index,
    pagesOf: async () => [page],
  }),
  "{ question: string; history: Message[]; now: Date; records: Records; }": ({ text, index, page }) => ({
    ...{ question: text, history: [], now: new Date(`${today}T12:00:00Z`) },
    records: { index, pagesOf: async () => [page] },
  }),
  "{ query: string; today: string; records: Records; }": ({ text, index, page }) => ({
    ...{ query: text, today, records: { index, pagesOf: async () => [page] } },
  }),
  "{ statement: MedicationStatement; record: ChartRecord }": (poisoned) => ({
    ...{ statement: medicationStatement(poisoned), record: poisoned.chartRecord },
  }),
  "{ id: string; originalFilename: string; occurredOn: string | undefined; uploadedAt: string; lostPages?: number[]; }":
    ({ document }) => ({
      ...{ ...document, occurredOn: undefined, uploadedAt: `${today}T12:00:00Z` },
    }),
  "{ kind: FactKind; name: string; start: number; end: number; contextAt?: { start: number; end: number } }": ({
    passage: { start, end },
    text,
  }) => ({ kind: "symptom", name: text, start, end }),
  '{ status: Fact["status"]; orders: boolean }': () => ({ status: undefined, orders: true }),
  FoundDate: ({ text }) => findDates(text, 0, { anchor: today }),
  MedicineDate: ({ text }) => findMedicineDates(text, { anchor: today } as Parameters<typeof findMedicineDates>[1]),
  Deciding: () => undefined,
  'Pick<FoundCourse, "count" | "unit">': () => ({ count: 7, unit: "day" }),
  Last: (poisoned) => ({ statements: [medicationStatement(poisoned)], passage: poisoned.passage }),
  Place: () => ({ begins: true, first: true, last: true }),
  ReadResult: (poisoned) => ({
    ...{ test: testName(poisoned), value: { value: poisoned.text }, words: [poisoned.citation] },
  }),
  ResultStatement: ({ text, citation }) => ({
    ...{ kind: "result", documentId: "poison", role: "results", assertion: "affirmed", citations: [citation] },
    ...{ name: text, printedName: text, value: text, unit: text },
  }),
  UnderstandRequest: ({ document, page }) => ({ document, pages: [page], now: new Date(`${today}T12:00:00Z`) }),
  "(page: number) => string":
    ({ text }) =>
    () =>
      text,
  "(pages: Page[]) => DocumentDate": () => () => undefined,
  OwnEntry: ({ text }) => ({ kind: "note", date: today, text }),
  TesseractBlock: ({ text }) => {
    const bbox = { x0: 10, y0: 10, x1: 500, y1: 30 };
    const words = text.split(/\s/).map((word, index) => ({
      ...{ text: word, confidence: 95 },
      bbox: {
        x0: 10 + (index % 50) * 10,
        x1: 18 + (index % 50) * 10,
        y0: 10 + Math.floor(index / 50) * 30,
        y1: 30 + Math.floor(index / 50) * 30,
      },
    }));
    return { paragraphs: [{ lines: [{ baseline: bbox, bbox, words }] }] };
  },
  AnnotationData: ({ text }) => ({
    ...{
      subtype: "Widget",
      fieldType: "Tx",
      fieldName: text,
      fieldValue: text,
      alternativeText: text,
      rect: [0, 0, 99, 9],
    },
  }),
  MedicineMention: (poisoned) => medicineMention(poisoned),
  RuledClause: (poisoned) => medicineMention(poisoned).ruled,
  MedicineStatus: () => "taking",
  Meaning: () => ({ change: "started", assertion: "affirmed" }),
  "{ subject: string | undefined; asNeeded: boolean }": ({ text }) => ({ subject: text, asNeeded: false }),
  Masked: ({ text }) => ({ start: 0, end: text.length, key: text }),
  RolesKnown: (poisoned) => rolesKnown(poisoned),
  'Pick<RolesKnown, "passages" | "places">': (poisoned) => rolesKnown(poisoned),
  Course: (poisoned) => course(poisoned),
  TextLine: ({ text }) => ({ start: 0, end: text.length, text }),
  LinePlaces: ({ page, text }) => placeLines(page, readableLines(text)),
  ProvenRequest: ({ text }) => ({ method: "GET", path: text, time: 0, tokenHash: text }),
  PieceVocabulary: (poisoned) => wordsOf(poisoned).map((word) => [word, 0]),
  'Pick<RecordStructure, "kind" | "identity">': ({ structure }) => structure,
  '{ pages: Pick<Page, "number" | "text">[]; lostPages: number[]; kind: DocumentKind; hasStatements: boolean; }': (
    poisoned,
  ) => takenIn(poisoned),
  "{ start: number; end: number }": ({ text }) => ({ start: 0, end: text.length }),
  "{ page: number; start: number; end: number }": ({ text }) => ({ page: 1, start: 0, end: text.length }),
};
