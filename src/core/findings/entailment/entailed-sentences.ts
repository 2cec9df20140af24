import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Statement } from "#core/domain/statement.ts";
import { type NamedRecord, recordName, recordNameFirst } from "#core/findings/naming/record-names.ts";
import { unfoundedIn } from "./built-sentence.ts";
import type { EvidenceFrame } from "./evidence.ts";

/** What is known of the cited records. */
export interface CitedRecords {
  recordOf(documentId: string): NamedRecord | undefined;
  /** What a record was read to say at a place; left out where only its words are known. */
  statementsAt?(citation: Citation): readonly Statement[];
}

/** What a sentence is held against besides its quotes: how the cited records are named, and what they say there. */
export function frameOf({ citations }: CitedSentence, records: CitedRecords, today: string): EvidenceFrame {
  const ids = [...new Set(citations.map(({ documentId }) => documentId))];
  const known = ids.flatMap((id) => {
    const record = records.recordOf(id);
    return record === undefined
      ? []
      : [recordName(record), recordNameFirst(record), record.author ?? "", record.date ?? ""];
  });
  const statements =
    records.statementsAt === undefined
      ? undefined
      : [...new Set(citations.flatMap((citation) => records.statementsAt?.(citation) ?? []))];
  return { known: [today, ...known], today, ...(statements === undefined ? {} : { statements }) };
}

/** Whether all that a sentence says stands in its citations. */
export function isEntailed(sentence: CitedSentence, records: CitedRecords, today: string): boolean {
  return unfoundedIn(sentence, frameOf(sentence, records, today)).length === 0;
}
