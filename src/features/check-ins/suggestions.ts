import type { Fact } from "#core/domain/fact.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";

/** So many names are offered; more would have to be read. */
const offered = 5;

/** The patient's symptoms in the words that stand in the records ("joint pain"), the most often named first. Pain has a question of its own. */
export function suggestedSymptoms(facts: readonly Fact[]): string[] {
  const found = new Map<string, { times: number; written: string }>();
  for (const { kind, name, negated, subject, hypothetical, citation } of facts) {
    if (kind !== "symptom" || negated || subject !== "patient" || hypothetical || name === "pain") continue;
    const known = found.get(name) ?? { times: 0, written: name };
    found.set(name, { times: known.times + 1, written: plainer(known.written, writtenIn(citation.quote), name) });
  }
  return [...found]
    .sort(([one, { times }], [other, { times: otherTimes }]) => otherTimes - times || one.localeCompare(other))
    .slice(0, offered)
    .map(([, { written }]) => written);
}

/** The symptom as a record writes it, where its place holds little else: a line of an entry, or a few words. */
function writtenIn(quote: string): string | undefined {
  const words = /^Symptom: ([^,]+)/.exec(quote)?.[1] ?? quote;
  return /^[\p{L} -]{3,24}$/u.test(words) ? words.toLowerCase() : undefined;
}

/** What a record writes stands for the vocabulary's own name, and stays. */
function plainer(known: string, written: string | undefined, name: string): string {
  return known === name && written !== undefined ? written : known;
}

/** The medicines that the patient takes, with today's dose of each where it is known. */
export function suggestedMedicines(current: readonly ListedMedicine[]): string[] {
  return current
    .slice(0, offered)
    .map(({ medicine: { name, dose } }) => [name, dose].filter((part) => part !== undefined).join(" "));
}

/** Yesterday's first, each name once. */
export function offeredFirst(yesterday: readonly string[] | undefined, others: readonly string[]): string[] {
  const known = new Set((yesterday ?? []).map((name) => name.toLowerCase()));
  return [...(yesterday ?? []), ...others.filter((name) => !known.has(name.toLowerCase()))];
}
