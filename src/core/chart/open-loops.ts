import type { ChartOpenLoop } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartOpenLoops(_source: ChartSource): ChartOpenLoop[] {
  return [];
}
