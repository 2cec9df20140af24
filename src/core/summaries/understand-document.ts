import { entryPageOf, understandEntry } from "#core/entries/understand-entry.ts";
import { extractFacts } from "#core/facts/extract-facts.ts";
import type { RecordSource } from "#core/facts/fact-builder.ts";
import { verifiedSentences } from "#core/language/verify-quotes.ts";
import { readPassages } from "#core/reading/passages.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { Page } from "#core/records/page.ts";
import type { Understood } from "#core/records/store.ts";
import { dayFirstOf, findDocumentDate } from "./document-date.ts";
import { findDocumentKind } from "./document-kind.ts";
import { findDocumentTitle } from "./document-title.ts";
import { draftSummary } from "./summarise.ts";

/** Name and version of this understanding; stored with what it made, so that a later one can tell. */
export const engine = "built-in/1";

export interface UnderstandRequest {
  document: Pick<MedicalDocument, "id" | "originalFilename">;
  pages: readonly Page[];
  now: Date;
}

export type UnderstoodDocument = Omit<Understood, "pages" | "pageCount" | "lostPages">;

/**
 * What a read record says: its kind, date of care, title, facts, and a summary. Every sentence of the summary has passed the check that
 * its quotes stand in the pages; those that did not are gone. Pure: the same pages give the same answer (`now` only bounds the dates).
 */
export function understandDocument({ document, pages, now }: UnderstandRequest): UnderstoodDocument {
  // An entry is changed by its writer, in its own form: it needs no correction.
  const entry = entryPageOf(pages);
  if (entry !== undefined) return understandEntry(document, entry, engine);
  const pageTexts = new Map(pages.map((page) => [page.number, page.text]));
  const today = now.toISOString().slice(0, 10);
  const dayFirst = dayFirstOf(pages);
  const date = findDocumentDate(pages, { anchor: today, dayFirst });
  const occurredOn = date === undefined ? undefined : { date: date.date, precision: date.precision };
  const source: RecordSource = {
    documentId: document.id,
    originalFilename: document.originalFilename,
    pageTexts,
    occurredOn,
    dates: { anchor: occurredOn?.date, dayFirst },
  };
  const passages = readPassages(pages);
  const facts = extractFacts(passages, source);
  const kind = findDocumentKind(pages, passages, facts);
  const draft = draftSummary({ kind, date, passages, facts, source });
  const pageTextOf = (documentId: string, page: number) =>
    documentId === document.id ? pageTexts.get(page) : undefined;
  const sentences = verifiedSentences(draft.leading, pageTextOf);
  const more = verifiedSentences(draft.more, pageTextOf);
  return {
    kind,
    title: findDocumentTitle(pages, kind),
    ...(occurredOn === undefined ? {} : { occurredOn }),
    facts,
    engine,
    summary: { summaryText: sentences.map((sentence) => sentence.text).join(" "), sentences, more, engine },
  };
}
