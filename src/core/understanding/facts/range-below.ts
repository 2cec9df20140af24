import type { Fact } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { flagFromRange, readRange } from "./quantities.ts";

/** A line that holds a reference range and nothing else. */
const rangeAlone =
  /^[([]?\s*(?:(?:reference|ref\.?|normal|expected)\s*)?(?:(?:range|interval|limits|values?)\s*)?(?:[:=]\s*)?([(<>≤≥\d].*?)[)\]]?$/i;
/** A range with the unit behind it, and nothing more. */
const onlyRange = /^[(<>≤≥\d][\d\s.,<>≤≥=–—()-]*(?:to\s*[\d.,]+)?\s*(?:[\p{L}%µμ^*/\d.]{1,14})?\s*\)?$/u;

/** Laboratories that print the range below its result: the last measurement of a passage gets the range of the line below, if it has none. */
export function withRangeBelow(facts: readonly Fact[], below: Passage | undefined): Fact[] {
  const last = facts.findLast(({ kind }) => kind === "lab" || kind === "vital");
  if (below === undefined || last?.number === undefined || last.referenceRange !== undefined) return [...facts];
  const text = rangeAlone.exec(below.text.trim())?.[1]?.trim();
  const range = text !== undefined && onlyRange.test(text) ? readRange(text) : undefined;
  if (range?.high === undefined || (range.low === undefined && !/[<≤]/.test(range.text))) return [...facts];
  const flag = last.flag ?? flagFromRange(last.number, range);
  return facts.map((fact) => (fact === last ? { ...fact, referenceRange: range, ...(flag ? { flag } : {}) } : fact));
}
