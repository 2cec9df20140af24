import { z } from "zod/mini";
import { medicalDocumentSchema } from "./medical-document.ts";
import type { Store } from "./store.ts";

/** How long a deleted document can be brought back. */
export const binDays = 30;
const dayMs = 86_400_000;

/** A document that was deleted and can still be brought back. */
export const binnedDocumentSchema = z.object({
  document: medicalDocumentSchema,
  /** ISO 8601 instant by the clock of the home that keeps it: since when it lies in this bin. */
  deletedAt: z.string(),
});
export type BinnedDocument = z.infer<typeof binnedDocumentSchema>;

/** Whole days until it is deleted for good, counted up; 0 where its time is over. `now`: epoch milliseconds. */
export function daysLeftInBin({ deletedAt }: Pick<BinnedDocument, "deletedAt">, now: number): number {
  return Math.max(0, Math.ceil(binDays - (now - Date.parse(deletedAt)) / dayMs));
}

/** Deletes for good what has lain in the bin for {@link binDays} days; answers the ids. `now`: epoch milliseconds. */
export async function purgeBin(store: Pick<Store, "listBin" | "deleteDocument">, now: number): Promise<string[]> {
  const over = (await store.listBin()).filter((binned) => daysLeftInBin(binned, now) === 0);
  for (const { document } of over) await store.deleteDocument(document.id);
  return over.map(({ document }) => document.id);
}
