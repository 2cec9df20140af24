import type { ClinicalDate } from "#core/domain/fact.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { DateReading } from "#core/understanding/facts/find-dates.ts";
import type { ColumnRole } from "./record-structure.ts";

/** What each cell of each row holds; empty for what is no row, or has no heads. */
export function readColumns(
  passages: readonly Passage[],
  _roles: readonly LineRole[],
  _reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): ColumnRole[][] {
  return passages.map(() => []);
}
