import type { MedicationStatement } from "#core/domain/statement.ts";
import { citeWords, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMedicineDates } from "./medicine-dates.ts";
import { medicineDay } from "./medicine-day.ts";
import { findDose } from "./medicine-dose.ts";
import { findFrequency } from "./medicine-frequency.ts";
import { findMedicineNames, type NamedMedicine } from "./medicine-names.ts";

/** Statements of tables whose rows are days and whose columns are medicines ("From | Targin | Endone"), and the passages they took up. */
export function readSchedules(source: StatementSource): {
  statements: MedicationStatement[];
  passages: Set<StructuredPassage>;
} {
  const statements: MedicationStatement[] = [];
  const taken = new Set<StructuredPassage>();
  let columns: (NamedMedicine | undefined)[] | undefined;
  for (const passage of source.structure.passages) {
    const heads = columnsOf(passage);
    if (heads !== undefined) {
      columns = heads;
      taken.add(passage);
      continue;
    }
    if (columns === undefined) continue;
    const rows = passage.cells.length >= 2 ? rowStatements(source, passage, columns) : undefined;
    if (rows === undefined) columns = undefined;
    else {
      taken.add(passage);
      statements.push(...rows);
    }
  }
  return { statements, passages: taken };
}

/** The medicines that head the columns, where the first column is of days. */
function columnsOf(passage: StructuredPassage): (NamedMedicine | undefined)[] | undefined {
  const [first, ...others] = passage.cells;
  if (
    first === undefined ||
    others.length === 0 ||
    !/^(?:from|date|day|week|w\/c|starting|when|step)\b/i.test(first.text.trim())
  )
    return undefined;
  const named = others.map(({ text }) => {
    const [medicine, second] = findMedicineNames(text.replace(/\s/g, " "));
    return second === undefined && !/\d{3}|:/.test(text) ? medicine : undefined;
  });
  return named.some((medicine) => medicine !== undefined) ? [undefined, ...named] : undefined;
}

function rowStatements(
  source: StatementSource,
  passage: StructuredPassage,
  columns: readonly (NamedMedicine | undefined)[],
): MedicationStatement[] | undefined {
  const first = passage.cells[0];
  const anchor = medicineDay(source, passage)?.date;
  const date = findMedicineDates(`from ${(first?.text ?? "").replace(/\s/g, " ")}`, {
    anchor,
    dayFirst: source.structure.dayFirst,
  })[0];
  if (first === undefined || date === undefined) return undefined;
  // Where a cell is empty, nobody can say which columns the others stand in.
  if (passage.cells.length !== columns.length) return [];
  const day = medicineDay(source, passage);
  return passage.cells.slice(1).flatMap((cell, index) => {
    const medicine = columns[index + 1];
    if (medicine === undefined) return [];
    const text = cell.text.replace(/\s/g, " ");
    const stops = /\b(?:stop|nil|none|off|cease|0)\b|^[-–—]$/i.test(text.trim()) && findDose(text) === undefined;
    const dose = findDose(text)?.text;
    const frequency = findFrequency(text)?.words;
    return {
      kind: "medication" as const,
      documentId: source.document.id,
      role: passage.role,
      name: medicine.name,
      printedName: medicine.printedName,
      assertion: anchor !== undefined && date.date > anchor ? ("planned" as const) : ("affirmed" as const),
      change: stops ? ("stopped" as const) : ("changed" as const),
      ...(dose === undefined ? {} : { dose }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(day === undefined ? {} : { date: day }),
      from: { date: date.date, precision: date.precision },
      citations: [citeWords(source, passage)],
    };
  });
}
