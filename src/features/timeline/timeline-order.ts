import type { ClinicalDate } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";

export type TimelineDirection = "oldest" | "newest";

/** Records of one month of care, or of a year where a record names no more; without `month`, those that state no date. */
export interface TimelineGroup {
  month: ClinicalDate | undefined;
  documents: MedicalDocument[];
}

/**
 * The completed records as a story, in the order of their dates of care. A date is cut to its precision, so that "2025-05" stands with the
 * days of its month. Records that state none stand at the end, whichever way the story is told.
 */
export function timelineOrder(
  documents: MedicalDocument[],
  direction: TimelineDirection = "oldest",
): MedicalDocument[] {
  const completed = documents.filter(({ processingStatus }) => processingStatus === "completed");
  const sign = direction === "oldest" ? 1 : -1;
  return completed.sort((one, other) => {
    const [first, second] = [one.occurredOn?.date, other.occurredOn?.date];
    if (first === undefined || second === undefined) {
      if (first !== second) return first === undefined ? 1 : -1;
      return sign * one.uploadedAt.localeCompare(other.uploadedAt);
    }
    return sign * (first.localeCompare(second) || one.uploadedAt.localeCompare(other.uploadedAt));
  });
}

/** The same records in their order, month by month. */
export function timelineGroups(documents: MedicalDocument[], direction: TimelineDirection): TimelineGroup[] {
  const groups: TimelineGroup[] = [];
  for (const document of timelineOrder(documents, direction)) {
    const month = monthOf(document.occurredOn);
    const last = groups.at(-1);
    if (last !== undefined && last.month?.date === month?.date) last.documents.push(document);
    else groups.push({ month, documents: [document] });
  }
  return groups;
}

function monthOf(date: ClinicalDate | undefined): ClinicalDate | undefined {
  if (date === undefined || date.precision === "year") return date;
  return { date: date.date.slice(0, 7), precision: "month" };
}
