import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { DateReading } from "#core/understanding/facts/find-dates.ts";

/** The day of each passage, where it is another than the record's. */
export function readDays(
  passages: readonly Passage[],
  _kind: DocumentKind,
  _reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): (ClinicalDate | undefined)[] {
  return passages.map(() => undefined);
}
