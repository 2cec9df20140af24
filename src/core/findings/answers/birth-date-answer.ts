import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { type Draft, isPatients, sentence } from "./draft.ts";
import type { SearchIndex } from "./search-index.ts";

/** The date of birth that most records print. */
export function birthDate(index: SearchIndex): Draft {
  const facts = index.factsNamed("date of birth").filter(isPatients);
  const counts = new Map<string, number>();
  for (const fact of facts)
    if (fact.date !== undefined) counts.set(fact.date.date, (counts.get(fact.date.date) ?? 0) + 1);
  const [date] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (date === undefined) return { sentences: [], found: false };
  const evidence = facts.filter((fact) => fact.date?.date === date);
  return { sentences: [sentence(`Your date of birth is ${dateInWords(date)}.`, evidence)], found: true };
}
