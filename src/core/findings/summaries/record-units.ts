import { byPlace } from "#core/domain/by-place.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { ResultStatement, Statement } from "#core/domain/statement.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";
import type { RecordStructure } from "#core/understanding/structure/record-structure.ts";
import { isBare } from "./bare-heads.ts";
import { diaryRowWords, holdsListsSideBySide, labelledWords, namesDay, resultWords, rowWords } from "./row-words.ts";
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
  /** Whether it names a medicine itself. */
  medicine: boolean;
  /** The days that the unit prints, with their places in its text. */
  days: readonly FoundDate[];
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
  const statementsIn = byPlace(statements, ({ citations: [first] }) => first);
  const days = new Map(units.map((unit) => [unit, findDates(unit.text, 0, source.dates)]));
  const features = featuresOf(units, {
    kind: structure.kind,
    day: structure.dateOfCare?.date,
    factsIn,
    statementsIn,
    daysIn: (unit) => (days.get(unit) ?? []).map(({ date }) => date),
  });
  const sideBySide = rowsSideBySide(units);
  return units.flatMap((unit, index): Candidate[] => {
    const own = factsIn(unit);
    const measured = resultsIn(unit)
      .filter(({ printedName }) => !namesDay(printedName))
      .map((result) => withFlag(result, own));
    const whole = cite(source, unit.page, unit.start, unit.end);
    const row = unit.isRow;
    const medicine = own.some(({ kind }) => kind === "medication");
    const diary = structure.kind === "diary" && unit.passage.kind === "row";
    // "Amlodipine 10 mg   CHANGED   BP 162/94": the row is the medicine's.
    const said = row && !diary && !medicine ? resultWords(measured, structure.dateOfCare?.date) : undefined;
    const text = said?.text ?? (sideBySide.has(unit) ? undefined : wordsOf(unit, diary));
    if (text === undefined) return [];
    if (own.length === 0 && measured.length === 0 && isBare(unit, text, days.get(unit) ?? [])) return [];
    return [
      {
        unit,
        text: unitWords(unit.role === "allergies" ? text.replace(allergyLabel, "") : text),
        citations: said === undefined ? [whole] : [whole, ...said.citations.filter((one) => !within(unit, one))],
        features: features[index] ?? [],
        medicine,
        days: days.get(unit) ?? [],
        kind: diary
          ? "told"
          : classOf(unit, {
              cues: new Set(cuesOf(unit)),
              medicine,
              measured: measured.length > 0,
              allergy:
                own.some(({ kind }) => kind === "allergy") || tellsReaction.test(text) || (medicine && isShort(text)),
            }),
      },
    ];
  });
}

/** All rows of a run of which one holds lists side by side. */
function rowsSideBySide(units: readonly SummaryUnit[]): ReadonlySet<SummaryUnit> {
  const found = new Set<SummaryUnit>();
  let table: SummaryUnit[] = [];
  for (const unit of [...units, undefined]) {
    if (unit?.isRow === true && table.at(-1)?.page === unit.page) table.push(unit);
    else {
      if (table.some(({ passage }) => holdsListsSideBySide(passage))) for (const row of table) found.add(row);
      table = unit?.isRow === true ? [unit] : [];
    }
  }
  return found;
}

/** Words of an allergy that is told by its name alone. */
const shortAllergy = 6;

function isShort(text: string): boolean {
  return text.split(" ").length <= shortAllergy;
}

const tellsReaction =
  /\b(?:allerg\w*|intoleran\w*|nkda|nka|rash|hives|urticaria|swell\w*|swollen|anaphyla\w*|reactions?|vomit\w*|sick\w*|nausea|alert|avoid|never|severe|not to be given|do not give|none known|nil known)\b/i;

/** Our own words say it already. */
const allergyLabel =
  /^\W*(?:known |drug )*(?:allerg(?:y|ies)|allergies\/[a-z ]+|ADRs?)(?: on (?:file|record))?\s*:\s*(?=\S)/i;

/** Undefined where it cannot be said by itself. */
function wordsOf(unit: SummaryUnit, diary: boolean): string | undefined {
  if (unit.isRow) return diary ? diaryRowWords(unit.passage) : rowWords(unit.passage);
  return unit.passage.kind === "row" ? labelledWords(unit) : unit.text;
}

/** Whether a value is out of its range, where the table's own words tell only the other reading. */
function withFlag(result: ResultStatement, facts: readonly Fact[]): ResultStatement {
  if (result.flag !== undefined) return result;
  const flag = facts.find(({ name, number }) => name === result.name && number === result.number)?.flag;
  return flag === undefined ? result : { ...result, flag };
}
