import type { ClinicalDate, Fact } from "#core/domain/fact.ts";
import type { DocumentKind, MedicalDocument } from "#core/domain/medical-document.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";

/** What is taken to an appointment, besides the patient's own questions. */
export interface AppointmentBrief {
  /** The next appointment that a record names, today or later. */
  next: Fact | undefined;
  /** Records of visits with the day they state, newest first. */
  visits: Visit[];
  /** The visit since which changes are told: the one that was asked for, or else the latest. */
  lastVisit: Visit | undefined;
  /** What records say that happened on the day of the last visit or later, newest first. Empty without a last visit. */
  changes: Change[];
  medicines: MedicineList;
  /** The latest value of each measurement that its own record marks as low, high or abnormal, newest first. */
  outOfRange: Fact[];
}

export interface Visit {
  documentId: string;
  title: string;
  date: ClinicalDate;
}

export type Change =
  | { kind: "medicine"; fact: Fact }
  /** A value that is out of range now and was not, or was not measured, before. */
  | { kind: "result"; fact: Fact }
  /** Named for the first time. */
  | { kind: "condition" | "symptom"; fact: Fact };

const visitKinds: readonly (DocumentKind | undefined)[] = ["visit-note", "discharge-summary"];
const changeStatuses: readonly Fact["status"][] = ["started", "stopped", "changed"];

/** The kinds of fact that a brief is made of. */
export const briefKinds: readonly Fact["kind"][] = [
  "medication",
  "lab",
  "vital",
  "condition",
  "symptom",
  "appointment",
];

/**
 * @param facts - Of all records, in any order.
 * @param today - ISO day.
 * @param since - Id of the visit since which changes are told; left out, the latest.
 */
export function appointmentBrief(
  documents: readonly MedicalDocument[],
  facts: readonly Fact[],
  today: string,
  since?: string,
): AppointmentBrief {
  const known = facts.filter((fact) => isPatients(fact) && (fact.date === undefined || !isAfter(fact.date, today)));
  const visits = findVisits(documents, today);
  const lastVisit = visits.find(({ documentId }) => documentId === since) ?? visits[0];
  return {
    next: findNext(facts, today),
    visits,
    lastVisit,
    changes: lastVisit === undefined ? [] : changesSince(known, lastVisit.date.date),
    medicines: medicineList(facts, today),
    outOfRange: latestOf(known.filter(isMeasured)).filter(isOutOfRange).sort(newestFirst),
  };
}

function findVisits(documents: readonly MedicalDocument[], today: string): Visit[] {
  const visits: Visit[] = [];
  for (const { id, kind, occurredOn, title, originalFilename, processingStatus } of documents) {
    if (processingStatus !== "completed" || !visitKinds.includes(kind) || occurredOn?.precision !== "day") continue;
    if (!isAfter(occurredOn, today))
      visits.push({ documentId: id, title: title ?? originalFilename, date: occurredOn });
  }
  return visits.sort(
    (one, other) => compare(other.date.date, one.date.date) || compare(one.documentId, other.documentId),
  );
}

function findNext(facts: readonly Fact[], today: string): Fact | undefined {
  const coming = facts.filter(
    (fact) =>
      fact.kind === "appointment" && isPatients(fact) && fact.date?.precision === "day" && fact.date.date >= today,
  );
  return coming.sort(newestFirst).at(-1);
}

function changesSince(facts: readonly Fact[], day: string): Change[] {
  const isNew = ({ date }: Fact) => date !== undefined && date.precision === "day" && date.date >= day;
  const since = facts.filter(isNew);
  const before = facts.filter((fact) => !isNew(fact));
  const namesBefore = (kind: Fact["kind"]) =>
    new Set(before.filter((fact) => fact.kind === kind).map(({ name }) => name));
  const medicines = since.filter(({ kind, status }) => kind === "medication" && changeStatuses.includes(status));
  const measuredBefore = new Map(latestOf(before.filter(isMeasured)).map((fact) => [measurementOf(fact), fact]));
  const results = latestOf(since.filter(isMeasured)).filter((fact) => {
    const earlier = measuredBefore.get(measurementOf(fact));
    // Measured on the very day of the visit, it was talked about there: what counts is what came afterwards.
    return isOutOfRange(fact) && (fact.date?.date ?? "") > day && (earlier === undefined || !isOutOfRange(earlier));
  });
  const named = (["condition", "symptom"] as const).flatMap((kind) => {
    const known = namesBefore(kind);
    const fresh = since.filter((fact) => fact.kind === kind && fact.historical !== true && !known.has(fact.name));
    return firstOf(fresh).map((fact): Change => ({ kind, fact }));
  });
  const changes: Change[] = [
    ...lastOf(medicines).map((fact): Change => ({ kind: "medicine", fact })),
    ...results.map((fact): Change => ({ kind: "result", fact })),
    ...named,
  ];
  return changes.sort((one, other) => newestFirst(one.fact, other.fact));
}

function isPatients({ subject, negated, uncertain, hypothetical }: Fact): boolean {
  return subject === "patient" && !negated && !uncertain && hypothetical !== true;
}

function isMeasured({ kind, value }: Fact): boolean {
  return (kind === "lab" || kind === "vital") && value !== undefined;
}

function isOutOfRange({ flag }: Fact): boolean {
  return flag === "low" || flag === "high" || flag === "abnormal";
}

function isAfter({ date }: ClinicalDate, today: string): boolean {
  return date > today.slice(0, date.length);
}

/** What was measured: the same name in another unit is still the same. */
function measurementOf({ kind, name }: Fact): string {
  return `${kind} ${name}`;
}

function latestOf(facts: readonly Fact[]): Fact[] {
  return onePerKey([...facts].sort(newestFirst), measurementOf);
}

function firstOf(facts: readonly Fact[]): Fact[] {
  return onePerKey([...facts].sort(newestFirst).reverse(), ({ name }) => name);
}

function lastOf(facts: readonly Fact[]): Fact[] {
  return onePerKey([...facts].sort(newestFirst), ({ name }) => name);
}

/** The first of each key; a fact without a date gives way to any with one. */
function onePerKey(sorted: readonly Fact[], keyOf: (fact: Fact) => string): Fact[] {
  const kept = new Map<string, Fact>();
  for (const fact of sorted) if (!kept.has(keyOf(fact))) kept.set(keyOf(fact), fact);
  return [...kept.values()];
}

/** A total order, so that the brief never depends on the order in which records were added. */
function newestFirst(one: Fact, other: Fact): number {
  return (
    compare(other.date?.date ?? "", one.date?.date ?? "") ||
    compare(one.name, other.name) ||
    compare(one.citation.documentId, other.citation.documentId) ||
    one.citation.page - other.citation.page ||
    one.citation.start - other.citation.start ||
    compare(JSON.stringify(one), JSON.stringify(other))
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
