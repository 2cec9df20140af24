import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { comparableUnit } from "#core/understanding/facts/units.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, type RuleFact, ruleThread } from "./rule-records.ts";

interface Limits {
  name: string;
  units: readonly string[];
  low?: number;
  high?: number;
}

const cellUnits = ["x10^9/L", "10^9/L", "10*9/L", "K/uL", "x10E3/uL", "Thousand/uL", "thou/uL", "10^3/uL"];

/**
 * Values that a laboratory tells by telephone: those of the Royal College of Pathologists, "The communication of critical and unexpected
 * pathology results" (G158, 2017), for adults, in the units in which they are printed; another source is named beside its value.
 */
const limits: readonly Limits[] = [
  { name: "potassium", units: ["mmol/L", "mEq/L"], low: 2.5, high: 6.5 },
  { name: "sodium", units: ["mmol/L", "mEq/L"], low: 120, high: 155 },
  { name: "glucose", units: ["mmol/L"], low: 2.5, high: 25 },
  { name: "glucose", units: ["mg/dL"], low: 45, high: 450 },
  { name: "calcium", units: ["mmol/L"], low: 1.8, high: 3.5 },
  { name: "calcium", units: ["mg/dL"], low: 7.2, high: 14 },
  { name: "magnesium", units: ["mmol/L"], low: 0.4 },
  { name: "phosphate", units: ["mmol/L"], low: 0.3 },
  { name: "hemoglobin", units: ["g/L"], low: 70 },
  { name: "hemoglobin", units: ["g/dL"], low: 7 },
  { name: "neutrophils", units: [...cellUnits], low: 0.5 },
  { name: "platelet count", units: [...cellUnits], low: 30 },
  { name: "lithium level", units: ["mmol/L", "mEq/L"], high: 1.5 },
  { name: "lithium", units: ["mmol/L", "mEq/L"], high: 1.5 },
  // Beyond it a heart attack is likely by one value alone (European Society of Cardiology, Guidelines for acute coronary syndromes, 2020).
  { name: "troponin t", units: ["ng/L"], high: 52 },
  { name: "inr", units: [""], high: 6.5 },
  { name: "international normalized ratio", units: [""], high: 6.5 },
];

/** Older than this it has been dealt with, one way or the other. */
const remembered = 365;
/** So recent that it may be so now. */
const recent = 30;

/** The newest result of a test, where it is so far outside that a doctor is called about it. */
export function urgentResults(records: RuleCollection, today: string): Insight[] {
  return records.named("lab").flatMap(([name, facts]) => {
    const own = limits.filter((each) => each.name === name);
    const results = facts.filter(
      ({ fact, date }) => !fact.negated && !fact.uncertain && fact.number !== undefined && date !== undefined,
    );
    const newest = results.at(-1);
    if (own.length === 0 || newest?.date === undefined || newest.date.length < 10) return [];
    const age = daysFrom(newest.date, today);
    return age <= remembered && isBeyond(newest, own) ? [urgentThread(newest, newest.date, age)] : [];
  });
}

function isBeyond({ fact }: RuleFact, own: readonly Limits[]): boolean {
  const { number = Number.NaN } = fact;
  const known = limitsFor(fact, own);
  if (known === undefined) return false;
  return number <= (known.low ?? Number.NEGATIVE_INFINITY) || number >= (known.high ?? Number.POSITIVE_INFINITY);
}

/** The limits in the unit that is printed. Many laboratories print none, or behind the range: then the range tells in which unit it is. */
function limitsFor(
  { unit, referenceRange, number = Number.NaN }: RuleFact["fact"],
  own: readonly Limits[],
): Limits | undefined {
  const printed = comparableUnit(unit);
  const known = own.find(({ units }) =>
    units.some((each) => comparableUnit(each === "" ? undefined : each) === printed),
  );
  if (known !== undefined || unit !== undefined) return known;
  const { low, high } = referenceRange ?? {};
  const isInside = (low === undefined || number >= low) && (high === undefined || number <= high);
  if (isInside) return undefined;
  const fitting = own.filter((limit) => liesBeyond(limit.low, low, -1) && liesBeyond(limit.high, high, 1));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A limit lies beyond its range by so much at least, and at most; in another unit it would not. */
const leastBelow = 1.1;
const leastAbove = 1.05;
const mostBeyond = 5;

/** Whether a limit lies beyond the printed bound, below it (-1) or above; a limit whose bound is not printed tells nothing. */
function liesBeyond(limit: number | undefined, bound: number | undefined, side: -1 | 1): boolean {
  if (limit === undefined) return true;
  if (bound === undefined) return false;
  const times = side === 1 ? limit / bound : bound / limit;
  return times >= (side === 1 ? leastAbove : leastBelow) && times <= mostBeyond;
}

function urgentThread({ fact }: RuleFact, date: string, age: number): Insight {
  const value = `${fact.name} ${fact.value}${fact.unit === undefined ? "" : ` ${fact.unit}`}`;
  return ruleThread({
    kind: "urgent-result",
    subject: `${fact.name}|${date}`,
    confidence: 95,
    insight: `A result so far outside the range that a doctor is usually called about it: ${value} on ${dateInWords(date)}.`,
    clinicalRelevance:
      "Such a value can be dangerous, or the sample may have been spoilt: both are found out without delay.",
    recommendedAction:
      age <= recent
        ? "Call your doctor or an urgent care line today, unless you know that it has been dealt with."
        : "Ask your doctor straight away whether this was dealt with: no later value is in your records.",
    why: [
      `The record of ${dateInWords(date)} gives ${value}.`,
      "Laboratories tell doctors of values beyond such limits by telephone.",
      "No later record that you keep here has the same measurement; it may have been repeated elsewhere.",
    ],
    supporting: [fact.citation],
    contradicting: [],
  });
}
