import type { ResultStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function resultStatements(_source: StatementSource): ResultStatement[] {
  return [];
}
