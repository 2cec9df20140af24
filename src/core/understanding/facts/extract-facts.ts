import type { ClinicalDate, Fact } from "#core/domain/fact.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Cell } from "#core/reading/table-cells.ts";
import { holdsItems, itemFacts, itemsOf } from "#core/understanding/diary/diary-items.ts";
import { diaryTables, readDiaryRow } from "#core/understanding/diary/diary-tables.ts";
import { dayOpening } from "#core/understanding/structure/entry-starts.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { birthDateFacts } from "./birth-date.ts";
import { diaryScores } from "./diary-scores.ts";
import { type RecordSource, readPassage } from "./fact-builder.ts";
import { labelledFacts } from "./labelled-facts.ts";
import { lifestyleFacts } from "./lifestyle-facts.ts";
import { measurementFacts } from "./measurements.ts";
import { medicationFacts, nearMissMedications } from "./medications.ts";
import { withDirections } from "./medicine-end.ts";
import { allergyFacts, mentionedFacts } from "./mentioned-facts.ts";
import { planFacts } from "./plan-facts.ts";
import { withRangeBelow } from "./range-below.ts";
import { tableMeasurements } from "./table-facts.ts";

/** A passage with the day that it speaks of, where that is another than the record's. */
export type DatedPassage = Passage & { day?: ClinicalDate | undefined };

/**
 * The clinical facts of a record, in reading order. Each finder takes the mentions that it understood, so that no word makes two facts;
 * the order of the finders is the order of how sure they can be.
 */
export function extractFacts(passages: readonly DatedPassage[], record: RecordSource): Fact[] {
  const facts: Fact[] = [];
  const tables = diaryTables(passages);
  for (const [index, passage] of passages.entries()) {
    // The heads of a table name what its rows hold, and say nothing themselves.
    if (passage.kind === "heading" || isFurniture(passage) || tables.has(passage.cells)) continue;
    const { day } = passage;
    const source = day === undefined ? record : sourceOf(day, record);
    const next = passages[index + 1];
    const below = next?.page === passage.page ? next : undefined;
    const table = passage.header === undefined ? undefined : tables.get(passage.header);
    const row = table === undefined ? undefined : readDiaryRow(source, readPassage(passage, source), table, day);
    if (row !== undefined) {
      const words = row.words.flatMap((cell) => itemsOf(cellPassage(passage, cell), 0));
      facts.push(...row.facts, ...words.flatMap((item) => factsOf(item, source, undefined, true)));
    } else if (day === undefined || record.writtenByDay !== true) {
      facts.push(...factsOf(passage, source, below, false));
    } else {
      const items =
        passage.kind === "row" ? itemsBehindDay(passage) : itemsOf(passage, dayOpening(passage.text)?.length ?? 0);
      for (const item of items) facts.push(...factsOf(item, source, below, true));
    }
  }
  return facts;
}

/**
 * A gap or a tab behind the day makes columns of a line: "2 February   coffee, headache 6/10". Cells that each say something by themselves are
 * items; else the row stays whole, for its cells belong together ("headache | 6/10").
 */
function itemsBehindDay(row: DatedPassage): Passage[] {
  const opening = dayOpening(row.text)?.length ?? 0;
  const words = row.cells.filter(({ start, text }) => start - row.start >= opening && text.trim() !== "");
  const isOfItems = opening > 0 && words.length > 0 && words.every(({ text }) => holdsItems(text));
  return isOfItems ? words.flatMap((cell) => itemsOf(cellPassage(row, cell), 0)) : [row];
}

/** In a diary, what stands below a day belongs to that day: the record with the day as its date. */
function sourceOf(day: ClinicalDate, record: RecordSource): RecordSource {
  return { ...record, occurredOn: day, dates: { ...record.dates, anchor: day.date } };
}

function cellPassage(row: Passage, { start, end, text }: Cell): Passage {
  return {
    ...row,
    kind: "sentence",
    start,
    end,
    text,
    label: undefined,
    contentStart: start,
    cells: [],
    header: undefined,
  };
}

function factsOf(passage: Passage, source: RecordSource, below: Passage | undefined, isOfDay: boolean): Fact[] {
  const read = readPassage(passage, source);
  const taken = new Set<Mention>();
  const items = isOfDay && passage.kind === "sentence" ? itemFacts(source, read, taken) : [];
  if (items.length > 0) return items;
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
  return withRangeBelow(withDirections(found, passage, below, source.dates), below);
}
