import type { CheckIn } from "#core/domain/own-entry.ts";

/** What is filled in so far. Names that are empty are not said. */
export interface CheckInDraft {
  pain: number | undefined;
  sleepHours: number | undefined;
  energy: number | undefined;
  symptom: string;
  severity: number | undefined;
  medicine: string;
  note: string;
}

export const emptyDraft: CheckInDraft = {
  pain: undefined,
  sleepHours: undefined,
  energy: undefined,
  symptom: "",
  severity: undefined,
  medicine: "",
  note: "",
};

/** A check-in that is there already, to be changed. */
export function draftOf({ pain, sleepHours, energy, symptom, medicine, note = "" }: CheckIn): CheckInDraft {
  const taken = [medicine?.name, medicine?.dose].filter((part) => part !== undefined).join(" ");
  return { pain, sleepHours, energy, symptom: symptom?.name ?? "", severity: symptom?.severity, medicine: taken, note };
}

/** "ibuprofen 400 mg": where a number begins after a name, the dose does. */
const nameAndDose = /^(.*?\p{L}.*?)\s+(\d.*)$/u;

/**
 * The check-in that was filled in; undefined where nothing was. What this form does not ask about (`kept`: a quality of sleep) stays as it was.
 */
export function checkInFrom(draft: CheckInDraft, date: string, kept?: CheckIn): CheckIn | undefined {
  const { pain, sleepHours, energy, severity } = draft;
  const [symptom, medicine, note] = [draft.symptom.trim(), draft.medicine.trim(), draft.note.trim()];
  const [, name = medicine, dose] = nameAndDose.exec(medicine) ?? [];
  const said = {
    ...(pain === undefined ? {} : { pain }),
    ...(sleepHours === undefined ? {} : { sleepHours }),
    ...(kept?.sleepQuality === undefined ? {} : { sleepQuality: kept.sleepQuality }),
    ...(energy === undefined ? {} : { energy }),
    ...(symptom === "" ? {} : { symptom: { name: symptom, ...(severity === undefined ? {} : { severity }) } }),
    ...(medicine === "" ? {} : { medicine: { name, ...(dose === undefined ? {} : { dose }) } }),
    ...(note === "" ? {} : { note }),
  };
  return Object.keys(said).length === 0 ? undefined : { kind: "check-in", date, ...said };
}
