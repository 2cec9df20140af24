import type { CheckIn } from "#core/domain/own-entry.ts";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { medicinesOf, symptomsOf } from "./check-in-draft.ts";

/** "Pain 3, hours of sleep 7, headache 4, ibuprofen 400 mg": a check-in in one line. */
export function checkInSummary(checkIn: CheckIn): string {
  const { pain, sleepHours, energy } = checkIn;
  const scores = [
    { name: words.pain, value: pain },
    { name: words.sleep, value: sleepHours },
    { name: words.energy, value: energy },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [`${name} ${value}`]));
  const symptoms = symptomsOf(checkIn).map(({ name, severity }) =>
    severity === undefined ? name : `${name} ${severity}`,
  );
  return [...scores, ...symptoms, ...medicinesOf(checkIn)].join(", ");
}
