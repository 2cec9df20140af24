import type { ProblemStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function problemStatements(_source: StatementSource): ProblemStatement[] {
  return [];
}
