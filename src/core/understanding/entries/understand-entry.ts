import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Understood } from "#core/domain/store.ts";
import { verifiedSentences } from "#core/domain/verify-quotes.ts";
import { readPassages } from "#core/reading/passages.ts";
import { extractFacts } from "#core/understanding/facts/extract-facts.ts";
import type { RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { entryFacts, noteStart } from "./entry-facts.ts";
import { entryHead, entrySentences, entryTitle } from "./entry-summary.ts";

/** The page of an entry of the patient's own; undefined where these pages are of an uploaded file. */
export function entryPageOf(pages: readonly Page[]): Page | undefined {
  return pages[0]?.source === "typed" ? pages[0] : undefined;
}

/**
 * What an entry says. Its lines are read back exactly; only its free text is understood as other records are. `engine` is stored with it.
 */
export function understandEntry(
  { id, originalFilename }: Pick<MedicalDocument, "id" | "originalFilename">,
  page: Page,
  engine: string,
): Omit<Understood, "pages" | "pageCount" | "lostPages"> {
  const { kind, date: occurredOn } = entryHead(page);
  const source: RecordSource = {
    documentId: id,
    originalFilename,
    pageTexts: new Map([[page.number, page.text]]),
    occurredOn,
    dates: { anchor: occurredOn?.date },
  };
  const from = noteStart(page);
  const written = readPassages([page]).filter(({ start }) => start >= from);
  const ownFacts = entryFacts(page, source);
  const sentences = verifiedSentences(entrySentences(page, source, ownFacts), (documentId) =>
    documentId === id ? page.text : undefined,
  );
  return {
    kind,
    title: entryTitle(page),
    ...(occurredOn === undefined ? {} : { occurredOn }),
    facts: [...ownFacts, ...extractFacts(written, source)],
    engine,
    summary: { summaryText: sentences.map(({ text }) => text).join(" "), sentences, more: [], engine },
  };
}
