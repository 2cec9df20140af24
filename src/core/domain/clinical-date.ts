import type { ClinicalDate } from "./fact.ts";

/** "2025-05-21", "2025-05" or "2025" with the precision that its length tells. */
export function clinicalDateOf(date: string): ClinicalDate {
  return { date, precision: date.length > 7 ? "day" : date.length > 4 ? "month" : "year" };
}
