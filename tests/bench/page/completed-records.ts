import type { RestoredDocument } from "#core/domain/store.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { recordText, textPage } from "./understanding-records.ts";

/** The day on which everything is measured. */
export const now = new Date("2026-01-15T12:00:00Z");
/** Records that are sealed at once. */
const batch = 50;

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A record as the pipeline leaves it: read, understood, completed. */
export function completedRecord(number: number): RestoredDocument {
  const id = `record-${number}`;
  const originalFilename = `${id}.txt`;
  const text = recordText(number);
  const pages = [textPage(text, 1)];
  const { facts, engine, ...found } = understandDocument({ document: { id, originalFilename }, pages, now });
  const content = new Blob([text], { type: "text/plain" });
  return {
    document: {
      ...found,
      id,
      type: "pdf",
      originalFilename,
      uploadedAt: new Date(now.getTime() - number * 60_000).toISOString(),
      processingStatus: "completed",
      mediaType: content.type,
      byteSize: content.size,
      sha256: number.toString(16).padStart(64, "0"),
      pageCount: 1,
      lostPages: [],
    },
    content,
    reading: { documentId: id, pages, facts, engine },
  };
}

/** Puts records into the store, sealed, by their numbers: `from` is in, `to` is not. */
export async function addRecords(
  store: DexieStore,
  from: number,
  to: number,
  recordOf: (number: number) => RestoredDocument = completedRecord,
): Promise<void> {
  for (let first = from; first < to; first += batch) {
    const records = Array.from({ length: Math.min(batch, to - first) }, (_, index) => recordOf(first + index));
    await Promise.all(records.map((record) => store.restoreDocument(record)));
  }
}
