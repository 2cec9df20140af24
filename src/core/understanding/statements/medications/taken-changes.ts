import type { MedicationStatement } from "#core/domain/statement.ts";

/** What may be said of a medicine that is taken: its reason is told then, and not of one that ended. */
export const takenChanges: ReadonlySet<MedicationStatement["change"]> = new Set<MedicationStatement["change"]>([
  undefined,
  "started",
  "continued",
  "increased",
  "reduced",
  "changed",
  "restarted",
]);
