import type { Fact } from "#core/domain/fact.ts";
import { valueWithUnit } from "#core/findings/summaries/plain-facts.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { comparableUnit, sameUnit } from "#core/understanding/facts/units.ts";
import { byDate, type Draft, dayOf, inWords, isPatients, onDate, sentence } from "./draft.ts";
import type { AskedDate, Question } from "./question.ts";

/** Answers about a lab or vital from its measurements, or undefined where this kind of question is not about values. */
export function answerMeasurement(question: Question, name: string, all: readonly Fact[]): Draft | undefined {
  const facts = all
    .filter((fact) => isPatients(fact) && fact.value !== undefined && (fact.kind === "lab" || fact.kind === "vital"))
    .sort(byDate);
  const numbers = facts.filter((fact) => fact.number !== undefined);
  if (facts.length === 0) return undefined;
  switch (question.intent) {
    case "highest":
      return extreme(name, numbers, "highest");
    case "lowest":
      return extreme(name, numbers, "lowest");
    case "count":
      return counted(name, facts);
    case "trend":
    case "onset":
      return question.intent === "onset" ? first(name, facts) : trend(name, numbers);
    case "value-on-date":
      return onAskedDate(name, facts, question.dates[0]);
    case "compare":
      return compared(name, facts, question.dates);
    default:
      return question.dates[0] !== undefined && question.intent !== "latest"
        ? onAskedDate(name, facts, question.dates[0])
        : latest(name, facts);
  }
}

const said = (fact: Fact) => `${valueWithUnit(fact)}${onDate(fact)}`;

function latest(name: string, facts: readonly Fact[]): Draft {
  const day = dayOf(facts.at(-1) ?? { date: undefined });
  const ofDay = distinct(facts.filter((fact) => dayOf(fact) === day)).reverse();
  const [newest, ...others] = ofDay;
  if (newest === undefined) return { sentences: [], found: false };
  const flag = newest.flag === undefined || newest.flag === "normal" ? "" : ` The record marks it as ${newest.flag}.`;
  const sentences = [sentence(`Your most recent ${name} was ${said(newest)}.${flag}`, [newest])];
  if (others.length > 0)
    sentences.push(sentence(`Another result of that day was ${inWords(others.map(valueWithUnit))}.`, others));
  const before = facts.filter((fact) => dayOf(fact) < day).at(-1);
  if (before !== undefined) sentences.push(sentence(`The one before was ${said(before)}.`, [before]));
  return { sentences, found: true };
}

function first(name: string, facts: readonly Fact[]): Draft {
  const earliest = facts.find((fact) => fact.date !== undefined) ?? facts[0];
  if (earliest === undefined) return { sentences: [], found: false };
  return {
    sentences: [
      sentence(`Your records first show ${name}${onDate(earliest)}: ${valueWithUnit(earliest)}.`, [earliest]),
    ],
    found: true,
  };
}

function extreme(name: string, facts: readonly Fact[], which: "highest" | "lowest"): Draft | undefined {
  const sign = which === "highest" ? 1 : -1;
  const ranked = comparable(facts).sort(
    (one, other) => sign * ((other.number ?? 0) - (one.number ?? 0)) || byDate(one, other),
  );
  const [best] = ranked;
  if (best === undefined) return undefined;
  const same = distinctDays(ranked.filter((fact) => fact.number === best.number)).slice(1);
  const sentences = [sentence(`Your ${which} ${name} was ${said(best)}.`, [best])];
  if (same.length > 0)
    sentences.push(sentence(`It was the same${inWords(same.slice(0, 5).map(onDate))}.`, same.slice(0, 5)));
  return { sentences, found: true };
}

function counted(name: string, facts: readonly Fact[]): Draft {
  const measured = distinctPlaces(facts);
  const [earliest] = measured;
  const newest = measured.at(-1);
  const times = measured.length === 1 ? "once" : `${measured.length} times`;
  const span =
    earliest === undefined || newest === undefined || measured.length === 1
      ? earliest === undefined
        ? ""
        : onDate(earliest)
      : `, from ${dateInWords(dayOf(earliest))} to ${dateInWords(dayOf(newest))}`;
  return { sentences: [sentence(`Your ${name} was measured ${times}${span}.`, measured)], found: true };
}

