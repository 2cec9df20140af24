import type { Statement } from "#core/domain/statement.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";

const today = "2026-02-12";

/** A record of one page of text, as the statements' finders take it. */
export function recordOfText(text: string, id = "letter"): StatementSource {
  const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
  const structure = readStructure(pages, { today });
  return { document: { id, originalFilename: `${id}.pdf` }, pages, structure, today };
}

/** What a letter with this one paragraph says of one kind. */
export function statementsIn<Kind extends Statement["kind"]>(text: string, kind: Kind) {
  return readStatements(recordOfText(`Clinic date: 3 March 2025\n\nDear Dr Okoye,\n\n${text}\n`)).filter(
    (statement): statement is Extract<Statement, { kind: Kind }> => statement.kind === kind,
  );
}
