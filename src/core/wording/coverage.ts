import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { classesOf, type WordClass } from "./claim-classes.ts";
import { meets } from "./claim-numbers.ts";
import { type Clause, longestStatement, readStatement } from "./statement.ts";

/** What a wording may not lose. Parts of the body and plain words may be said in other ways. */
const weighty: ReadonlySet<ConceptKind> = new Set([
  "medication",
  "condition",
  "symptom",
  "lab",
  "vital",
  "procedure",
  "vaccination",
  "allergen",
]);

/** That a value is high, or a medicine stopped, is as much as its number. */
const tellingClasses: ReadonlySet<WordClass> = new Set([
  "up",
  "down",
  "same",
  "high",
  "low",
  "start",
  "stop",
  "change",
  "better",
  "worse",
  "remove",
  "decline",
  "doubt",
]);

/**
 * Whether the claims say again every medicine, illness, test, number and day that `sentence` says. A claim may say less than its evidence;
 * what is left out may not be lost.
 */
export function isCovered(sentence: string, claims: readonly string[]): boolean {
  // What is not read cannot be found to be said again.
  if (sentence.length > longestStatement) return false;
  const said = claims.flatMap((claim) => readStatement(claim));
  return readStatement(sentence).every(
    (clause) =>
      namesAreSaid(clause, said) &&
      numbersAreSaid(clause, said) &&
      daysAreSaid(clause, said) &&
      directionsAreSaid(clause, said),
  );
}

function namesAreSaid(clause: Clause, said: readonly Clause[]): boolean {
  return clause.named
    .filter(({ kinds }) => [...kinds].every((kind) => weighty.has(kind)))
    .every(({ names }) => said.some((one) => one.named.some((other) => meets(other.names, names))));
}

function numbersAreSaid(clause: Clause, said: readonly Clause[]): boolean {
  return clause.numbers.every(({ quantity }) =>
    said.some((one) => one.numbers.some((other) => other.quantity.value === quantity.value)),
  );
}

function daysAreSaid(clause: Clause, said: readonly Clause[]): boolean {
  return clause.dates.every(({ date }) =>
    said.some((one) => one.dates.some((other) => other.date.startsWith(date) || date.startsWith(other.date))),
  );
}

function directionsAreSaid(clause: Clause, said: readonly Clause[]): boolean {
  const theirs = new Set(said.flatMap(({ words }) => words.flatMap(({ stem }) => [...(classesOf(stem) ?? [])])));
  return clause.words.every(({ stem }) => {
    const telling = [...(classesOf(stem) ?? [])].filter((name) => tellingClasses.has(name));
    return telling.length === 0 || telling.some((name) => theirs.has(name));
  });
}