function trend(name: string, facts: readonly Fact[]): Draft | undefined {
  const measured = comparable(facts).filter((fact) => fact.date !== undefined);
  const [earliest] = measured;
  const newest = measured.at(-1);
  if (earliest === undefined || newest === undefined) return undefined;
  if (measured.length === 1) {
    return {
      sentences: [
        sentence(`Your ${name} was measured only once: ${said(earliest)}. One value shows no change.`, [earliest]),
      ],
      found: true,
    };
  }
  const from = earliest.number ?? 0;
  const to = newest.number ?? 0;
  const direction =
    to > from
      ? "gone up: it is higher now. It went"
      : to < from
        ? "gone down: it is lower now. It went"
        : "stayed the same. It went";
  const sentences = [
    sentence(`Your ${name} has ${direction} from ${said(earliest)} to ${said(newest)}.`, [earliest, newest]),
  ];
  if (measured.length > 2) {
    const low = measured.reduce((least, fact) => ((fact.number ?? 0) < (least.number ?? 0) ? fact : least));
    const high = measured.reduce((most, fact) => ((fact.number ?? 0) > (most.number ?? 0) ? fact : most));
    sentences.push(
      sentence(
        `In between it ranged from ${valueWithUnit(low)} to ${valueWithUnit(high)}, in ${measured.length} measurements.`,
        measured,
      ),
    );
  }
  return { sentences, found: true };
}

function onAskedDate(name: string, facts: readonly Fact[], asked: AskedDate | undefined): Draft {
  const matching = asked === undefined ? [] : facts.filter((fact) => dayOf(fact).startsWith(asked.date));
  if (matching.length > 0) {
    const values = distinct(matching);
    return {
      sentences: values.map((fact, index) =>
        sentence(index === 0 ? `Your ${name} was ${said(fact)}.` : `It was also ${said(fact)}.`, [fact]),
      ),
      found: true,
    };
  }
  const nearest = asked === undefined ? undefined : nearestTo(facts, asked.date);
  if (nearest === undefined || asked === undefined) return { sentences: [], found: false };
  return {
    sentences: [sentence(`Your records have no ${name} for that date. The nearest is ${said(nearest)}.`, [nearest])],
    found: false,
  };
}

function compared(name: string, facts: readonly Fact[], dates: readonly AskedDate[]): Draft {
  const picked = dates
    .map((asked) => facts.find((fact) => dayOf(fact).startsWith(asked.date)) ?? nearestTo(facts, asked.date))
    .filter((fact) => fact !== undefined);
  const [one, other] = picked;
  if (one === undefined || other === undefined) return { sentences: [], found: false };
  if (!sameUnit(one.unit, other.unit))
    return {
      sentences: [
        sentence(`Your ${name} was ${said(one)} and ${said(other)}. Their units differ, so they cannot be compared.`, [
          one,
          other,
        ]),
      ],
      found: true,
    };
  const change = (other.number ?? 0) - (one.number ?? 0);
  const words = change > 0 ? "higher" : change < 0 ? "lower" : "the same";
  return {
    sentences: [sentence(`Your ${name} was ${said(one)} and ${said(other)}. The second is ${words}.`, [one, other])],
    found: true,
  };
}

function nearestTo(facts: readonly Fact[], date: string): Fact | undefined {
  const target = Date.parse(date);
  let best: Fact | undefined;
  for (const fact of facts) {
    if (fact.date === undefined) continue;
    if (best === undefined || Math.abs(Date.parse(dayOf(fact)) - target) < Math.abs(Date.parse(dayOf(best)) - target))
      best = fact;
  }
  return best;
}

/** Only values of the unit that is used most often can be ranked with each other. */
function comparable(facts: readonly Fact[]): Fact[] {
  const counts = new Map<string, number>();
  const unitOf = (fact: Fact) => comparableUnit(fact.unit);
  for (const fact of facts) counts.set(unitOf(fact), (counts.get(unitOf(fact)) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [""];
  return facts.filter((fact) => unitOf(fact) === most);
}

function distinct(facts: readonly Fact[]): Fact[] {
  return [
    ...new Map(facts.map((fact) => [`${dayOf(fact)}/${fact.value}/${comparableUnit(fact.unit)}`, fact])).values(),
  ];
}

function distinctDays(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [dayOf(fact), fact])).values()];
}

function distinctPlaces(facts: readonly Fact[]): Fact[] {
  return [
    ...new Map(
      facts.map((fact) => [`${fact.citation.documentId}/${fact.citation.page}/${fact.citation.start}`, fact]),
    ).values(),
  ];
}
