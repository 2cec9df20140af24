import type { Chart } from "#core/domain/chart.ts";
import type { ChartRecord } from "./chart-record.ts";

/** Which records are the patient's own, and which are somebody else's. */
export function whoseRecords(records: readonly ChartRecord[]): {
  patient: Chart["patient"];
  own: ChartRecord[];
  setAside: Chart["setAside"];
} {
  return { patient: {}, own: [...records], setAside: [] };
}
