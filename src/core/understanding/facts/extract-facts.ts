import type { Fact } from "#core/domain/fact.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { birthDateFacts } from "./birth-date.ts";
import { diaryScores } from "./diary-scores.ts";
import { type RecordSource, readPassage } from "./fact-builder.ts";
import { findDates } from "./find-dates.ts";
import { labelledFacts } from "./labelled-facts.ts";
import { lifestyleFacts } from "./lifestyle-facts.ts";
import { measurementFacts } from "./measurements.ts";
import { medicationFacts, nearMissMedications } from "./medications.ts";
import { withDirections } from "./medicine-end.ts";
import { allergyFacts, mentionedFacts } from "./mentioned-facts.ts";
import { planFacts } from "./plan-facts.ts";
import { withRangeBelow } from "./range-below.ts";
import { tableMeasurements } from "./table-facts.ts";

/**
 * The clinical facts of a record, in reading order. Each finder takes the mentions that it understood, so that no word makes two facts;
 * the order of the finders is the order of how sure they can be.
 */
export function extractFacts(passages: readonly Passage[], record: RecordSource): Fact[] {
  const facts: Fact[] = [];
  const entries = diaryDays(passages, record);
  for (const [index, passage] of passages.entries()) {
    if (passage.kind === "heading" || isFurniture(passage)) continue;
    const source = entries.get(passage) ?? record;
    const read = readPassage(passage, source);
    const taken = new Set<Mention>();
    const found = [
      ...birthDateFacts(source, read),
      ...diaryScores(source, read, taken),
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
    const next = passages[index + 1];
    const below = next?.page === passage.page ? next : undefined;
    facts.push(...withRangeBelow(withDirections(found, passage, below, source.dates), below));
  }
  return facts;
}

/** Fewer passages that begin with a day are no diary. */
const fewestEntries = 3;

/** In a diary, what stands below a day belongs to that day: the record with the day as its date, for each such passage. */
function diaryDays(passages: readonly Passage[], record: RecordSource): Map<Passage, RecordSource> {
  const days = new Map<Passage, RecordSource>();
  let entry: RecordSource | undefined;
  let entries = 0;
  for (const passage of passages) {
    const date = findDates(passage.text.slice(0, 32), passage.start, record.dates)[0];
    const begins =
      date !== undefined &&
      date.precision === "day" &&
      !date.relative &&
      /^(?:\p{L}{3,9},?\s*)?$/u.test(passage.text.slice(0, date.start - passage.start));
    if (begins) {
      const occurredOn = { date: date.date, precision: date.precision };
      entry = { ...record, occurredOn, dates: { ...record.dates, anchor: date.date } };
      entries++;
    }
    if (passage.kind === "heading") entry = undefined;
    else if (entry !== undefined) days.set(passage, entry);
  }
  return entries >= fewestEntries ? days : new Map();
}
