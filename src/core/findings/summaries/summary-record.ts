import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { extractFacts } from "#core/understanding/facts/extract-facts.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { isWrittenByDay } from "#core/understanding/structure/record-structure.ts";
import type { SummaryRecord } from "./record-units.ts";

/** A record as its summary reads it, from its pages alone. */
export function summaryRecord(
  document: Pick<MedicalDocument, "id" | "originalFilename">,
  pages: readonly Page[],
  today: string,
): SummaryRecord {
  const structure = readStructure(pages, { today });
  const source = {
    documentId: document.id,
    originalFilename: document.originalFilename,
    pageTexts: new Map(pages.map((page) => [page.number, page.text])),
    occurredOn: structure.dateOfCare,
    dates: { anchor: structure.dateOfCare?.date, dayFirst: structure.dayFirst },
    writtenByDay: isWrittenByDay(structure),
  };
  return {
    structure,
    facts: extractFacts(structure.passages, source),
    statements: readStatements({ document, pages, structure, today }),
    source,
  };
}
