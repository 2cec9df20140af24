import type { ChartProblem } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartProblems(_source: ChartSource): ChartProblem[] {
  return [];
}
