import type { Chart, ChartMedicine } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { MedicationStatement, Statement } from "#core/domain/statement.ts";
import { citationsOf } from "./compose-evidence.ts";
import type { ReadEvidence, ReadSentence } from "./read-evidence.ts";

/** Where the medicines are looked up. */
export interface MedicineSources {
  chart: Pick<Chart, "medicines" | "asOf">;
  evidence: readonly ReadEvidence[];
  statementsAt(place: Citation): readonly Statement[];
}

/** What a sentence says of a medicine of the chart. */
export interface Mention {
  sentence: ReadSentence;
  statement: MedicationStatement;
  medicine: ChartMedicine;
  /** ISO 8601, cut to what is known. */
  told: string;
}

/** Every sentence that tells of a medicine of the chart, with what it tells, the oldest first. */
export function medicineMentions({ chart, evidence, statementsAt }: MedicineSources): Mention[] {
  const medicines = new Map<string, ChartMedicine>();
  for (const medicine of chart.medicines)
    for (const { citations } of medicine.steps)
      for (const first of citations.slice(0, 1)) medicines.set(placeOf(first), medicine);
  return evidence.flatMap(({ record, sentences }) =>
    sentences.flatMap((sentence) =>
      citationsOf(sentence, undefined)
        .flatMap(statementsAt)
        .flatMap((statement) => {
          const [first] = statement.citations;
          const medicine = first === undefined ? undefined : medicines.get(placeOf(first));
          if (statement.kind !== "medication" || medicine === undefined) return [];
          return [{ sentence, statement, medicine, told: statement.date?.date ?? record.date ?? "" }];
        }),
    ),
  );
}

/** Where a place begins, as a key. */
export function placeOf({ documentId, page, start }: Citation): string {
  return `${documentId}/${page}/${start}`;
}

/** By day, then by name of the record and place, so that any order of records gives the same. */
export function oldestFirst(one: Mention, other: Mention): number {
  return inOrder(one.told, other.told) || inOrder(nameOf(one), nameOf(other)) || one.sentence.at - other.sentence.at;
}

const nameOf = ({ sentence: { record } }: Mention) => `${record.originalFilename} ${record.title ?? ""}`;
const inOrder = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Of each medicine the newest mention, one that tells how much before one that does not; `mentions` oldest first. */
export function newestOf(mentions: readonly Mention[]): Map<ChartMedicine, Mention> {
  const newest = new Map<ChartMedicine, Mention>();
  for (const mention of mentions) {
    const known = newest.get(mention.medicine);
    const saysLess = known?.statement.dose !== undefined && mention.statement.dose === undefined;
    if (!saysLess) newest.set(mention.medicine, mention);
  }
  return newest;
}
