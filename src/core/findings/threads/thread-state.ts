import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { dayNumber } from "./day-number.ts";
import { ownWords } from "./own-words.ts";

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
export interface DocumentNotes {
  originalFilename: string;
  /** ISO day, month or year of care. */
  occurredOn?: string;
  /** It is written day by day: only there does silence about something mean that it was not so. */
  isDiary: boolean;
  /** Its own words say that it corrects an earlier record. */
  corrects: boolean;
  points: SeriesPoint[];
  /** The facts that rules look at. */
  clinical: ClinicalNote[];
}

/** A fact for the rules, with what the words around it say. */
export interface ClinicalNote {
  fact: Fact;
  /** Its sentence speaks of a change ("increased to"). */
  changeSaid: boolean;
  /** It stands beside another name of the same medicine: "Advil (ibuprofen)". */
  namesLinked: boolean;
  /** Its sentence says that the medicine was begun again ("restarted"). */
  beganAgain?: boolean;
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

/** A record that speaks of this many days is a diary, whatever else it is called. */
const diaryDays = 5;

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
  const isDiary = document.kind === "diary" || new Set(lived.map(({ day }) => day)).size >= diaryDays;
  return {
    originalFilename: document.originalFilename,
    ...(document.occurredOn === undefined ? {} : { occurredOn: document.occurredOn.date }),
    corrects: pages.some(({ text }) =>
      /\b(?:correct(?:ed|ion)s?|amended|amendment|entered in error|erratum)\b/i.test(text),
    ),
    isDiary,
    points: isDiary ? [...points, ...ownWords(document, pages, points)] : points,
    clinical: meant
      .filter(({ kind }) => ["medication", "allergy", "lab", "birth-date"].includes(kind))
      .map((fact) => clinicalNote(fact, ends, pages.find(({ number }) => number === fact.citation.page)?.text ?? "")),
  };
}

const changeWords =
  /\b(?:increas|decreas|reduc|rais|lower|titrat|chang|switch|adjust|doubl|halv|taper|step(?:ped|ping)? (?:up|down)|up (?:from|to|by)|down|put (?:up )?to|now \d|went up|instead of|from \d|build)/i;

const begunAgain = /\b(?:re-?start|resum|re-?introduc|re-?commenc|back on|begun again|started again|again)/i;

/** Where citations of medicines begin and end, by name and page: each medicine's neighbours are looked up, not looked for among all. */
type MedicineEnds = Map<string, { starts: Set<number>; ends: Set<number> }>;

function medicineKey({ name, citation }: Fact): string {
  return `${citation.page} ${name}`;
}

/** Letters between two names of one medicine. */
const mostBetween = 25;
const linking = /[(=/]|\b(?:or|generic|brand|called|known as)\b/i;

/** "Paracetamol (acetaminophen)": the same medicine is named right before or behind it, with a word between that says so. */
function isLinked(fact: Fact, medicines: MedicineEnds, pageText: string): boolean {
  const own = medicines.get(medicineKey(fact));
  const { start, end } = fact.citation;
  for (let gap = 0; gap < mostBetween; gap++)
    for (const [is, between] of [
      [own?.ends.has(start - gap), () => pageText.slice(start - gap, start)],
      [own?.starts.has(end + gap), () => pageText.slice(end, end + gap)],
    ] as const)
      if (is === true && !between().includes("\n") && linking.test(between())) return true;
  return false;
}

function clinicalNote(fact: Fact, medicines: MedicineEnds, pageText: string): ClinicalNote {
  const { start, end } = fact.citation;
  const before = /[^.\n]*$/.exec(pageText.slice(Math.max(0, start - 120), start))?.[0] ?? "";
  const after = /^(?:[^.\n]|\.\d)*/.exec(pageText.slice(end, end + 120))?.[0] ?? "";
  const sentence = before + pageText.slice(start, end) + after;
  const namesLinked =
    fact.kind === "medication" &&
    (/\((?:generic|brand|also|same|=)/i.test(after) || isLinked(fact, medicines, pageText));
  const beganAgain = fact.kind === "medication" && begunAgain.test(sentence);
  return { fact, changeSaid: changeWords.test(sentence), namesLinked, ...(beganAgain ? { beganAgain } : {}) };
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
