import type { ChartAllergy } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartAllergies(_source: ChartSource): ChartAllergy[] {
  return [];
}
