import type { AllergyStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function allergyStatements(_source: StatementSource): AllergyStatement[] {
  return [];
}
