import type { ChartPerson } from "#core/domain/chart.ts";
import type { PersonStatement } from "#core/domain/statement.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";
import { areAlike, nameWords } from "./same-name.ts";

/** Everybody whom the records name, once, with all that is said of them. */
export function chartPeople(source: ChartSource): ChartPerson[] {
  const groups: PersonStatement[][] = [];
  const byWord = new Map<string, PersonStatement[][]>();
  const statements = statementsOf(source, "person").map(({ statement }) => statement);
  // Full names first: "Dr Menon" then finds "Dr Anjali Menon".
  const ordered = [...statements].sort(
    (one, other) => nameWords(other.name).join("").length - nameWords(one.name).join("").length,
  );
  for (const statement of ordered) {
    const words = nameWords(statement.name);
    const family = words.filter((word) => word.length > 2);
    const held = family
      .flatMap((word) => byWord.get(word) ?? [])
      .find(([first]) => first !== undefined && areAlike(first.name, statement.name));
    if (held !== undefined) held.push(statement);
    else {
      const group = [statement];
      groups.push(group);
      for (const word of family) byWord.set(word, [...(byWord.get(word) ?? []), group]);
    }
  }
  return groups.map(personOf);
}

function personOf(said: readonly PersonStatement[]): ChartPerson {
  const longest = said.reduce((best, one) => (one.name.length > best.name.length ? one : best));
  const distinct = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  const role = distinct(said.map(({ job }) => job))
    .slice(0, 3)
    .join("; ");
  const organisation = distinct(said.map((one) => one.organisation))[0];
  const phone = distinct(said.map((one) => one.phone))[0];
  return {
    name: longest.name,
    ...(role === "" ? {} : { role }),
    ...(organisation === undefined ? {} : { organisation }),
    ...(phone === undefined ? {} : { phone }),
    citations: said.slice(0, 3).flatMap(({ citations }) => citations),
  };
}
