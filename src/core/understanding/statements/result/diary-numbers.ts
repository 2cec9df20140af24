import type { ResultStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { makeResult } from "./make-result.ts";
import { resultDatesIn } from "./result-dates.ts";
import { countsOther } from "./result-guards.ts";
import { type TestName, testNamesIn } from "./result-names.ts";
import { pressureFrom, valueFrom } from "./result-values.ts";

/** What people write down day by day, with the numbers that it can be. */
const kept: readonly [name: RegExp, low: number, high: number][] = [
  [/peak expiratory flow/, 60, 900],
  [/glucose/, 1.5, 600],
  [/body weight/, 25, 300],
  [/heart rate/, 30, 220],
  [/oxygen saturation/, 60, 100],
  [/pressure/, 0, 0],
];

/** The one test that a diary's title says it keeps ("Peak flow diary", "Blood sugar log"). */
export function keptTest(passages: readonly StructuredPassage[]): TestName | undefined {
  for (const { text } of passages.slice(0, 4)) {
    if (!/\b(?:diary|log|chart|book|readings?|record|tracker)\b/i.test(text) || text.length > 90) continue;
    const names = testNamesIn(text.toLowerCase(), 0);
    const [name] = names;
    if (
      name !== undefined &&
      names.every((other) => other.name === name.name) &&
      kept.some(([pattern]) => pattern.test(name.name))
    )
      return { ...name, printedName: text.slice(name.start, name.end) };
  }
  return undefined;
}

/** The numbers of a diary's day, where no words say what they are: the test that the diary keeps. */
export function diaryNumbers(source: StatementSource, passage: StructuredPassage, test: TestName): ResultStatement[] {
  const text = passage.text.replace(/\s/g, " ");
  const dates = resultDatesIn(source, text, 0);
  const [printed] = dates;
  const day = passage.day ?? printed;
  const bounds = kept.find(([pattern]) => pattern.test(test.name));
  if (day === undefined || bounds === undefined || testNamesIn(text, 0).length > 0) return [];
  const results: ResultStatement[] = [];
  let from = 0;
  for (const match of text.slice(0, 120).matchAll(/(?<![\p{L}\d./:-])\d/gu)) {
    if (match.index < from || dates.some((date) => match.index >= date.start && match.index < date.end)) continue;
    const value = /pressure/.test(test.name) ? pressureFrom(text, match.index) : valueFrom(text, match.index);
    if (value === undefined || countsOther.test(text.slice(value.end, value.end + 20))) continue;
    if (value.number !== undefined && (value.number < bounds[1] || value.number > bounds[2])) continue;
    from = value.end;
    const words = [{ page: passage.page, start: passage.start, end: passage.start + value.end }];
    results.push(
      makeResult(source, passage, { test, value, date: passage.day === undefined ? printed : undefined, words }),
    );
  }
  return results;
}
