import type { ResultStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { diaryNumbers, keptTest } from "./result/diary-numbers.ts";
import { measuredSizes } from "./result/measured-sizes.ts";
import { rolesWithoutResults } from "./result/result-guards.ts";
import { type TestName, testNameOf } from "./result/result-names.ts";
import { type LeadingDate, proseResults } from "./result/result-prose.ts";
import { headlessRow } from "./result/result-row.ts";
import { tableResults } from "./result/result-tables.ts";
import type { StatementSource } from "./statement-source.ts";

/** How many passages a list of results goes on under the day that leads it. */
const ledFor = 14;

/** What a record says was measured: tables, rows without heads, prose, sizes of what scans show. */
export function resultStatements(source: StatementSource): ResultStatement[] {
  // A row of numbers is read whatever stands above it.
  const passages = source.structure.passages.filter(
    ({ role, cells }) => !rolesWithoutResults.has(role) || (cells.length > 2 && role !== "family-history"),
  );
  const { results, read } = tableResults(source, passages);
  const kept = keptTest(source.structure.passages);
  let leading: { date: LeadingDate; left: number; heading: string | undefined } | undefined;
  let last: { test: TestName; index: number } | undefined;
  for (const [index, passage] of passages.entries()) {
    if (leading !== undefined && (leading.left-- <= 0 || passage.heading !== leading.heading || isProse(passage)))
      leading = undefined;
    if (read.has(passage)) continue;
    const row = headlessRow(source, passage, leading?.date);
    const found =
      row.length > 0
        ? { results: row, leading: undefined }
        : proseResults(source, passage, {
            leading: leading?.date,
            test: last !== undefined && index - last.index < 3 ? last.test : undefined,
          });
    if (kept !== undefined && found.results.length === 0) results.push(...diaryNumbers(source, passage, kept));
    results.push(...found.results, ...sizesBeside(found.results, measuredSizes(source, passage)));
    if (found.leading !== undefined) leading = { date: found.leading, left: ledFor, heading: passage.heading };
    const [told] = found.results.slice(-1);
    if (told !== undefined) last = { test: named(told), index };
  }
  return results;
}

/** A sentence that tells no results ends the list above it. */
function isProse({ kind, text }: StructuredPassage): boolean {
  return kind === "sentence" && text.length > 60 && !/\d/.test(text);
}

function named({ name, printedName }: ResultStatement): TestName {
  const known = testNameOf({ text: printedName, start: 0 });
  return { name, printedName, concept: known?.concept, medicineToo: false, bounds: undefined, start: 0, end: 0 };
}

/** A size that a known test has told already ("post-void residual 60 mL") is not told again. */
function sizesBeside(results: readonly ResultStatement[], sizes: ResultStatement[]): ResultStatement[] {
  return sizes.filter(
    ({ value, citations }) =>
      !results.some(
        (other) =>
          other.value === value &&
          other.citations[0]?.page === citations[0]?.page &&
          (other.citations[0]?.start ?? 0) < (citations[0]?.end ?? 0) &&
          (other.citations[0]?.end ?? 0) > (citations[0]?.start ?? 0),
      ),
  );
}
