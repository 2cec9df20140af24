import { liveQuery } from "dexie";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { DexieStore } from "#db/dexie-store.ts";

/** Tells of the documents of a store now and after each change of them, in whatever tab; answers how to stop. */
export function watchDocuments(
  store: DexieStore,
  told: (documents: MedicalDocument[]) => void,
  failed: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(() => store.listDocuments()).subscribe({ next: told, error: failed });
  return () => subscription.unsubscribe();
}
