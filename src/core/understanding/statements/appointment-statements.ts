import type { AppointmentStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "./statement-source.ts";

export function appointmentStatements(_source: StatementSource): AppointmentStatement[] {
  return [];
}
