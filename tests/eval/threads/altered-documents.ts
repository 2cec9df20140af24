import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { SimulatedDocument } from "../simulate/documents.ts";
import { createChance } from "../simulate/random.ts";

/** The same records with the dates of each series dealt out anew: whatever went together no longer does. */
export function shuffledDates(documents: readonly SimulatedDocument[], seed: number): SimulatedDocument[] {
  const chance = createChance(seed);
  const dates = new Map<string, string[]>();
  const facts = documents.flatMap((document) => document.facts);
  for (const { kind, name, date } of facts) {
    const key = `${kind}:${name}`;
    dates.set(key, [...(dates.get(key) ?? []), date?.date ?? ""]);
  }
  const dealt = new Map([...dates].map(([key, list]) => [key, chance.shuffled(list)]));
  return documents.map((document) => ({
    ...document,
    facts: document.facts.map((fact) => ({
      ...fact,
      date: { date: dealt.get(`${fact.kind}:${fact.name}`)?.pop() ?? "", precision: "day" as const },
    })),
  }));
}

/** The same records with the facts that the product reads from their words. */
export function readFromText(documents: readonly SimulatedDocument[], now: Date): SimulatedDocument[] {
  return documents.map((document) => {
    const pages = [{ number: 1, text: document.text, lines: [], source: "text-layer" as const }];
    return { ...document, facts: understandDocument({ document, pages, now }).facts };
  });
}
