import type { MedicalDocument } from "./medical-document.ts";

/** A document as it comes back: completed and failed ones stay what they were, any other is to be read. What only held while it was read is left out. */
export function asRestored({
  progress: _progress,
  waiting: _waiting,
  failure,
  ...kept
}: MedicalDocument): MedicalDocument {
  const { processingStatus } = kept;
  if (processingStatus === "failed") return failure === undefined ? kept : { ...kept, failure };
  return { ...kept, processingStatus: processingStatus === "completed" ? "completed" : "pending" };
}
