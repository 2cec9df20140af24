import type { Statement } from "#core/domain/statement.ts";
import { allergyStatements } from "./allergy-statements.ts";
import { appointmentStatements } from "./appointment-statements.ts";
import { medicationStatements } from "./medication-statements.ts";
import { addPurposeInRecord } from "./medications/purpose-in-record.ts";
import { personStatements } from "./person-statements.ts";
import { problemStatements } from "./problem-statements.ts";
import { procedureStatements } from "./procedure-statements.ts";
import { requestStatements } from "./request-statements.ts";
import { resultStatements } from "./result-statements.ts";
import type { StatementSource } from "./statement-source.ts";

/** Everything that a record says, as statements, in no particular order. */
export function readStatements(source: StatementSource): Statement[] {
  const medications = medicationStatements(source);
  const problems = problemStatements(source);
  addPurposeInRecord(medications, problems);
  return [
    ...medications,
    ...allergyStatements(source),
    ...problems,
    ...resultStatements(source),
    ...appointmentStatements(source),
    ...requestStatements(source),
    ...procedureStatements(source),
    ...personStatements(source),
  ];
}
