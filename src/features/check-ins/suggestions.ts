import type { Fact } from "#core/records/fact.ts";

/** So many names are offered; more would have to be read. */
const offered = 5;

/** The patient's symptoms, the most often named first. Pain has a question of its own. */
export function suggestedSymptoms(facts: readonly Fact[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, name, negated, subject, hypothetical } of facts) {
    if (kind !== "symptom" || negated || subject !== "patient" || hypothetical || name === "pain") continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other))
    .slice(0, offered)
    .map(([name]) => name);
}

/** The medicines that the patient takes, with the dose of the newest word about each where it has one. */
export function suggestedMedicines(current: readonly { name: string; statements: readonly Fact[] }[]): string[] {
  return current
    .slice(0, offered)
    .map(({ name, statements }) => [name, statements[0]?.dose].filter((part) => part !== undefined).join(" "));
}
