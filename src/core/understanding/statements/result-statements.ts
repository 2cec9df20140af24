import type { ResultStatement } from "#core/domain/statement.ts";
import { rolesWithoutResults } from "./result/result-guards.ts";
import { proseResults } from "./result/result-prose.ts";
import { tableResults } from "./result/result-tables.ts";
import type { StatementSource } from "./statement-source.ts";

/** What a record says was measured: tables, rows without heads, prose, sizes of what scans show. */
export function resultStatements(source: StatementSource): ResultStatement[] {
  const passages = source.structure.passages.filter(({ role }) => !rolesWithoutResults.has(role));
  const { results, read } = tableResults(source, passages);
  for (const passage of passages) {
    if (read.has(passage) || passage.kind === "heading") continue;
    results.push(...proseResults(source, passage));
  }
  return results;
}
