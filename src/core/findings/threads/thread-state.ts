import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { dayFirstOf, likelyDayFirst } from "#core/understanding/structure/day-first.ts";
import { readIdentity } from "#core/understanding/structure/printed-identity.ts";
import type { PrintedIdentity } from "#core/understanding/structure/record-structure.ts";
import { type ClinicalNote, clinicalNote, type MedicineEnds, medicineKey } from "./clinical-notes.ts";
import { dayNumber } from "./day-number.ts";
import { ownWords } from "./own-words.ts";
import { mattersOf, noMatters, type RecordMatters } from "./record-matters.ts";
import { isAgreed, secondReading } from "./second-reading.ts";

/** One dated word of a diary, letter or lab report: the stuff that series are made of. */
export interface SeriesPoint {
  /** "words": a phrase of a diary in the patient's own words, which no vocabulary knows. */
  kind: "symptom" | "lab" | "vital" | "lifestyle" | "medication" | "words";
  name: string;
  /** Days since 1 January 1970. */
  day: number;
  /** Left out where only the presence is said. */
  value?: number;
  /** False where it is denied ("no headache"). */
  present: boolean;
  unit?: string;
  /** Medicines: the taking began, ended or changed on this day. */
  change?: "started" | "stopped" | "changed";
  /** Medicines: the dose as printed, and "in the morning" or "at bedtime". */
  dose?: string;
  timeOfDay?: string;
  citation: Citation;
}

/** What threads keep of one document. Small beside its pages, and plain data: it can be sealed and stored. */
export interface DocumentNotes extends RecordMatters {
  originalFilename: string;
  /** ISO day, month or year of care. */
  occurredOn?: string;
  /** Who it says that it is about. */
  identity: PrintedIdentity;
  /** It is written day by day: only there does silence about something mean that it was not so. */
  isDiary: boolean;
  /** Its own words say that it corrects an earlier record. */
  corrects: boolean;
  points: SeriesPoint[];
  /** The facts that rules look at. */
  clinical: ClinicalNote[];
}

export interface ThreadState {
  version: 1;
  documents: { [documentId: string]: DocumentNotes };
}

export type NotedDocument = Pick<MedicalDocument, "id" | "originalFilename"> &
  Partial<Pick<MedicalDocument, "occurredOn" | "kind">>;
export type NotedReading = Pick<DocumentReading, "facts" | "pages">;

export function emptyThreadState(): ThreadState {
  return { version: 1, documents: {} };
}

/** The state with this document's notes in place of any older ones of it. The others are not looked at. */
export function updateThreads(state: ThreadState, document: NotedDocument, reading: NotedReading): ThreadState {
  return { version: 1, documents: { ...state.documents, [document.id]: notesOf(document, reading) } };
}

/** The state without a document that was deleted. */
export function forgetDocument(state: ThreadState, documentId: string): ThreadState {
  const { [documentId]: _forgotten, ...documents } = state.documents;
  return { version: 1, documents };
}

/** A record that speaks of this many days is a diary, whatever else it is called; visits, one below the other, speak of some days, too. */
const diaryDays = 5;
const diaryDaysOfVisits = 12;

/** What threads keep of a document. */
export function notesOf(document: NotedDocument, { facts, pages }: NotedReading): DocumentNotes {
  const meant = facts.filter((fact) => fact.subject === "patient" && fact.hypothetical !== true);
  const points = meant.flatMap((fact) => pointOf(fact, pages));
  const lived = points.filter(({ kind }) => kind === "symptom" || kind === "lifestyle");
  const medicines = meant.filter(({ kind }) => kind === "medication");
  const ends: MedicineEnds = new Map();
  for (const fact of medicines) {
    const own = ends.get(medicineKey(fact)) ?? { starts: new Set(), ends: new Set() };
    ends.set(medicineKey(fact), own);
    own.starts.add(fact.citation.start);
    own.ends.add(fact.citation.end);
  }
  const fewest = document.kind === "visit-note" ? diaryDaysOfVisits : diaryDays;
  const isDiary = document.kind === "diary" || new Set(lived.map(({ day }) => day)).size >= fewest;
  const statements = isDiary ? undefined : secondReading(document, pages);
  return {
    originalFilename: document.originalFilename,
    ...(document.occurredOn === undefined ? {} : { occurredOn: document.occurredOn.date }),
    identity: identityIn(document, pages),
    corrects: pages.some(({ text }) =>
      /\b(?:correct(?:ed|ion)s?|amended|amendment|entered in error|erratum)\b/i.test(text),
    ),
    isDiary,
    // A diary asks nobody for anything.
    ...(statements === undefined ? noMatters : mattersOf(document, { facts, pages }, statements)),
    points: isDiary ? [...points, ...ownWords(document, pages, points)] : points,
    clinical: meant
      .filter(isForRules)
      // An allergy that only one of two readings finds is more often a list that was cut wrong.
      .filter((fact) => fact.kind !== "allergy" || isAgreed(fact, statements))
      .map((fact) => ({
        ...clinicalNote(fact, ends, pages.find(({ number }) => number === fact.citation.page)?.text ?? ""),
        ...(isAgreed(fact, statements) ? {} : { isDoubtful: true }),
      })),
  };
}

