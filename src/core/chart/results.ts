import type { ChartResult } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartResults(_source: ChartSource): ChartResult[] {
  return [];
}
