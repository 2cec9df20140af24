import type { Row } from "../../support/measurement.ts";
import { documentsOf, type SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import type { Relation } from "../simulate/truth.ts";
import { readFromText } from "./altered-documents.ts";
import { readFromPdf } from "./read-from-pdf.ts";
import { readFromPhoto } from "./read-from-photo.ts";
import { type Score, scorePatients } from "./statistical-score.ts";

/** The records of some patients, as the product read them, by the patients' seeds. */
type Altered = ReadonlyMap<number, readonly SimulatedDocument[]>;

/** A sheet takes seconds to recognise, so few patients are photographed: of the first hundred those with most relations to lose. */
const photographed = Number(process.env.THREADS_PHOTO_PATIENTS ?? 3);
const photoCandidates = 100;

const now = new Date("2026-06-01T00:00:00Z");

/** How much recall of large and medium effects is lost when the product reads the records itself: as text, as PDF, as photos. */
export async function readingRows(firstSeed: number, patients: number): Promise<Row[]> {
  const fromText = new Map<number, readonly SimulatedDocument[]>();
  const fromPdf = new Map<number, readonly SimulatedDocument[]>();
  const fromPhoto = new Map<number, readonly SimulatedDocument[]>();
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const documents = documentsOf(simulatePatient(seed));
    fromText.set(seed, readFromText(documents, now));
    if (seed < firstSeed + patients / 4) fromPdf.set(seed, await readFromPdf(documents, now));
  }
  for (const seed of seedsWithMostRelations(firstSeed)) {
    fromPhoto.set(seed, await readFromPhoto(documentsOf(simulatePatient(seed)), seed, now));
  }
  return [
    readingRow("recall lost when records are read as text", fromText, 0.05),
    readingRow("recall lost when records are read as PDF", fromPdf, 0.05),
    readingRow("recall lost when diaries and letters are read as photos", fromPhoto, 0.15),
  ];
}

const isCounted = ({ wellObserved, effect }: Relation) => wellObserved && effect >= 0.8;

function seedsWithMostRelations(firstSeed: number): number[] {
  const counted = Array.from({ length: photoCandidates }, (_none, index) => {
    const seed = firstSeed + index;
    return { seed, relations: simulatePatient(seed).truths.filter(isCounted).length };
  });
  return counted
    .toSorted((one, other) => other.relations - one.relations)
    .slice(0, photographed)
    .map(({ seed }) => seed);
}

function readingRow(name: string, altered: Altered, bound: number): Row {
  const seeds = [...altered.keys()];
  const told = recallOf(seeds.map((seed) => scorePatients({ firstSeed: seed, patients: 1 })));
  const read = recallOf(
    seeds.map((seed) => scorePatients({ firstSeed: seed, patients: 1, documents: () => altered.get(seed) ?? [] })),
  );
  const note = `${told.share.toFixed(3)} from facts, ${read.share.toFixed(3)} read; ${read.of} relations of ${seeds.length} patients`;
  return { group: "threads", name, value: told.share - read.share, bound, direction: "at-most", note };
}

function recallOf(scores: readonly Score[]): { share: number; of: number } {
  const shares = scores.flatMap(({ recall }) => ["all 0.8", "all 1.2"].map((key) => recall.get(key)));
  const of = shares.reduce((sum, share) => sum + (share?.of ?? 0), 0);
  return { share: shares.reduce((sum, share) => sum + (share?.hits ?? 0), 0) / of, of };
}
