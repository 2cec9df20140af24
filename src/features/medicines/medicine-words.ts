import type { Fact } from "#core/domain/fact.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";

/** "15 mg, once a week": how much, as printed. */
export function doseOf({ dose, frequency, form }: Fact): string | undefined {
  const said = [dose, dose === undefined ? form : undefined, frequency].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(", ").replaceAll(/\s+/g, " ");
}

/** "stopped, as of 21 May 2025". */
export function asOf({ status, date }: Fact): string {
  const when = date === undefined ? words.undated : words.asOf(formatClinicalDate(date));
  const done = words.status(status);
  return done === undefined ? when : `${done}, ${when}`;
}
