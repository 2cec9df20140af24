import type { ChartPerson } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartPeople(_source: ChartSource): ChartPerson[] {
  return [];
}
