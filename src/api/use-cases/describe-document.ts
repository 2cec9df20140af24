import type { DocumentDetails } from "#api/contract.ts";
import type { Store } from "#core/domain/store.ts";

/** A document with everything that was read from it; pages and facts are empty until it was read. */
export async function describeDocument(store: Store, id: string): Promise<DocumentDetails | undefined> {
  const document = await store.getDocument(id);
  if (document === undefined) return undefined;
  const reading = await store.getReading(id);
  return {
    ...document,
    pages: reading?.pages ?? [],
    facts: reading?.facts ?? [],
    corrections: await store.listCorrections(id),
    unplacedCorrections: reading?.unplacedCorrections ?? [],
    pagesAsRead: reading?.pagesAsRead ?? [],
  };
}
