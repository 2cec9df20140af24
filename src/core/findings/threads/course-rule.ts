import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { measuredAmount } from "./measured-amount.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, type RuleFact, ruleThread } from "./rule-records.ts";

/** A course over years: so many values at least, so many days from the first to the last, and so great a part of the first. */
const fewestValues = 4;
const leastDays = 540;
const leastChange = 0.2;
/** Of pairs of values, so many at least must lie the same way round (Kendall's tau of 0.8). */
const leastAgreement = 0.9;

/** Results that rose or fell all along, over years: no single report shows it. */
export function steadyCourses(records: RuleCollection): Insight[] {
  return [...records.named("lab"), ...records.named("vital")].flatMap(([name, facts]) => {
    const values = ofOneUnit(name, facts);
    const [first, last] = [values[0], values.at(-1)];
    if (values.length < fewestValues || first === undefined || last === undefined) return [];
    if (daysFrom(first.date, last.date) < leastDays) return [];
    const change = last.amount - first.amount;
    const isGreat = Math.abs(change) >= leastChange * Math.abs(first.amount);
    if (first.amount === 0 || !isGreat || agreement(values, Math.sign(change)) < leastAgreement) return [];
    return [courseThread(name, values, first, last)];
  });
}

interface Value extends RuleFact {
  date: string;
  /** In the unit in which its test is compared. */
  amount: number;
}

/** A value a day, in the unit of the newest, oldest first. */
function ofOneUnit(name: string, facts: readonly RuleFact[]): Value[] {
  const measured = facts.flatMap((each) => {
    const { fact, date } = each;
    if (fact.negated || fact.uncertain || fact.number === undefined || date?.length !== 10) return [];
    const { value, unit } = measuredAmount(name, fact.number, fact.unit);
    return [{ ...each, date, amount: value, unit }];
  });
  const unit = measured.at(-1)?.unit;
  return [...new Map(measured.filter((each) => each.unit === unit).map((each) => [each.date, each])).values()];
}

function agreement(values: readonly Value[], direction: number): number {
  let [pairs, agreeing] = [0, 0];
  values.forEach((one, index) => {
    for (const other of values.slice(index + 1)) {
      const change = other.amount - one.amount;
      pairs += 1;
      agreeing += change === 0 ? 0.5 : Number(Math.sign(change) === direction);
    }
  });
  return agreeing / pairs;
}

function courseThread(name: string, values: readonly Value[], first: Value, last: Value): Insight {
  const rises = last.amount > first.amount;
  const printed = ({ fact }: Value) => `${fact.value}${fact.unit === undefined ? "" : ` ${fact.unit}`}`;
  const [from, to] = [first, last].map(({ date }) => dateInWords(date));
  const middle = values[Math.floor(values.length / 2)];
  return ruleThread({
    kind: "steady-course",
    subject: `${name}|${rises ? "rises" : "falls"}`,
    confidence: 88,
    insight: `Your ${name} ${rises ? "rose" : "fell"} over the years: ${printed(first)} on ${from}, ${printed(last)} on ${to}.`,
    clinicalRelevance: "A steady course over years can matter even where each value by itself does not.",
    recommendedAction: `Show the whole course of ${name} to your doctor and ask what they make of it.`,
    why: [
      `${values.length} results from ${from} to ${to} were put in order${middle === undefined ? "" : `; in the middle, on ${dateInWords(middle.date)}, it was ${printed(middle)}`}.`,
      `Nearly all of them lie on the way ${rises ? "up" : "down"}.`,
      "Another laboratory, or another method, can move values too.",
    ],
    supporting: values.map(({ fact }) => fact.citation),
    contradicting: [],
  });
}
