import type { Passage } from "#core/reading/passages.ts";
import type { Fact } from "#core/records/fact.ts";
import type { Mention } from "#core/vocabulary/find-concepts.ts";
import { birthDateFacts } from "./birth-date.ts";
import { type RecordSource, readPassage } from "./fact-builder.ts";
import { labelledFacts } from "./labelled-facts.ts";
import { lifestyleFacts } from "./lifestyle-facts.ts";
import { measurementFacts } from "./measurements.ts";
import { medicationFacts, nearMissMedications } from "./medications.ts";
import { allergyFacts, mentionedFacts } from "./mentioned-facts.ts";
import { planFacts } from "./plan-facts.ts";
import { tableMeasurements } from "./table-facts.ts";

/**
 * The clinical facts of a record, in reading order. Each finder takes the mentions that it understood, so that no word makes two facts;
 * the order of the finders is the order of how sure they can be.
 */
export function extractFacts(passages: readonly Passage[], source: RecordSource): Fact[] {
  const facts: Fact[] = [];
  for (const passage of passages) {
    if (passage.kind === "heading") continue;
    const read = readPassage(passage, source);
    const taken = new Set<Mention>();
    const found = [
      ...birthDateFacts(source, read),
      ...tableMeasurements(source, read, taken),
      ...allergyFacts(source, read, taken),
      ...labelledFacts(source, read, taken),
      ...medicationFacts(source, read, taken),
      ...nearMissMedications(source, read),
      ...measurementFacts(source, read, taken),
      ...mentionedFacts(source, read, taken),
      ...lifestyleFacts(source, read),
      ...planFacts(source, read),
    ];
    found.sort((one, other) => one.citation.start - other.citation.start);
    facts.push(...found);
  }
  return facts;
}
