import type { ChartMedicine } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function medicationCourses(_source: ChartSource): ChartMedicine[] {
  return [];
}
