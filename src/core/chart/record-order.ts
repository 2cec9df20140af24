import type { Statement } from "#core/domain/statement.ts";
import type { ChartRecord } from "./chart-record.ts";

/**
 * The one order of records: by day of care, then by what stands in them. An id comes last, because a record that is deleted and added again
 * gets a new one: only copies alike to the letter are told apart by it.
 */
export function inRecordOrder(one: ChartRecord, other: ChartRecord): number {
  if (one === other) return 0;
  return inTextOrder(one.dateOfCare?.date ?? "", other.dateOfCare?.date ?? "") || inOrderOfContent(one, other);
}

/** The same without the day, for what has a day of its own. */
export function inOrderOfContent(one: ChartRecord, other: ChartRecord): number {
  if (one === other) return 0;
  return (
    inTextOrder(one.document.originalFilename, other.document.originalFilename) ||
    inTextOrder(contentOf(one), contentOf(other)) ||
    inTextOrder(one.document.id, other.document.id)
  );
}

/** The first place that a statement cites, as it is compared within one record. */
export function placeInRecord({ citations }: Statement): string {
  const [first] = citations;
  return `${String(first?.page ?? 0).padStart(5, "0")} ${String(first?.start ?? 0).padStart(8, "0")}`;
}

export function inTextOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const contents = new WeakMap<ChartRecord, string>();

/** All that the chart takes in of a record, without the ids that its upload gave it. Only records of one name and day are compared by it. */
function contentOf(record: ChartRecord): string {
  const known = contents.get(record);
  if (known !== undefined) return known;
  const content = JSON.stringify(record, (key, value: unknown) =>
    key === "documentId" || (key === "document" && value !== null) ? undefined : value,
  );
  contents.set(record, content);
  return content;
}
