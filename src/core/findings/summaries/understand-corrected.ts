import type { Citation } from "#core/domain/citation.ts";
import type { Correction } from "#core/domain/correction.ts";
import type { ClinicalDate, Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { type CorrectedFacts, correctFacts } from "#core/understanding/corrections/correct-facts.ts";
import { correctPrintedFacts, correctWords, replaceWords } from "#core/understanding/corrections/correct-pages.ts";
import { inOrder } from "#core/understanding/corrections/in-order.ts";
import type { PlacedWords } from "#core/understanding/corrections/place-words.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { DocumentDate } from "#core/understanding/structure/document-date.ts";

/** The pages with the patient's words, and what the patient says besides. */
export interface PatientsVersion {
  pages: readonly Page[];
  title: string | undefined;
  occurredOn: ClinicalDate | undefined;
  /** The record's date, and the place that says it, where one does. */
  date: DocumentDate | undefined;
  facts(found: readonly Fact[], cite: (place: PlacedWords) => Citation): CorrectedFacts;
  /** Of corrections of words only; those of facts are told with the facts. */
  unplaced: string[];
}

/**
 * The pages as the patient says they are: words first, then what corrected facts print, then the date where the record prints it. With no
 * corrections, the pages and their own date.
 */
export function patientsVersion(
  read: readonly Page[],
  corrections: readonly Correction[],
  findDate: (pages: readonly Page[]) => DocumentDate | undefined,
): PatientsVersion {
  const changes = inOrder(corrections);
  const words = correctWords(read, changes);
  const printed = correctPrintedFacts(words.pages, changes);
  const title = changes.map(({ change }) => change).findLast((change) => change.type === "title")?.title;
  const occurredOn = changes.map(({ change }) => change).findLast((change) => change.type === "date")?.occurredOn;
  const dated = correctDate(printed.pages, findDate(printed.pages), occurredOn);
  return {
    pages: dated.pages,
    title,
    occurredOn: occurredOn ?? clinicalDateOf(dated.date),
    date: dated.date,
    facts: (found, cite) => correctFacts(found, changes, printed.places, cite),
    unplaced: changes.filter(({ id, change }) => change.type === "text" && !words.places.has(id)).map(({ id }) => id),
  };
}

function clinicalDateOf(date: DocumentDate | undefined): ClinicalDate | undefined {
  return date && { date: date.date, precision: date.precision };
}

function correctDate(pages: readonly Page[], found: DocumentDate | undefined, said: ClinicalDate | undefined) {
  if (said === undefined) return { pages, date: found };
  if (found === undefined || found.date === said.date) return { pages, date: found };
  const newText = dateInWords(said.date);
  const replaced = replaceWords(pages, { page: found.page, start: found.start, end: found.end, newText });
  return { pages: replaced.pages, date: { ...found, ...said, end: found.start + newText.length } };
}
