import type { ChartMedicine } from "#core/domain/chart.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { frequencyWords } from "#features/texts/frequency.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";

/** "15 mg, once a week": how much, as printed. */
export function doseOf({ dose, frequency }: Pick<ChartMedicine, "dose" | "frequency">): string | undefined {
  const said = [dose, frequencyWords(frequency)].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(", ").replaceAll(/\s+/g, " ");
}

/** "as needed, since 21 May 2025", "stopped 8 July 2025", "planned from 3 March 2026". */
export function statusOf({ status, since, until }: ChartMedicine): string | undefined {
  const day = (date: string | undefined) => date && formatClinicalDate(clinicalDateOf(date));
  const said = words.status[status];
  switch (status) {
    case "stopped":
    case "finished":
      return until === undefined ? said : `${said} ${day(until)}`;
    case "held":
      return until === undefined ? said : `${said} ${words.until(day(until) ?? "")}`;
    case "planned":
      return since === undefined ? said : `${said} ${words.from(day(since) ?? "")}`;
    default:
      return [said, since && words.since(day(since) ?? "")].filter(Boolean).join(", ") || undefined;
  }
}
