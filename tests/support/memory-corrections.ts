import { type Correction, correctionsVersion } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import { type JobTable, writeUnderstood } from "./memory-jobs.ts";

type Corrections = Pick<Store, "listCorrections" | "changeCorrections">;

/** The corrections of the Store in memory, by document and id. */
export function createMemoryCorrections(
  tables: JobTable,
  corrections: Map<string, Map<string, Correction>>,
): Corrections {
  return {
    async listCorrections(documentId) {
      const all = [...(corrections.get(documentId)?.values() ?? [])];
      return structuredClone(
        all.sort((a, b) => a.correctedAt.localeCompare(b.correctedAt) || a.id.localeCompare(b.id)),
      );
    },
    async changeCorrections({ documentId, known, put, remove, understood }) {
      const document = tables.documents.get(documentId);
      const own = corrections.get(documentId) ?? new Map<string, Correction>();
      if (document === undefined || correctionsVersion([...own.values()]) !== correctionsVersion(known)) return false;
      const status = document.processingStatus;
      if (understood === undefined ? status === "processing" : status !== "completed") return false;
      for (const id of remove) own.delete(id);
      for (const correction of structuredClone(put)) own.set(correction.id, correction);
      corrections.set(documentId, own);
      if (understood === undefined) return true;
      writeUnderstood(tables, document, understood);
      tables.completions.note(documentId);
      return true;
    },
  };
}
