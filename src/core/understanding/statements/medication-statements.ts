import type { MedicationStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { ClauseContext, ReadClause } from "./medications/clause-details.ts";
import { medicineClauses } from "./medications/medicine-clauses.ts";
import { cueOfCell } from "./medications/medicine-cues.ts";
import { medicineDay } from "./medications/medicine-day.ts";
import { withFollowing } from "./medications/medicine-following.ts";
import { findMedicineNames, type NamedMedicine } from "./medications/medicine-names.ts";
import { readSchedules } from "./medications/medicine-schedules.ts";
import { isCopied } from "./medications/medicine-scope.ts";
import { isSpokenAsMedicine, settingOf } from "./medications/medicine-setting.ts";
import { addPurposeFromAbove, type ProblemAbove, problemAbove } from "./medications/problem-above.ts";
import { readMedicineClause } from "./medications/read-medicine-clause.ts";
import { isTreatedBy } from "./medications/treated-problems.ts";
import { problemNamesIn } from "./problem/problem-names.ts";
import { citeWords, type StatementSource } from "./statement-source.ts";

/** Everything that a record says of medicines: what is taken, and what was, is or will be done with it. */
export function medicationStatements(source: StatementSource): MedicationStatement[] {
  const statements: MedicationStatement[] = [];
  const schedules = readSchedules(source);
  const names = patientNames(source);
  let last: { statements: MedicationStatement[]; passage: StructuredPassage } | undefined;
  let copiedUnder: string | undefined;
  let above: ProblemAbove | undefined;
  for (const passage of source.structure.passages) {
    if (schedules.passages.has(passage)) continue;
    const found = passageStatements(source, passage, names);
    above = problemAbove(passage, above);
    for (const statement of found) addPurposeFromAbove(source, statement, above);
    if (found.length === 0) {
      if (last !== undefined) last = withFollowing(source, passage, last, statements);
      if (isCopied(passage.text)) copiedUnder = passage.heading ?? passage.text;
      continue;
    }
    const isWeak =
      /^\s*(?:\[ ?\]|☐)/.test(passage.text) ||
      isCopied(passage.text) ||
      (copiedUnder !== undefined && passage.heading === copiedUnder);
    for (const statement of found) {
      if (isWeak && statement.change === undefined) statement.role = "copied-forward";
      statements.push(statement);
    }
    last = { statements: found, passage };
  }
  return [...statements, ...schedules.statements];
}

function patientNames({ structure }: StatementSource): string[] {
  return (structure.identity.name ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.length > 2);
}

function passageStatements(
  source: StatementSource,
  passage: StructuredPassage,
  names: readonly string[],
): MedicationStatement[] {
  const setting = settingOf(passage);
  if (setting === "silent" || passage.role === "administration") return [];
  const sentence = passage.text.replace(/\s/g, " ");
  const medicines = findMedicineNames(sentence).filter((medicine) => isSpokenAsMedicine(sentence, medicine, setting));
  if (medicines.length === 0) return [];
  const day = medicineDay(source, passage);
  const rowCue = passage.cells.map(({ text }) => cueOfCell(text)).find((kind) => kind !== undefined);
  const context: ClauseContext = {
    sentence,
    setting: passage.role === "family-history" ? "prose" : setting,
    role: passage.role,
    rowCue: medicines.length === 1 || passage.kind === "row" ? rowCue : undefined,
    isSafetyNet: passage.role === "safety-netting",
    patientNames: names,
    isLine: passage.kind === "row" || passage.kind === "field" || /^\W*(?:\d+[.)])?\s*\p{Lu}/u.test(sentence),
    anchor: day?.date,
    dayFirst: source.structure.dayFirst,
    purposeCell: medicines.length === 1 ? purposeCellOf(passage, medicines[0]) : undefined,
  };
  return medicineClauses(passage.text, medicines).flatMap((clause) => {
    const read = readMedicineClause(clause, context);
    if (read === undefined) return [];
    if (passage.role === "family-history" && read.subject === undefined) read.subject = "family";
    // What is given for a scan is given there and then.
    const isForScan = source.structure.kind === "imaging-report" && read.change === undefined;
    if (isForScan && read.assertion === "affirmed" && read.frequency === undefined) read.change = "given-once";
    return asStatements(source, passage, clause.medicine, read);
  });
}

/** A cell that is hardly more than the name of a problem which such a medicine is for. */
function purposeCellOf(
  passage: StructuredPassage,
  medicine: NamedMedicine | undefined,
): { start: number; end: number } | undefined {
  if (medicine === undefined || passage.kind !== "row") return undefined;
  for (const cell of passage.cells) {
    const start = cell.start - passage.start;
    const end = cell.end - passage.start;
    if ((start <= medicine.start && end >= medicine.end) || cell.text.length > 60) continue;
    const [problem] = problemNamesIn(cell.text.replace(/\s/g, " "), 0);
    if (problem === undefined || problem.end - problem.start < cell.text.trim().length * 0.5) continue;
    if (isTreatedBy(medicine.name, `${problem.name} ${cell.text}`) !== false) return { start, end };
  }
  return undefined;
}

function asStatements(
  source: StatementSource,
  passage: StructuredPassage,
  medicine: { name: string; printedName: string },
  { places, next, ...read }: ReadClause,
): MedicationStatement[] {
  const day = medicineDay(source, passage);
  const citations = places.map(({ start, end }) =>
    citeWords(source, { page: passage.page, start: passage.start + start, end: passage.start + end }),
  );
  const statement: MedicationStatement = {
    kind: "medication",
    documentId: source.document.id,
    role: passage.role,
    name: medicine.name,
    printedName: medicine.printedName,
    ...(day === undefined ? {} : { date: day }),
    ...read,
    citations,
  };
  if (next === undefined) return [statement];
  const { until: _, reason: __, ...same } = statement;
  return [statement, { ...same, ...next, assertion: "planned" }];
}
