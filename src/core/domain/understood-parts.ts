import type { DocumentReading } from "./document-reading.ts";
import type { Understood } from "./store.ts";

type Found = Omit<Understood, Exclude<keyof DocumentReading, "documentId">>;

/** What was understood, parted as stores keep it: the reading, which lists do not need, and what stands on the document itself. */
export function understoodParts(
  documentId: string,
  understood: Understood,
): { reading: DocumentReading; found: Found } {
  const { pages, facts, engine, pagesAsRead, unplacedCorrections, disowned, ...found } = understood;
  const reading: DocumentReading = { documentId, pages, facts, engine };
  if (pagesAsRead !== undefined) reading.pagesAsRead = pagesAsRead;
  if (unplacedCorrections !== undefined) reading.unplacedCorrections = unplacedCorrections;
  if (disowned !== undefined) reading.disowned = disowned;
  return { reading, found };
}
