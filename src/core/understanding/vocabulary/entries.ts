/** The shapes of our data files. All names are lower case where they are not names or abbreviations. */
export interface MedicineEntry {
  name: string;
  brands: string[];
  synonyms: string[];
  class: string;
  /** What people call such medicines ("painkiller"). */
  drugClassLay: string;
  plain: string;
  forms: string[];
}
export interface MedicineClassEntry {
  name: string;
  synonyms: string[];
  plain: string;
  /** Names of medicines. */
  members: string[];
}
export interface VaccineEntry {
  name: string;
  synonyms: string[];
  brands: string[];
  protectsAgainst: string;
  plain: string;
}
export interface ProcedureEntry {
  name: string;
  synonyms: string[];
  layNames: string[];
  plain: string;
  category: string;
}
export interface AllergenEntry {
  name: string;
  synonyms: string[];
  category: string;
}
export interface ObservationEntry {
  name: string;
  kind: "lab" | "vital";
  synonyms: string[];
  layNames: string[];
  units: string[];
  plain: string;
  panel: string;
}
export interface ConditionEntry {
  name: string;
  synonyms: string[];
  layNames: string[];
  plain: string;
  category: string;
}
export interface SymptomEntry {
  name: string;
  synonyms: string[];
  layNames: string[];
  plain: string;
  bodySystem: string;
}
export interface BodyPartEntry {
  name: string;
  synonyms: string[];
  plain: string;
}
export interface TermEntry {
  term: string;
  forms: string[];
  plain: string;
}
