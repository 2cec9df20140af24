import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import { type KeptWording, useKeptWording } from "./use-kept-wording.tsx";

/** A record's summary in the words of this device's model. */
export function useSummaryWording(
  id: string,
  document: MedicalDocument | undefined,
  openStore: () => Promise<Store | undefined>,
): KeptWording {
  const summary = document?.processingStatus === "completed" ? document.summary : undefined;
  return useKeptWording({ kind: "summary", id, documents: [id] }, summary?.sentences, openStore, async (request) =>
    (await import("#core/wording/fluent-summary.ts")).fluentSummary(summary ?? { sentences: [] }, request),
  );
}
