import type { MedicalDocument } from "#core/records/medical-document.ts";

/**
 * The completed records as a story, oldest care first. A date of care is cut to its precision, so that "2025-05" stands with the days of its month;
 * a record that states none takes its place by the day it was uploaded.
 */
export function timelineOrder(documents: MedicalDocument[]): MedicalDocument[] {
  const when = ({ occurredOn, uploadedAt }: MedicalDocument) => occurredOn?.date ?? uploadedAt.slice(0, 10);
  return documents
    .filter(({ processingStatus }) => processingStatus === "completed")
    .sort((one, other) => when(one).localeCompare(when(other)) || one.uploadedAt.localeCompare(other.uploadedAt));
}
