import type { ChartRecord } from "#core/chart/chart-record.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { recordOfText } from "../understanding/statements/record-of-text.ts";

/** A clinic letter of `day` that tells `text`, as the chart takes it. */
export function toldRecord(id: string, day: string, text: string): ChartRecord {
  const source = recordOfText(`Clinic date: ${day}\n\nDear Dr Okoye,\n\n${text}\n`, id);
  const { kind, dateOfCare, identity, author } = source.structure;
  return { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
}
