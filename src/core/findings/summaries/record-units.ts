import { byPlace } from "#core/domain/by-place.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { ResultStatement, Statement } from "#core/domain/statement.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import type { RecordStructure } from "#core/understanding/structure/record-structure.ts";
import { diaryRowWords, namesDay, resultWords, rowWords } from "./row-words.ts";
import { type SummaryUnit, summaryUnits } from "./summary-unit.ts";
import { classOf, type UnitClass } from "./unit-class.ts";
import { cuesOf, featuresOf } from "./unit-features.ts";
import { unitWords } from "./unit-words.ts";

/** A record as its summary reads it. */
export interface SummaryRecord {
  structure: RecordStructure;
  facts: readonly Fact[];
  statements: readonly Statement[];
  source: RecordSource;
}

/** A clause that a summary may say. */
export interface Candidate {
  unit: SummaryUnit;
  text: string;
  citations: Citation[];
  features: string[];
  kind: UnitClass;
}

/** All clauses of a record in reading order, as they would be said, with what is seen of them. */
export function candidatesOf({ structure, facts, statements, source }: SummaryRecord): Candidate[] {
  const units = summaryUnits(structure.passages, (page) => source.pageTexts.get(page) ?? "");
  const within = (unit: SummaryUnit, { page, start }: { page: number; start: number }) =>
    page === unit.page && start >= unit.start && start < unit.end;
  const factsIn = byPlace(facts, ({ citation }) => citation);
  const resultsIn = byPlace(
    statements.filter((one): one is ResultStatement => one.kind === "result"),
    ({ citations: [first] }) => first,
  );
  const features = featuresOf(units, {
    kind: structure.kind,
    day: structure.dateOfCare?.date,
    factsIn,
    daysIn: (unit) => findDates(unit.text, 0, source.dates).map(({ date }) => date),
  });
  return units.flatMap((unit, index): Candidate[] => {
    const own = factsIn(unit);
    const measured = resultsIn(unit)
      .filter(({ printedName }) => !namesDay(printedName))
      .map((result) => withFlag(result, own));
    const whole = cite(source, unit.page, unit.start, unit.end);
    const row = unit.passage.kind === "row";
    const medicine = own.some(({ kind }) => kind === "medication");
    const diary = structure.kind === "diary" && row;
    // "Amlodipine 10 mg   CHANGED   BP 162/94": the row is the medicine's.
    const said = row && !diary && !medicine ? resultWords(measured) : undefined;
    const text = said?.text ?? (diary ? diaryRowWords(unit.passage) : row ? rowWords(unit.passage) : unit.text);
    if (text === undefined) return [];
    return [
      {
        unit,
        text: unitWords(text),
        citations: said === undefined ? [whole] : [whole, ...said.citations.filter((one) => !within(unit, one))],
        features: features[index] ?? [],
        kind: diary ? "told" : classOf(unit, { cues: new Set(cuesOf(unit)), medicine, measured: measured.length > 0 }),
      },
    ];
  });
}

/** Whether a value is out of its range, where the table's own words tell only the other reading. */
function withFlag(result: ResultStatement, facts: readonly Fact[]): ResultStatement {
  if (result.flag !== undefined) return result;
  const flag = facts.find(({ name, number }) => name === result.name && number === result.number)?.flag;
  return flag === undefined ? result : { ...result, flag };
}
