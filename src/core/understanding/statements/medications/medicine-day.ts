import type { ClinicalDate } from "#core/domain/fact.ts";
import { dayOf, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMedicineDates } from "./medicine-dates.ts";

/** The day of which a passage speaks: a dispensing row's or a diary row's own, else the note's, else the record's. */
export function medicineDay(source: StatementSource, passage: StructuredPassage): ClinicalDate | undefined {
  const anchor = source.structure.dateOfCare?.date;
  const first = passage.cells[0]?.text.replace(/\s/g, " ").trim();
  if (first !== undefined && first.length <= 18) {
    const [date] = findMedicineDates(first, { anchor, dayFirst: source.structure.dayFirst });
    const isAll = date !== undefined && date.end - date.start >= first.replace(/^[A-Za-z]+\s+(?=\d)/, "").length - 1;
    if (date !== undefined && isAll && date.precision === "day" && date.date <= source.today)
      return { date: date.date, precision: date.precision };
  }
  // A month that a leaflet was printed in is nobody's day.
  if (passage.day !== undefined && passage.day.precision !== "day")
    return dayOf(source, { ...passage, day: undefined });
  return dayOf(source, passage);
}
