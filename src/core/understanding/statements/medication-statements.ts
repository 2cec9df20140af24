import type { MedicationStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { ReadClause } from "./medications/clause-details.ts";
import { decideMedicine } from "./medications/decide-medicine.ts";
import { type ColumnTimes, readColumnTimes } from "./medications/medicine-columns.ts";
import { contextOf } from "./medications/medicine-context.ts";
import { medicineDay } from "./medications/medicine-day.ts";
import { withFollowing } from "./medications/medicine-following.ts";
import { isOnLabel, labelOwner } from "./medications/medicine-label.ts";
import { medicineMentions } from "./medications/medicine-mentions.ts";
import { readSchedules } from "./medications/medicine-schedules.ts";
import { isCopied, selfTakerOf } from "./medications/medicine-scope.ts";
import { addPurposeFromAbove, type ProblemAbove, problemAbove } from "./medications/problem-above.ts";
import { readMedicineClause } from "./medications/read-medicine-clause.ts";
import { citeWords, type StatementSource } from "./statement-source.ts";

/** Everything that a record says of medicines: what is taken, and what was, is or will be done with it. */
export function medicationStatements(source: StatementSource): MedicationStatement[] {
  const statements: MedicationStatement[] = [];
  const schedules = readSchedules(source);
  const columns = readColumnTimes(source);
  const names = patientNames(source);
  let last: { statements: MedicationStatement[]; passage: StructuredPassage } | undefined;
  let copiedUnder: string | undefined;
  let above: ProblemAbove | undefined;
  for (const [index, passage] of source.structure.passages.entries()) {
    if (schedules.passages.has(passage)) continue;
    const found = passageStatements(source, index, names);
    above = problemAbove(passage, above);
    const times = columns.get(passage);
    if (times !== undefined && found.length === 1) addColumnTimes(source, passage, found[0], times);
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

function addColumnTimes(
  source: StatementSource,
  passage: StructuredPassage,
  statement: MedicationStatement | undefined,
  { frequency, count, head }: ColumnTimes,
): void {
  if (statement === undefined || statement.frequency !== undefined) return;
  statement.frequency = frequency;
  if (count !== undefined && statement.dose !== undefined) statement.dose = `${statement.dose}, ${count}`;
  statement.citations.push(citeWords(source, head), citeWords(source, passage));
}

export function patientNames({ structure }: StatementSource): string[] {
  return (structure.identity.name ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.length > 2);
}

function passageStatements(source: StatementSource, index: number, names: readonly string[]): MedicationStatement[] {
  return medicineMentions(source, index, names).flatMap((mention) => {
    const { passage, clause, context, ruled } = mention;
    const decided = decideMedicine(mention);
    if (decided === undefined) return [];
    const read = readMedicineClause(clause, context, ruled, decided.meaning);
    if (decided.unsure) read.unsure = true;
    if (decided.asNeeded) read.asNeeded = true;
    if (decided.isLearned) read.places.push(sentenceOf(context.sentence, clause.medicine));
    if (passage.role === "family-history" && read.subject === undefined) read.subject = "family";
    const owner =
      labelOwner(source, index, clause.medicine.start) ??
      selfTakerOf(context.sentence, source.structure.passages[index - 1]?.text);
    if (owner !== undefined) read.subject = owner;
    if (isOnLabel(passage)) read.label = true;
    // What is given for a scan is given there and then.
    const isForScan = source.structure.kind === "imaging-report" && read.change === undefined;
    if (isForScan && read.assertion === "affirmed" && read.frequency === undefined) read.change = "given-once";
    const statements = asStatements(source, passage, clause.medicine, read);
    const around = read.subject === undefined ? contextOf(source, index, read) : undefined;
    if (around !== undefined) statements[0]?.citations.push(citeWords(source, around));
    return statements;
  });
}

/** The sentence that a medicine is named in: where no single cue decides, all of it does. */
function sentenceOf(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const from = Math.max(0, start - 160);
  const lead = text.slice(from, start);
  const begin = from + Math.max(lead.lastIndexOf(". ") + 1, lead.lastIndexOf("; ") + 1, 0);
  const rest = text.slice(end, end + 160);
  const stop = rest.search(/\.(?:\s|$)|;/);
  const words = text.slice(begin, stop === -1 ? end + rest.length : end + stop + 1);
  return { start: begin + (words.length - words.trimStart().length), end: begin + words.trimEnd().length };
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
  const { place, ...step } = next;
  const told = citeWords(source, {
    page: passage.page,
    start: passage.start + place.start,
    end: passage.start + place.end,
  });
  return [statement, { ...same, ...step, assertion: "planned", citations: [...citations.slice(0, 1), told] }];
}
