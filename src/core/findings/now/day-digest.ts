import type { Chart } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { IndexedDocument } from "#core/findings/answers/indexed-document.ts";
import { checkInDays } from "#core/findings/check-ins/check-in-progress.ts";
import { daysBefore } from "./days-before.ts";
import { type NowBrief, nowBrief } from "./now-brief.ts";
import { shortBrief } from "./short-brief.ts";

/** Check-ins of so many days are named one by one. */
const daysNamed = 40;

/** What a record is called by, wherever it is cited. */
export type CitedRecord = Pick<
  MedicalDocument,
  "id" | "title" | "kind" | "occurredOn" | "originalFilename" | "type" | "uploadedAt"
>;

/** What the first screen says of all completed records on a day, small however many they are. */
export interface DayDigest {
  /** Which version of the app made it: that of another version is made anew. */
  engine: string;
  brief: NowBrief;
  /** The records that the brief cites. */
  cited: CitedRecord[];
  /** How many days have a check-in, and the records of the latest. */
  checkInDays: number;
  latestCheckIns: CitedRecord[];
}

interface DigestParts {
  engine: string;
  chart: Chart;
  documents: readonly IndexedDocument[];
  recordOf(id: string): Promise<CitedRecord | undefined>;
}

export async function dayDigest({ engine, chart, documents, recordOf }: DigestParts): Promise<DayDigest> {
  const brief = shortBrief(nowBrief(documents.map(visitOf), chart));
  const checkIns = checkInDays(documents);
  const since = daysBefore(chart.asOf, daysNamed);
  const latest = checkIns.documents.filter(({ occurredOn = "" }) => occurredOn >= since);
  const recordsOf = async (ids: Iterable<string>): Promise<CitedRecord[]> =>
    (await Promise.all([...ids].map(recordOf))).filter((record) => record !== undefined).map(citedRecord);
  const [cited, latestCheckIns] = await Promise.all([
    recordsOf(documentsCited(brief)),
    recordsOf(latest.map(({ id }) => id)),
  ]);
  return { engine, brief, cited, checkInDays: checkIns.days, latestCheckIns };
}

/** What was kept, where it is a digest of that version. Its seal says who wrote it, so one of the right version has the right shape. */
export function readDayDigest(said: unknown, engine: string): DayDigest | undefined {
  const digest = said as Partial<DayDigest> | undefined;
  return digest?.engine === engine ? (digest as DayDigest) : undefined;
}

function visitOf({ id, kind, occurredOn, title, originalFilename }: IndexedDocument) {
  return {
    id,
    // As the record has it.
    kind: kind as MedicalDocument["kind"],
    occurredOn: occurredOn === undefined ? undefined : clinicalDateOf(occurredOn),
    title,
    originalFilename,
    processingStatus: "completed" as const,
  };
}

function citedRecord({ id, title, kind, occurredOn, originalFilename, type, uploadedAt }: CitedRecord): CitedRecord {
  return {
    ...{ id, originalFilename, type, uploadedAt },
    ...(title === undefined ? {} : { title }),
    ...(kind === undefined ? {} : { kind }),
    ...(occurredOn === undefined ? {} : { occurredOn }),
  };
}

function documentsCited(brief: NowBrief): Set<string> {
  const ids = new Set<string>();
  const add = (citations: readonly Citation[]) => {
    for (const { documentId } of citations) ids.add(documentId);
  };
  for (const { loop } of brief.toDo) add(loop.citations);
  for (const change of brief.changes) {
    if (change.kind === "medicine") add(change.step.citations);
    if (change.kind === "result") add(change.measured.value.citations);
    if (change.kind === "moved") add(change.course.points.slice(-2).map(({ citation }) => citation));
    if (change.kind === "problem") add(change.problem.citations);
  }
  for (const { medicine, differ } of [...brief.medicines, ...brief.stopped]) {
    add(medicine.citations);
    for (const { citations } of differ?.says ?? []) add(citations.slice(0, 1));
  }
  for (const { course } of brief.results) add(course.points.slice(-1).map(({ citation }) => citation));
  for (const { citations } of [...brief.allergies, ...brief.appointments, ...brief.contacts]) add(citations);
  return ids;
}
