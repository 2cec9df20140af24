import type { ChartAppointment } from "#core/domain/chart.ts";
import type { ChartSource } from "./chart-record.ts";

export function chartAppointments(_source: ChartSource): ChartAppointment[] {
  return [];
}
