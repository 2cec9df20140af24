import type { RequestStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function requestStatements(_source: StatementSource): RequestStatement[] {
  return [];
}
