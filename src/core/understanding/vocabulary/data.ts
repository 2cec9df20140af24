import allergensFile from "./allergens.json" with { type: "json" };
import bodyPartsFile from "./body-parts.json" with { type: "json" };
import conditionsFile from "./conditions.json" with { type: "json" };
import type {
  AllergenEntry,
  BodyPartEntry,
  ConditionEntry,
  MedicineClassEntry,
  MedicineEntry,
  ObservationEntry,
  ProcedureEntry,
  SymptomEntry,
  TermEntry,
  VaccineEntry,
} from "./entries.ts";
import medicineClassesFile from "./medicine-classes.json" with { type: "json" };
import medicinesFile from "./medicines.json" with { type: "json" };
import observationsFile from "./observations.json" with { type: "json" };
import proceduresFile from "./procedures.json" with { type: "json" };
import symptomsFile from "./symptoms.json" with { type: "json" };
import termsFile from "./terms.json" with { type: "json" };
import vaccinesFile from "./vaccines.json" with { type: "json" };

/** Our data files, typed. Their own test checks their shapes, so that nothing is parsed at start. */
export const medicines: readonly MedicineEntry[] = medicinesFile;
export const medicineClasses: readonly MedicineClassEntry[] = medicineClassesFile;
export const observations = observationsFile as readonly ObservationEntry[];
export const conditions: readonly ConditionEntry[] = conditionsFile;
export const symptoms: readonly SymptomEntry[] = symptomsFile;
export const procedures: readonly ProcedureEntry[] = proceduresFile;
export const vaccines: readonly VaccineEntry[] = vaccinesFile;
export const allergens: readonly AllergenEntry[] = allergensFile;
export const bodyParts: readonly BodyPartEntry[] = bodyPartsFile;
export const terms: readonly TermEntry[] = termsFile;
