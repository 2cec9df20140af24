import type { MedicationStatement, Statement } from "#core/domain/statement.ts";
import { takenChanges } from "./taken-changes.ts";
import { hasManyUses, isTreatedBy } from "./treated-problems.ts";

const listed: ReadonlySet<string> = new Set(["medicines-now", "medicines-changed", "plan", "opinion"]);
/** Where a problem stands as one of the patient's, and is not only spoken of: beside a scar, as a row of a laboratory, as what a medicine did. */
const listedProblems: ReadonlySet<string> = new Set(["diagnoses", "history"]);

/**
 * A record that prescribes a medicine and lists one problem of the patient that such medicines are for gives it for that one. Where two would
 * fit, which of them is meant is not guessed.
 */
export function addPurposeInRecord(
  medications: readonly MedicationStatement[],
  statements: readonly Statement[],
): void {
  const own = statements.flatMap((one) =>
    one.kind === "problem" &&
    listedProblems.has(one.role) &&
    one.assertion === "affirmed" &&
    one.subject === undefined &&
    one.complaint !== true
      ? [one]
      : [],
  );
  for (const statement of medications) {
    if (!isPrescribed(statement) || hasManyUses(statement.name)) continue;
    const fitting = own.filter(
      ({ name, printedName }) => isTreatedBy(statement.name, `${name} ${printedName}`) === true,
    );
    const [problem] = fitting;
    if (problem === undefined || fitting.some(({ name }) => name !== problem.name)) continue;
    statement.purpose = problem.printedName;
    statement.citations.push(...problem.citations.slice(0, 1));
  }
}

function isPrescribed({ role, assertion, change, subject, purpose, dose, frequency }: MedicationStatement): boolean {
  return (
    purpose === undefined &&
    subject === undefined &&
    listed.has(role) &&
    (assertion === "affirmed" || assertion === "planned") &&
    takenChanges.has(change) &&
    (dose !== undefined || frequency !== undefined)
  );
}
