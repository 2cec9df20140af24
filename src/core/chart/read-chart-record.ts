import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { Statement } from "#core/domain/statement.ts";
import { noteStart } from "#core/understanding/entries/entry-facts.ts";
import { entryStatements } from "#core/understanding/entries/entry-statements.ts";
import { entryPageOf } from "#core/understanding/entries/understand-entry.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import type { ChartRecord } from "./chart-record.ts";
import { isForEverybody, unreadOf } from "./unread-record.ts";

/**
 * What the chart takes in of a record: read from its pages. What cannot have been before the upload is decided by that day, so that nothing
 * moves when the clock does.
 */
export function chartRecordOf(
  {
    id,
    originalFilename,
    occurredOn,
    uploadedAt,
    lostPages = [],
  }: {
    id: string;
    originalFilename: string;
    /** ISO 8601, cut to its precision: the day that the patient or the record says. */
    occurredOn: string | undefined;
    uploadedAt: string;
    /** Pages that nothing could read. */
    lostPages?: readonly number[];
  },
  { pages, disowned = [] }: Pick<DocumentReading, "pages" | "disowned">,
): ChartRecord {
  const today = uploadedAt.slice(0, 10);
  const read = readStructure(pages, { today });
  const corrected = occurredOn === undefined || occurredOn === read.dateOfCare?.date ? undefined : occurredOn;
  const structure =
    corrected === undefined
      ? read
      : { ...read, dateOfCare: { ...clinicalDateOf(corrected), page: 1, start: 0, end: 0 } };
  const statements = statementsOf({ document: { id, originalFilename }, pages, structure, today }).filter(
    // Words of which the patient said that they are not about them say nothing of them.
    ({ citations: [first] }) =>
      !disowned.some(({ page, start, end }) => page === first?.page && start < first.end && first.start < end),
  );
  const { kind, dateOfCare, identity, author } = structure;
  const unread = unreadOf({ pages, lostPages, kind, hasStatements: statements.length > 0 });
  return {
    document: { id, originalFilename },
    kind,
    dateOfCare: dateOfCare && { date: dateOfCare.date, precision: dateOfCare.precision },
    identity,
    author,
    statements,
    ...(unread === undefined ? {} : { unread }),
  };
}

/** An entry of the patient's own is read line by line, as the product wrote it; only its free text is read as other records are. */
function statementsOf(source: StatementSource): Statement[] {
  if (isForEverybody(source.structure)) return [];
  const entry = entryPageOf(source.pages);
  if (entry === undefined) return readStatements(source);
  const { structure } = source;
  const written = structure.passages.filter(({ start }) => start >= noteStart(entry));
  return [
    ...entryStatements(entry, source),
    ...readStatements({ ...source, structure: { ...structure, passages: written } }),
  ];
}
