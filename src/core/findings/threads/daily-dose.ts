import type { Fact } from "#core/domain/fact.ts";

/** An amount in milligrams (or in its own unit, where it is no weight), and how often a day it is taken, where that is said. */
export interface DoseTaken {
  amount: number;
  unit: string;
  timesADay: number | undefined;
}

const weights: { [unit: string]: number } = {
  g: 1000,
  gram: 1000,
  mg: 1,
  milligram: 1,
  mcg: 0.001,
  µg: 0.001,
  μg: 0.001,
  ug: 0.001,
  microgram: 0.001,
};

const often: [RegExp, number][] = [
  [/\b(?:once|one|1)(?: time)?(?: every| an?| each)? (?:week|month)|\bweekly\b|\bonce week\b/i, 1 / 7],
  [/\b(?:twice|two times|2 times|bd|bid|b\.i\.d\.?|every (?:12|twelve) hours)\b/i, 2],
  [/\b(?:three times|3 times|thrice|tds|tid|t\.i\.d\.?|every (?:8|eight) hours)\b/i, 3],
  [/\b(?:four times|4 times|qds|qid|q\.i\.d\.?|every (?:6|six) hours)\b/i, 4],
  [/\b(?:alternate days|every other day|every second day)\b/i, 0.5],
  [
    /\b(?:once|daily|a day|every (?:day|morning|night|evening)|at (?:night|bedtime)|in the (?:morning|evening)|od|nocte|mane|om|on|qd)\b/i,
    1,
  ],
];

/** The dose of a medicine's fact; undefined where it is no simple amount. */
export function doseTaken({ dose, frequency }: Pick<Fact, "dose" | "frequency">): DoseTaken | undefined {
  const match = /^([\d.,]+)\s?-?(mg|milligrams?|mcg|micrograms?|[µμu]g|g|grams?|units?|iu)$/i.exec(dose ?? "");
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const printed = match[2].toLowerCase().replace(/s$/, "");
  const weight = weights[printed];
  const number = Number(match[1].replace(/,(?=\d{3}\b)/, "").replace(",", "."));
  if (Number.isNaN(number)) return undefined;
  const timesADay = often.find(([words]) => words.test(frequency ?? ""))?.[1];
  return { amount: number * (weight ?? 1), unit: weight === undefined ? printed : "mg", timesADay };
}

/** Whether two doses come to the same: "1 g" and "1000 mg", or twice 500 mg and once 1000 mg. */
export function isSameDose(one: DoseTaken, other: DoseTaken): boolean {
  if (one.unit !== other.unit) return false;
  const isNear = (first: number, second: number) => Math.abs(first - second) <= 0.001 * Math.max(first, second);
  if (one.timesADay === undefined || other.timesADay === undefined) return isNear(one.amount, other.amount);
  return isNear(one.amount * one.timesADay, other.amount * other.timesADay);
}

/** A dose that no count of times tells from another: told with its times where only they differ. */
export function doseInWords({ dose = "", frequency }: Pick<Fact, "dose" | "frequency">, withTimes: boolean): string {
  return withTimes && frequency !== undefined ? `${dose} ${frequency.replace(/^once week$/, "once a week")}` : dose;
}
