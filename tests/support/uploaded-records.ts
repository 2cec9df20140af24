import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import type { Chart } from "#core/domain/chart.ts";

/** Records as a store has them that were uploaded in this order, each under a new id; `named` leads back to the ids they had. */
export function uploadedIn(
  order: readonly ChartRecord[],
  idAt: (place: number) => string,
): { records: ChartRecord[]; named: Map<string, string> } {
  const named = new Map(order.map(({ document }, place) => [idAt(place), document.id]));
  return { records: order.map((record, place) => withId(record, idAt(place))), named };
}

/** The chart of records as JSON, under the ids that `named` leads to, so that two uploads can be compared to the byte. */
export function chartBytes(
  records: readonly ChartRecord[],
  today: string,
  named: ReadonlyMap<string, string> = new Map(),
): string {
  return bytesOf(buildChart(records, today), named);
}

export function bytesOf(chart: Chart, named: ReadonlyMap<string, string> = new Map()): string {
  return JSON.stringify(chart, (key, value: unknown) =>
    key === "documentId" && typeof value === "string" ? (named.get(value) ?? value) : value,
  );
}

/** The same record under another id, its statements and citations with it. */
function withId(record: ChartRecord, id: string): ChartRecord {
  const before = record.document.id;
  return JSON.parse(JSON.stringify(record), (key, value: unknown) =>
    (key === "id" || key === "documentId") && value === before ? id : value,
  );
}
