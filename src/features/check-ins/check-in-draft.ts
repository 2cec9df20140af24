import type { CheckIn } from "#core/domain/own-entry.ts";

export interface SaidSymptom {
  name: string;
  severity: number | undefined;
}

/** What is filled in so far. `typed…` is what stands in a field and was not added yet: it is said too. */
export interface CheckInDraft {
  pain: number | undefined;
  sleepHours: number | undefined;
  energy: number | undefined;
  symptoms: readonly SaidSymptom[];
  typedSymptom: string;
  /** Each with its dose, where it has one: "ibuprofen 400 mg". */
  medicines: readonly string[];
  typedMedicine: string;
  note: string;
}

export const emptyDraft: CheckInDraft = {
  pain: undefined,
  sleepHours: undefined,
  energy: undefined,
  symptoms: [],
  typedSymptom: "",
  medicines: [],
  typedMedicine: "",
  note: "",
};

/** A check-in that is there already, to be changed. */
export function draftOf(checkIn: CheckIn): CheckInDraft {
  const { pain, sleepHours, energy, note = "" } = checkIn;
  return {
    ...emptyDraft,
    ...{ pain, sleepHours, energy, note },
    symptoms: symptomsOf(checkIn),
    medicines: medicinesOf(checkIn),
  };
}

/** All symptoms of a check-in, in the order in which they were said. */
export function symptomsOf({ symptom, moreSymptoms = [] }: CheckIn): SaidSymptom[] {
  return (symptom === undefined ? moreSymptoms : [symptom, ...moreSymptoms]).map(({ name, severity }) => ({
    name,
    severity,
  }));
}

/** All medicines of a check-in, each with its dose. */
export function medicinesOf({ medicine, moreMedicines = [] }: CheckIn): string[] {
  return (medicine === undefined ? moreMedicines : [medicine, ...moreMedicines]).map(({ name, dose }) =>
    [name, dose].filter((part) => part !== undefined).join(" "),
  );
}

/** "ibuprofen 400 mg": where a number begins after a name, the dose does. */
const nameAndDose = /^(.*?\p{L}.*?)\s+(\d.*)$/u;

/**
 * The check-in that was filled in; undefined where nothing was. What this form does not ask about (`kept`: a quality of sleep) stays as it was.
 */
export function checkInFrom(draft: CheckInDraft, date: string, kept?: CheckIn): CheckIn | undefined {
  const { pain, sleepHours, energy } = draft;
  const note = draft.note.trim();
  const [symptom, ...moreSymptoms] = withTyped(draft.symptoms, draft.typedSymptom).map(({ name, severity }) => ({
    name,
    ...(severity === undefined ? {} : { severity }),
  }));
  const typedMedicine = draft.typedMedicine.trim();
  const names = [...new Set([...draft.medicines, ...(typedMedicine === "" ? [] : [typedMedicine])])];
  const [medicine, ...moreMedicines] = names.map(taken);
  const said = {
    ...(pain === undefined ? {} : { pain }),
    ...(sleepHours === undefined ? {} : { sleepHours }),
    ...(kept?.sleepQuality === undefined ? {} : { sleepQuality: kept.sleepQuality }),
    ...(energy === undefined ? {} : { energy }),
    ...(symptom === undefined ? {} : { symptom }),
    ...(medicine === undefined ? {} : { medicine }),
    ...(moreSymptoms.length === 0 ? {} : { moreSymptoms }),
    ...(moreMedicines.length === 0 ? {} : { moreMedicines }),
    ...(note === "" ? {} : { note }),
  };
  return Object.keys(said).length === 0 ? undefined : { kind: "check-in", date, ...said };
}

/** With what stands in the field, where that is not among them. */
export function withTyped(symptoms: readonly SaidSymptom[], typed: string): SaidSymptom[] {
  const name = typed.trim();
  const isNew = name !== "" && symptoms.every((one) => one.name !== name);
  return [...symptoms, ...(isNew ? [{ name, severity: undefined }] : [])];
}

function taken(medicine: string): { name: string; dose?: string } {
  const [, name = medicine, dose] = nameAndDose.exec(medicine) ?? [];
  return dose === undefined ? { name } : { name, dose };
}
