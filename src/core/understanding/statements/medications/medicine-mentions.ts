import { Places } from "#core/domain/places.ts";
import { problemNamesIn } from "#core/understanding/statements/problem/problem-names.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { Mention } from "#core/understanding/statements/status/mention-features.ts";
import type { Masked } from "#core/understanding/statements/status/mention-words.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { ClauseContext } from "./clause-details.ts";
import { type MedicineClause, medicineClauses } from "./medicine-clauses.ts";
import { cueOfCell } from "./medicine-cues.ts";
import { findMedicineDates, type MedicineDate } from "./medicine-dates.ts";
import { medicineDay } from "./medicine-day.ts";
import { findMedicineNames, type NamedMedicine } from "./medicine-names.ts";
import { headingAbove, isSpokenAsMedicine, isWarnedOf, settingOf } from "./medicine-setting.ts";
import { type RuledClause, ruleClause } from "./read-medicine-clause.ts";
import { isTreatedBy } from "./treated-problems.ts";

/** A medicine where a record names it, with its clause and what the rules say of it. */
export interface MedicineMention extends Mention {
  clause: MedicineClause;
  context: ClauseContext;
  ruled: RuledClause;
  /** Stands where the rules say nothing of medicines. */
  isSilent: boolean;
  dates: readonly MedicineDate[];
}

/** The medicines that the passage at `index` names. */
export function medicineMentions(
  source: StatementSource,
  index: number,
  patientNames: readonly string[],
): MedicineMention[] {
  const { passages, kind } = source.structure;
  const passage = passages[index];
  if (passage === undefined) return [];
  const setting = settingOf(passage, headingAbove(passages, index));
  const isSilent = setting === "silent" || passage.role === "administration" || isWarnedOf(passages, index);
  const sentence = passage.text.replace(/\s/g, " ");
  const medicines = findMedicineNames(sentence).filter((medicine) => isSpokenAsMedicine(sentence, medicine, setting));
  if (medicines.length === 0) return [];
  const rowCue = passage.cells.map(({ text }) => cueOfCell(text)).find((cue) => cue !== undefined);
  const context: ClauseContext = {
    sentence,
    setting: passage.role === "family-history" || isSilent ? "prose" : setting,
    role: passage.role,
    rowCue: medicines.length === 1 || passage.kind === "row" ? rowCue : undefined,
    isSafetyNet: passage.role === "safety-netting",
    patientNames,
    isLine: passage.kind === "row" || passage.kind === "field" || /^\W*(?:\d+[.)]\s*)?\p{Lu}/u.test(sentence),
    anchor: medicineDay(source, passage)?.date,
    dayFirst: source.structure.dayFirst,
    purposeCell: medicines.length === 1 ? purposeCellOf(passage, medicines[0]) : undefined,
  };
  const dates = findMedicineDates(sentence, context);
  const masked = maskedIn(sentence, medicines, dates, context.anchor);
  return medicineClauses(passage.text, medicines).map((clause) => {
    const ruled = ruleClause(clause, context);
    const { start, end } = clause.medicine;
    const others = masked.filter((one) => one.start !== start);
    const neighbours = { previous: passages[index - 1], next: passages[index + 1] };
    return { passage, ...neighbours, kind, start, end, masked: others, clause, context, ruled, isSilent, dates };
  });
}

function maskedIn(
  sentence: string,
  medicines: readonly NamedMedicine[],
  dates: readonly MedicineDate[],
  anchor: string | undefined,
): Masked[] {
  const masked: Masked[] = medicines.map(({ start, end }) => ({ start, end, key: "<medicine>" }));
  const taken = new Places(masked);
  const add = (one: Masked) => {
    if (taken.meets(one.start, one.end)) return;
    taken.add(one);
    masked.push(one);
  };
  for (const { start, end, date } of dates) add({ start, end, key: dayKey(date, anchor) });
  for (const { start, end } of problemNamesIn(sentence, 0)) add({ start, end, key: "<problem>" });
  return masked;
}

/** A day as it lies to the day of which the words speak. */
function dayKey(date: string, anchor: string | undefined): string {
  if (anchor === undefined) return "<day>";
  const size = Math.min(date.length, anchor.length);
  const [one, other] = [date.slice(0, size), anchor.slice(0, size)];
  return one === other ? "<this day>" : one < other ? "<day before>" : "<day to come>";
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
