import type { CitedSentence } from "#core/domain/citation.ts";
import type { Correction } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Understood } from "#core/domain/store.ts";
import { verifiedSentences } from "#core/domain/verify-quotes.ts";
import { correctionsPrint } from "#core/understanding/corrections/corrections-print.ts";
import { holdsPatientsWords } from "#core/understanding/corrections/patients-words.ts";
import type { PlacedWords } from "#core/understanding/corrections/place-words.ts";
import { entryPageOf, understandEntry } from "#core/understanding/entries/understand-entry.ts";
import { extractFacts } from "#core/understanding/facts/extract-facts.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { isWrittenByDay } from "#core/understanding/structure/record-structure.ts";
import { findDocumentTitle } from "./document-title.ts";
import { draftSummary } from "./summarise.ts";
import { patientsVersion } from "./understand-corrected.ts";

/** Name and version of this understanding; stored with what it made, so that a later one can tell. */
export const engine = "built-in/1";

export interface UnderstandRequest {
  document: Pick<MedicalDocument, "id" | "originalFilename">;
  /** As they were read. */
  pages: readonly Page[];
  now: Date;
  /** What the patient says of this record; it wins over what was read. */
  corrections?: readonly Correction[];
}

/** `pages` are left out where they stand as they were read. */
export type UnderstoodDocument = Omit<Understood, "pages" | "pageCount" | "lostPages"> &
  Partial<Pick<Understood, "pages">>;

/**
 * What a read record says: its kind, date of care, title, facts, and a summary. Every sentence of the summary has passed the check that
 * its quotes stand in the pages; those that did not are gone. The patient's corrections come first: the pages are understood with the
 * patient's words in them. Pure: the same pages give the same answer (`now` only bounds the dates).
 */
export function understandDocument({
  document,
  pages: read,
  now,
  corrections = [],
}: UnderstandRequest): UnderstoodDocument {
  // An entry is changed by its writer, in its own form: it needs no correction.
  const entry = entryPageOf(read);
  if (entry !== undefined) return understandEntry(document, entry, engine);
  const today = now.toISOString().slice(0, 10);
  const asRead = readStructure(read, { today });
  const said = patientsVersion(read, corrections, (pages) =>
    corrections.length === 0 ? asRead.dateOfCare : readStructure(pages, { today }).dateOfCare,
  );
  const { pages, date, occurredOn } = said;
  const structure = corrections.length === 0 ? asRead : { ...readStructure(pages, { today }), dateOfCare: date };
  const { passages, dayFirst, kind } = structure;
  const pageTexts = new Map(pages.map((page) => [page.number, page.text]));
  const source: RecordSource = {
    documentId: document.id,
    originalFilename: document.originalFilename,
    pageTexts,
    occurredOn,
    dates: { anchor: occurredOn?.date, dayFirst },
    writtenByDay: isWrittenByDay(structure),
  };
  const corrected = said.facts(extractFacts(passages, source), ({ page, start, end }) =>
    cite(source, page, start, end),
  );
  const facts = corrected.facts.map((fact) => withSpeaker(fact, pages));
  const title = said.title ?? findDocumentTitle(pages, kind);
  const statements = readStatements({ document, pages, structure, today });
  const draft = draftSummary({ structure, facts, statements, source }, corrected.disowned);
  const pageTextOf = (documentId: string, page: number) =>
    documentId === document.id ? pageTexts.get(page) : undefined;
  const checked = (sentences: readonly CitedSentence[]) =>
    verifiedSentences(sentences, pageTextOf).filter((sentence) => !quotesAny(sentence, corrected.disowned));
  const sentences = checked(draft.leading);
  const more = checked(draft.more);
  return {
    kind,
    ...(title === undefined ? {} : { title }),
    ...(occurredOn === undefined ? {} : { occurredOn }),
    facts,
    engine,
    summary: { summaryText: sentences.map((sentence) => sentence.text).join(" "), sentences, more, engine },
    ...(corrections.length === 0 ? {} : correctedParts()),
  };

  function correctedParts() {
    const unplaced = [...said.unplaced, ...corrected.unplaced];
    const changed = read.filter((page, index) => page !== pages[index]);
    const print = correctionsPrint(corrections);
    return {
      ...(print === undefined ? {} : { correctionsPrint: print }),
      ...(unplaced.length === 0 ? {} : { unplacedCorrections: unplaced }),
      ...(corrected.disowned.length === 0 ? {} : { disowned: corrected.disowned }),
      ...(changed.length === 0 ? {} : { pages: [...pages], pagesAsRead: changed }),
    };
  }
}

/** Whether a sentence rests on words that the patient said are not theirs. */
function quotesAny({ citations }: CitedSentence, places: readonly PlacedWords[]): boolean {
  return citations.some(({ page, start, end }) =>
    places.some((place) => place.page === page && start < place.end && place.start < end),
  );
}

/** A fact that rests on words which the patient corrected is the patient's. */
function withSpeaker(fact: Fact, pages: readonly Page[]): Fact {
  return holdsPatientsWords(fact.citation, pages) ? { ...fact, correctedBy: "patient" } : fact;
}
