import type { ClauseContext } from "#core/understanding/statements/medications/clause-details.ts";
import type { MedicineClause } from "#core/understanding/statements/medications/medicine-clauses.ts";
import { ruleClause } from "#core/understanding/statements/medications/read-medicine-clause.ts";
import { nowhere } from "#core/understanding/structure/passage-places.ts";
import { type PoisonedRecord, today } from "./poisoned-record.ts";

export const medicine = ({ text }: PoisonedRecord) => ({
  ...{ name: text, printedName: text, start: 0, end: text.length, unsure: false, group: "", isClass: false },
});
export const clause = (poisoned: PoisonedRecord) => ({
  ...{ medicine: medicine(poisoned), ruling: undefined, inherited: false, following: undefined },
  ...{ before: { start: 0, text: poisoned.text }, after: { start: 0, text: poisoned.text } },
});
export const clauseContext = (poisoned: PoisonedRecord): ClauseContext => ({
  ...{ sentence: poisoned.text, setting: "prose", rowCue: undefined, patientNames: [poisoned.text] },
  ...{ isSafetyNet: false, isLine: false, anchor: today, role: "narrative", purposeCell: undefined, dayFirst: true },
});
export const medicineMention = (poisoned: PoisonedRecord) => {
  const { passage, text } = poisoned;
  const named = clause(poisoned) as unknown as MedicineClause;
  const context = clauseContext(poisoned);
  return {
    ...{ passage, previous: undefined, next: undefined, kind: "visit-note", start: 0, end: text.length, masked: [] },
    ...{ clause: named, context, ruled: ruleClause(named, context), isSilent: false, dates: [] },
  };
};
export const rolesKnown = ({ passage, page }: PoisonedRecord) => ({
  ...{ passages: [passage], pages: [page], kind: "visit-note", rules: ["other"], places: [nowhere] },
  ...{ tables: new Map(), entries: new Set() },
});
export const medicationStatement = ({ text, citation }: PoisonedRecord) => ({
  ...{ kind: "medication", documentId: "poison", role: "other", assertion: "affirmed", citations: [citation] },
  ...{ name: text, printedName: text, dose: text, frequency: text, reason: text, by: text, change: "started" },
});
export const event = (poisoned: PoisonedRecord) => ({
  ...{ key: poisoned.text, statement: medicationStatement(poisoned), record: poisoned.chartRecord },
  ...{ told: today, holds: today, isDispensed: false, isWeak: false },
});

export const testName = ({ text }: PoisonedRecord) => ({
  ...{
    name: text,
    printedName: text,
    concept: undefined,
    medicineToo: false,
    bounds: undefined,
    start: 0,
    end: text.length,
  },
});
export const cellOf = ({ text }: PoisonedRecord) => ({ text, start: 0, end: text.length });
export const surface = ({ text }: PoisonedRecord) => ({
  ...{
    concept: { kind: "symptom", name: text, plain: text, group: text, units: [text] },
    form: "name",
    abbreviation: false,
  },
});
export const course = ({ text }: PoisonedRecord) => ({
  ...{ status: "taking", asNeeded: false, since: today, until: undefined, listedAgain: [], last: today },
  ...{ dose: text, frequency: text, reason: text, decided: undefined, doseFrom: undefined, frequencyFrom: undefined },
});
export const takenIn = ({ page }: PoisonedRecord) => ({
  ...{ pages: [page], lostPages: [], kind: "letter", hasStatements: false },
});
export const changed = (poisoned: PoisonedRecord) => ({
  ...{ id: "1", documentId: "poison", correctedAt: `${today}T12:00:00Z` },
  change: {
    ...{ type: "text", page: 1, start: 0, end: poisoned.text.length, before: "", after: "" },
    ...{ oldText: poisoned.text, newText: `${poisoned.text} ` },
  },
});

export function documentSummary({ text, citation }: PoisonedRecord) {
  const sentences = [{ text, citations: [citation] }];
  return { summaryText: text, sentences, more: sentences, engine: "built-in/1" };
}
