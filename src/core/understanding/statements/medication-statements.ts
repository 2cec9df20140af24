import type { MedicationStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function medicationStatements(_source: StatementSource): MedicationStatement[] {
  return [];
}
