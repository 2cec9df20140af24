import type { MedicalDocument } from "#core/domain/medical-document.ts";

/** Files that came with less than this between them were put in together. */
export const batchGapMs = 10 * 60_000;

/** How far the files that were put in together are: "3 of 5 read". */
export interface ReadingBatch {
  total: number;
  read: number;
  failed: number;
}

type Filed = Pick<MedicalDocument, "uploadedAt" | "processingStatus" | "waiting">;

/** The files that came with those that are being read now; undefined where nothing is being read. What waits for a person is not being read. */
export function readingBatch(documents: readonly Filed[]): ReadingBatch | undefined {
  const byTime = [...documents].sort((one, other) => (one.uploadedAt < other.uploadedAt ? 1 : -1));
  const oldest = byTime.findLast(isBeingRead);
  if (oldest === undefined) return undefined;
  const batch: Filed[] = [];
  let before: string | undefined;
  for (const document of byTime) {
    const apart = before === undefined ? 0 : Date.parse(before) - Date.parse(document.uploadedAt);
    if (apart > batchGapMs && document.uploadedAt < oldest.uploadedAt) break;
    batch.push(document);
    before = document.uploadedAt;
  }
  const count = (status: MedicalDocument["processingStatus"]) =>
    batch.filter(({ processingStatus }) => processingStatus === status).length;
  return { total: batch.length, read: count("completed"), failed: count("failed") };
}

function isBeingRead({ processingStatus, waiting }: Filed): boolean {
  return processingStatus === "processing" || (processingStatus === "pending" && waiting === undefined);
}
