import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { Fact } from "#core/domain/fact.ts";
import { type Passage, readPassages } from "#core/reading/passages.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { searchWords, stems } from "./search-words.ts";

/** A fact whose citation leaves out the document: the segment knows it. */
export type StoredFact = Omit<Fact, "citation"> & { at: [page: number, start: number, end: number, quote: string] };

export interface SegmentDocument {
  document: IndexedDocument;
  facts: StoredFact[];
  /** Places of which the patient said that they are not about them. */
  disowned: NonNullable<DocumentReading["disowned"]>;
  /** What the chart takes in of it. */
  record: ChartRecord;
  /** Four numbers for each passage: page, start, end, count of its words. */
  passages: number[];
  /** For each word: passage number and how often, in turns. */
  words: Record<string, number[]>;
}

/** How much the words of a record's title count in each of its passages. */
const titleWeight = 0.3;

/** Everything that answering needs of one document, small and ready to be stored. */
export function segmentDocument(
  document: IndexedDocument,
  reading: Pick<DocumentReading, "pages" | "facts" | "disowned">,
): SegmentDocument {
  const passages: number[] = [];
  const words: Record<string, number[]> = Object.create(null) as Record<string, number[]>;
  const titleWords = new Set(stems(document.title ?? ""));
  let number = 0;
  for (const passage of readPassages(reading.pages)) {
    if (passage.kind === "heading" || isDisowned(passage, reading.disowned)) continue;
    const text = passage.heading === undefined ? passage.text : `${passage.text} ${passage.heading}`;
    const counts = searchWords(text);
    for (const word of titleWords) if (!counts.has(word)) counts.set(word, titleWeight);
    for (const [word, count] of counts) {
      const postings = words[word];
      if (postings === undefined) words[word] = [number, count];
      else postings.push(number, count);
    }
    passages.push(passage.page, passage.start, passage.end, counts.size);
    number++;
  }
  const facts = reading.facts.map(
    ({ citation, ...fact }): StoredFact => ({
      ...fact,
      at: [citation.page, citation.start, citation.end, citation.quote],
    }),
  );
  return {
    document,
    facts,
    disowned: reading.disowned ?? [],
    record: chartRecordOf(document, reading),
    passages,
    words,
  };
}

/** Words of which the patient said that they are not about them answer no question about them. */
function isDisowned({ page, start, end }: Passage, disowned: DocumentReading["disowned"] = []): boolean {
  return disowned.some((place) => place.page === page && place.start < end && start < place.end);
}

/** The fact as it was, with its whole citation. */
export function restoreFact(document: IndexedDocument, stored: StoredFact): Fact {
  const { at, ...fact } = stored;
  const [page, start, end, quote] = at;
  return {
    ...fact,
    citation: { documentId: document.id, originalFilename: document.originalFilename, page, start, end, quote },
  };
}
