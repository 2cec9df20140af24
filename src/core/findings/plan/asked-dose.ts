import type { ChartMedicine } from "#core/domain/chart.ts";
import { isTaken } from "./medicine-words.ts";

/** An amount that is asked about: "still on 80 of the", "at 5", "the 40 mg"; no time of day, no number of days or times. */
const amountAsked =
  /\b(?:on|at|take|takes|taking|have|having|get|getting|the|still)\s(?:the )?(\d+(?:\.\d+)?)\s?(mg|mcg|µg|g|ml|units?)?(?![\d:.]?\d|\s?(?:am|pm|o'?clock|times?|x\b|days?|weeks?|months?|years?|hours?|a day|in the|every|per|st\b|nd\b|rd\b|th\b|of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/i;

/** Whether another dose is asked about than the one that is taken: "is he still on 80?" of 40 mg is no "yes". */
export function asksOtherDose(question: string, medicine: ChartMedicine): boolean {
  const [, asked, unit] = amountAsked.exec(question) ?? [];
  if (asked === undefined || !isTaken(medicine) || medicine.dose === undefined) return false;
  const held = (medicine.dose.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(",", ".")));
  if (held.length === 0 || (unit === undefined && Number(asked) < 2)) return false;
  return !held.some((amount) => [1, 1000, 1 / 1000].some((times) => Math.abs(amount * times - Number(asked)) < 1e-6));
}
