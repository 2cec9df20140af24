import type { ChartDisagreement } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartDisagreements(_source: ChartSource): ChartDisagreement[] {
  return [];
}
