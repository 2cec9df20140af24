import { dropped, kept, type Verdict } from "./claim.ts";
import { sameQuantity } from "./claim-quantities.ts";
import { isHarmless } from "./harmless-words.ts";
import type { Known } from "./known-evidence.ts";
import type { Bound, Clause } from "./statement.ts";

/** Dates, numbers with units, what and which day they are said of, and how often. */
export function checkNumbers(clauses: readonly Clause[], known: Known): Verdict {
  for (const clause of clauses) {
    const verdict = checkDates(clause, known);
    if (!verdict.kept) return verdict;
    for (const number of clause.numbers) {
      if (countsNamed(number, clause)) continue;
      const found = checkNumber(number, known);
      if (!found.kept) return found;
    }
    const again = saidTooOften(clause, known);
    if (again !== undefined) return dropped("number", again);
    const frequency = clause.frequencies.find(
      (often) => !known.clauses.some((one) => one.frequencies.includes(often) && sharesMeaning(clause, one)),
    );
    if (frequency !== undefined) return dropped("frequency", frequency);
  }
  return kept;
}

const counted = ["lab", "vital", "medication", "symptom"] as const;

/** How often is said of something: the two clauses name one thing, or share a word that carries meaning. */
function sharesMeaning(clause: Clause, other: Clause): boolean {
  return (
    clause.named.some((named) => other.named.some((one) => meets(named.names, one.names))) ||
    clause.words.some(({ stem }) => !isHarmless(stem) && other.words.some((word) => word.stem === stem)) ||
    clause.words.every(({ stem }) => isHarmless(stem))
  );
}

/** "Two blood results were low: ferritin at 9, hemoglobin at 10.8" counts what it names itself. */
function countsNamed({ quantity }: Bound, clause: Clause): boolean {
  if (quantity.unit !== undefined || !/^[2-9]$/.test(quantity.value)) return false;
  if (
    !/^\s(?:\w+\s)?(?:results?|tests?|values?|measurements?|medicines?|symptoms?|things)\b/i.test(
      clause.text.slice(quantity.end),
    )
  )
    return false;
  const named = clause.named.filter(
    ({ start, kinds }) => start > quantity.end && counted.some((kind) => kinds.has(kind)),
  );
  return new Set(named.map(({ names }) => [...names][0])).size === Number(quantity.value);
}

/** A number that one clause says more often than all the evidence does: one of them stands in another's place. */
function saidTooOften(clause: Clause, known: Known): string | undefined {
  const all = known.clauses.flatMap((one) => one.numbers);
  for (const { quantity } of clause.numbers) {
    const times = clause.numbers.filter(
      (one) => one.quantity.value === quantity.value && one.quantity.unit === quantity.unit,
    ).length;
    if (times > 1 && times > all.filter((one) => sameQuantity({ ...quantity, lead: undefined }, one.quantity)).length)
      return `${quantity.value} ${quantity.unit ?? ""}`.trim();
  }
  return undefined;
}

function checkDates(clause: Clause, known: Known): Verdict {
  const starts = new Set(clause.dates.map(({ start }) => start));
  for (const start of starts) {
    const readings = clause.dates.filter((date) => date.start === start);
    if (!readings.some(({ date }) => known.days.some((day) => day.startsWith(date))))
      return dropped("date", clause.text.slice(start, readings[0]?.end));
  }
  return starts.size === 1 ? checkThingsOfDay(clause, known) : kept;
}

/** What a clause says of one day stands in the evidence of that day, where the evidence speaks of several. */
function checkThingsOfDay(clause: Clause, known: Known): Verdict {
  const isOfDay = (day: string) => clause.dates.some(({ date }) => day.startsWith(date));
  if (known.days.every(isOfDay)) return kept;
  const ofDay = known.clauses.filter(
    (one) => one.dates.some(({ date }) => isOfDay(date)) || (one.day !== undefined && isOfDay(one.day)),
  );
  if (ofDay.length === 0) return kept;
  for (const named of clause.named) {
    const said = (one: Clause) => one.named.some((other) => meets(other.names, named.names));
    const dated = (one: Known["clauses"][number]) => one.dates.length > 0 || one.day !== undefined;
    if (known.clauses.some((one) => said(one) && dated(one)) && !ofDay.some(said))
      return dropped("date", clause.text.slice(named.start, named.end));
  }
  return kept;
}

/** The day of a clause's numbers: its own, or that of the record. */
export function dayOfNumber(number: Bound, clause: { day?: string | undefined }): string | undefined {
  return number.date ?? clause.day;
}

function checkNumber(number: Bound, known: Known): Verdict {
  const same = known.clauses.flatMap((clause) =>
    clause.numbers
      .filter((one) => sameQuantity(number.quantity, one.quantity))
      .map((one) => ({ ...one, day: dayOfNumber(one, clause) })),
  );
  const words = `${number.quantity.value} ${number.quantity.unit ?? ""}`.trim();
  if (same.length === 0) {
    const isYear = /^(?:19|20)\d{2}$/.test(number.quantity.value) && number.quantity.unit === undefined;
    return isYear && known.days.some((day) => day.startsWith(number.quantity.value)) ? kept : dropped("number", words);
  }
  const ofThing = same.filter(
    (one) => number.named === undefined || one.named === undefined || meets(number.named.names, one.named.names),
  );
  if (ofThing.length === 0) return dropped("value", words);
  const ofDay = ofThing.filter(
    (one) =>
      number.date === undefined ||
      one.day === undefined ||
      one.day.startsWith(number.date) ||
      number.date.startsWith(one.day),
  );
  return ofDay.length === 0 ? dropped("date", words) : kept;
}

export function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true;
  return false;
}
