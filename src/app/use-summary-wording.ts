import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { Store } from "#core/records/store.ts";
import { type KeptWording, useKeptWording } from "./use-kept-wording.tsx";

/** A record's summary in the words of this device's model. */
export function useSummaryWording(
  id: string,
  document: MedicalDocument | undefined,
  openStore: () => Promise<Store | undefined>,
): KeptWording {
  const summary = document?.processingStatus === "completed" ? document.summary : undefined;
  return useKeptWording({ kind: "summary", id, documents: [id] }, summary?.sentences, openStore, async (request) =>
    (await import("#core/language/fluent-summary.ts")).fluentSummary(summary ?? { sentences: [] }, request),
  );
}
