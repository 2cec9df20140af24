import type { ProcedureStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function procedureStatements(_source: StatementSource): ProcedureStatement[] {
  return [];
}