/** Where a record has no day, any day in it may be a birth date. */
const noDay = "2100-01-01";

function identityIn({ occurredOn }: NotedDocument, pages: NotedReading["pages"]): PrintedIdentity {
  const today = occurredOn?.date ?? noDay;
  return readIdentity(
    pages,
    { anchor: today, dayFirst: dayFirstOf(pages, today) ?? likelyDayFirst(pages) },
    occurredOn?.date,
  );
}

const ruledKinds: ReadonlySet<string> = new Set(["medication", "allergy", "lab", "birth-date", "condition"]);

function isForRules({ kind, name }: Fact): boolean {
  return ruledKinds.has(kind) || (kind === "vital" && name === "body weight");
}

const severityWords: { [word: string]: number } = {
  slight: 2,
  minor: 2,
  mild: 3,
  moderate: 5,
  severe: 8,
  intense: 8,
  terrible: 9,
  awful: 9,
  extreme: 9,
  excruciating: 10,
  unbearable: 10,
  worst: 10,
};

function timeOfDayIn(words: string): string | undefined {
  if (/\b(?:bedtime|at night|evening|nocte)\b/i.test(words)) return "at bedtime";
  return /\b(?:morning|breakfast|mane)\b/i.test(words) ? "in the morning" : undefined;
}

/** "Forgot methotrexate": named, and not taken. */
function forgottenBefore({ citation: { page, start } }: Fact, pages: NotedReading["pages"]): boolean {
  const text = pages.find(({ number }) => number === page)?.text.slice(Math.max(0, start - 40), start) ?? "";
  return /\b(?:forgot|skipped|missed|left out|ran out of|without)\b[^.;\n]*$/i.test(text);
}

/** "Naproxen was restarted", "resumed methotrexate": begun again, which no status says. */
function restartedBefore({ citation: { page, start, end } }: Fact, pages: NotedReading["pages"]): boolean {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  const isBefore = /\b(?:restarted|resumed|recommenced|reintroduced|went back on)\b[^.;\n]{0,20}$/i.test(
    text.slice(Math.max(0, start - 40), start),
  );
  return (
    isBefore || /^[^.;\n]{0,24}\b(?:restarted|resumed|recommenced|reintroduced)\b/i.test(text.slice(end, end + 44))
  );
}

function pointOf(fact: Fact, pages: NotedReading["pages"]): SeriesPoint[] {
  const { kind, name, date, negated, citation } = fact;
  if (date?.precision !== "day" || fact.historical === true || fact.uncertain) return [];
  const day = dayNumber(date.date);
  if (Number.isNaN(day)) return [];
  const common = { name: fact.bodyPart === undefined ? name : `${name} (${fact.bodyPart})`, day, citation };
  if (kind === "symptom") {
    const value = negated ? 0 : severityOf(fact.severity);
    return [{ kind, ...common, present: !negated, ...(value === undefined ? {} : { value }) }];
  }
  if (kind === "lab" || kind === "vital") {
    if (negated || fact.number === undefined) return [];
    return [
      { kind, ...common, present: true, value: fact.number, ...(fact.unit === undefined ? {} : { unit: fact.unit }) },
    ];
  }
  if (kind === "lifestyle") {
    const { number: value, unit } = fact;
    return [
      {
        kind,
        ...common,
        present: !negated,
        ...(value === undefined || negated ? {} : { value }),
        ...(unit === undefined ? {} : { unit }),
      },
    ];
  }
  if (kind === "medication" && !negated && fact.status !== "planned" && fact.status !== "declined") {
    const { status, dose } = fact;
    const isChange = status === "started" || status === "stopped" || status === "changed";
    const again = status === undefined && restartedBefore(fact, pages);
    const timeOfDay = timeOfDayIn(`${fact.frequency ?? ""} ${citation.quote}`);
    return [
      {
        kind,
        ...common,
        present: !forgottenBefore(fact, pages),
        ...(isChange ? { change: status } : again ? { change: "started" as const } : {}),
        ...(dose === undefined || fact.form !== undefined ? {} : { dose }),
        ...(timeOfDay === undefined ? {} : { timeOfDay }),
      },
    ];
  }
  return [];
}

function severityOf(severity: string | undefined): number | undefined {
  if (severity === undefined) return undefined;
  const number = Number(severity);
  return Number.isNaN(number) ? severityWords[severity.toLowerCase()] : number;
}
