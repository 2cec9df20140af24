import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { Chart, ChartResult } from "#core/domain/chart.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { phraseKey, tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { layTests } from "./lay-tests.ts";
import { namesIt } from "./near-name.ts";

export interface AskedResults {
  /** Those of the chart that the question names, the likeliest first. */
  results: ChartResult[];
  /** Tests that the question names and the chart has not. */
  missing: string[];
}

/** The tests and measurements that a question is about. */
export function askedResults(typed: string, typedPlain: string, chart: Chart): AskedResults {
  const text = bounded(typed, longestQuestion);
  const plain = bounded(typedPlain, longestQuestion);
  const found: ChartResult[] = [];
  const missing: string[] = [];
  const add = (one: ChartResult | undefined) => {
    if (one !== undefined && !found.includes(one)) found.push(one);
  };
  let rest = plain;
  const asked = new Set<string>();
  for (const { surfaces, start, end } of findMentions(text, 0, tokenise(text), false)) {
    // "Penicillin V potassium" is no potassium.
    if (surfaces.every(({ concept }) => concept.kind === "medication"))
      rest = rest.replace(text.slice(start, end).toLowerCase(), " ");
    const names = surfaces
      .filter(({ concept }) => concept.kind === "lab" || concept.kind === "vital")
      .map(({ concept }) => concept.name);
    const key = names.join("|");
    if (names.length === 0 || asked.has(key)) continue;
    asked.add(key);
    const held = chart.results.filter(({ name }) => names.some((one) => isCalled(name, one)));
    for (const one of held) add(one);
    if (held.length === 0) missing.push(text.slice(start, end));
  }
  if (found.length === 0) {
    for (const [phrase, tests] of layTests) {
      if (!phrase.test(rest)) continue;
      const held = heldFor(tests, chart);
      if (held.length > 0) missing.length = 0;
      for (const one of held.slice(0, /\b(?:numbers|tests|bloods|enzymes|function|results)\b/.test(rest) ? 2 : 1))
        add(one);
      rest = rest.replace(phrase, " ");
    }
  }
  if (found.length === 0 && !/\bhow many\b/.test(plain)) for (const one of byOwnWords(plain, chart)) add(one);
  return { results: found, missing };
}

/** The first of the tests that the chart has, and after it the others of the same line. */
function heldFor(tests: readonly string[], chart: Chart): ChartResult[] {
  return tests.flatMap((test) => chart.results.filter(({ name }) => isCalled(name, test)));
}

/** Words that a printed name may have besides the test's own. */
const besides = new Set(
  "serum plasma blood level count total fasting random s p absolute body adjusted corrected stool faecal fecal score number reading test venous whole average daily monthly per month week in the of standing resting".split(
    " ",
  ),
);

/** Whether a series is the test of that name: "potassium (K)" is "potassium", and also "k"; "hemoglobin a1c" is no "hemoglobin". */
function isCalled(name: string, asked: string): boolean {
  const wanted = phraseKey(asked).split(" ");
  return name.split(/[()]|, /).some((one) => {
    const words = phraseKey(one).split(" ");
    return (
      wanted.every((word) => words.includes(word)) && words.every((word) => wanted.includes(word) || besides.has(word))
    );
  });
}

/** Series whose printed name the question says, all of its words ("headache days in the month"). */
function byOwnWords(plain: string, chart: Chart): ChartResult[] {
  const words = plain.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return chart.results.filter(({ name }) => {
    const parts = (name.replace(/\(.*/, "").match(/[\p{L}\p{N}-]+/gu) ?? []).filter((part) => part.length > 2);
    return (
      parts.length > 0 &&
      parts.every((part) => words.some((word) => word === part.toLowerCase() || namesIt(word, part)))
    );
  });
}
