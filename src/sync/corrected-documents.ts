import type { Store } from "#core/domain/store.ts";
import { correctionsPrint } from "#core/understanding/corrections/corrections-print.ts";

/** Documents whose corrections came from elsewhere, until what was read of them knows all of those. */
export interface CorrectedDocuments {
  add(documentId: string): void;
  /** Those whose reading does not know all corrections that hold. They stay: understanding may fail, or be cut off. */
  listStale(): Promise<string[]>;
}

export function createCorrectedDocuments(store: Pick<Store, "getDocument" | "listCorrections">): CorrectedDocuments {
  let corrected = new Set<string>();
  return {
    add: (documentId) => void corrected.add(documentId),
    async listStale() {
      const stale: string[] = [];
      for (const id of corrected) {
        const document = await store.getDocument(id);
        if (document?.processingStatus !== "completed") continue;
        if (document.correctionsPrint !== correctionsPrint(await store.listCorrections(id))) stale.push(id);
      }
      corrected = new Set(stale);
      return stale;
    },
  };
}
