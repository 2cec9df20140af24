import type { PersonStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function personStatements(_source: StatementSource): PersonStatement[] {
  return [];
}
