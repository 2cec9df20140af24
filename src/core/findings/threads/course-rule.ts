import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { comparableUnit } from "#core/understanding/facts/units.ts";
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
  return records.named("lab").flatMap(([name, facts]) => {
    const values = ofOneUnit(facts);
    const [first, last] = [values[0], values.at(-1)];
    if (values.length < fewestValues || first?.date === undefined || last?.date === undefined) return [];
    if (daysFrom(first.date, last.date) < leastDays) return [];
    const [from, to] = [first.fact.number ?? 0, last.fact.number ?? 0];
    const isGreat = Math.abs(to - from) >= leastChange * Math.abs(from);
    if (from === 0 || !isGreat || agreement(values, Math.sign(to - from)) < leastAgreement) return [];
    return [courseThread(name, values, first, last)];
  });
}

/** A value a day, in the unit of the newest, oldest first. */
function ofOneUnit(facts: readonly RuleFact[]): RuleFact[] {
  const measured = facts.filter(
    ({ fact, date }) =>
      !fact.negated && !fact.uncertain && fact.number !== undefined && date !== undefined && date.length === 10,
  );
  const unit = comparableUnit(measured.at(-1)?.fact.unit);
  const byDay = new Map(
    measured.filter(({ fact }) => comparableUnit(fact.unit) === unit).map((each) => [each.date, each]),
  );
  return [...byDay.values()];
}

function agreement(values: readonly RuleFact[], direction: number): number {
  let [pairs, agreeing] = [0, 0];
  values.forEach(({ fact: one }, index) => {
    for (const { fact: other } of values.slice(index + 1)) {
      const change = (other.number ?? 0) - (one.number ?? 0);
      pairs += 1;
      agreeing += change === 0 ? 0.5 : Number(Math.sign(change) === direction);
    }
  });
  return agreeing / pairs;
}

function courseThread(name: string, values: readonly RuleFact[], first: RuleFact, last: RuleFact): Insight {
  const rises = (last.fact.number ?? 0) > (first.fact.number ?? 0);
  const unit = last.fact.unit === undefined ? "" : ` ${last.fact.unit}`;
  const [from, to] = [first.date, last.date].map((date) => dateInWords(date ?? ""));
  const middle = values[Math.floor(values.length / 2)];
  return ruleThread({
    kind: "steady-course",
    subject: `${name}|${rises ? "rises" : "falls"}`,
    confidence: 88,
    insight: `Your ${name} ${rises ? "rose" : "fell"} over the years: ${first.fact.value}${unit} on ${from}, ${last.fact.value}${unit} on ${to}.`,
    clinicalRelevance: "A steady course over years can matter even where each value by itself does not.",
    recommendedAction: `Show the whole course of ${name} to your doctor and ask what they make of it.`,
    why: [
      `${values.length} results from ${from} to ${to} were put in order${middle?.date === undefined ? "" : `; in the middle, on ${dateInWords(middle.date)}, it was ${middle.fact.value}${unit}`}.`,
      `Nearly all of them lie on the way ${rises ? "up" : "down"}.`,
      "Another laboratory, or another method, can move values too.",
    ],
    supporting: values.map(({ fact }) => fact.citation),
    contradicting: [],
  });
}
