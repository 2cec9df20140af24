import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { RecordStructure, StructuredPassage } from "#core/understanding/structure/record-structure.ts";

/** The record that statements are read from. */
export interface StatementSource {
  document: Pick<MedicalDocument, "id" | "originalFilename">;
  pages: readonly Page[];
  structure: RecordStructure;
  /** ISO 8601; bounds what can have been. */
  today: string;
}

/** The words from `start` to `end` of a page. */
export function citeWords(
  { document, pages }: StatementSource,
  { page, start, end }: { page: number; start: number; end: number },
): Citation {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  return {
    documentId: document.id,
    originalFilename: document.originalFilename,
    page,
    start,
    end,
    quote: text.slice(start, end),
  };
}

/** The day that a passage speaks of: its own, else the record's. */
export function dayOf({ structure }: StatementSource, passage: StructuredPassage): ClinicalDate | undefined {
  const date = passage.day ?? structure.dateOfCare;
  return date === undefined ? undefined : { date: date.date, precision: date.precision };
}
