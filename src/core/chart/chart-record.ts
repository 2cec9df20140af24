import type { Chart } from "#core/domain/chart.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentKind, MedicalDocument } from "#core/domain/medical-document.ts";
import type { Statement } from "#core/domain/statement.ts";
import type { PrintedIdentity } from "#core/understanding/structure/record-structure.ts";

/** One understood record, as the chart takes it in. */
export interface ChartRecord {
  document: Pick<MedicalDocument, "id" | "originalFilename">;
  kind: DocumentKind;
  dateOfCare: ClinicalDate | undefined;
  identity: PrintedIdentity;
  author: string | undefined;
  statements: Statement[];
  /** What of it could not be taken in, in words; left out where all of it was. */
  unread?: Omit<Chart["unread"][number], "documentId">;
}

/** What the chart's parts are made from: the patient's own records, oldest first, and the day on which they are read. */
export interface ChartSource {
  records: readonly ChartRecord[];
  /** ISO 8601. */
  today: string;
}

/** The statements of one kind with the record that each stands in, in the records' order. */
export function statementsOf<Kind extends Statement["kind"]>(
  { records }: ChartSource,
  kind: Kind,
): { statement: Extract<Statement, { kind: Kind }>; record: ChartRecord }[] {
  return records.flatMap((record) =>
    record.statements
      .filter((statement): statement is Extract<Statement, { kind: Kind }> => statement.kind === kind)
      .map((statement) => ({ statement, record })),
  );
}
