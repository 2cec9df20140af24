import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import type { ChartRecord } from "./chart-record.ts";

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
  }: {
    id: string;
    originalFilename: string;
    /** ISO 8601, cut to its precision: the day that the patient or the record says. */
    occurredOn: string | undefined;
    uploadedAt: string;
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
  const statements = readStatements({ document: { id, originalFilename }, pages, structure, today }).filter(
    // Words of which the patient said that they are not about them say nothing of them.
    ({ citations: [first] }) =>
      !disowned.some(({ page, start, end }) => page === first?.page && start < first.end && first.start < end),
  );
  const { kind, dateOfCare, identity, author } = structure;
  return {
    document: { id, originalFilename },
    kind,
    dateOfCare: dateOfCare && { date: dateOfCare.date, precision: dateOfCare.precision },
    identity,
    author,
    statements,
  };
}
