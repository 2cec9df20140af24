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

/** The tests and measurements that a question is about: what it names, and what it calls in an everyday way. */
export function askedResults(typed: string, typedPlain: string, chart: Chart): AskedResults {
  const text = bounded(typed, longestQuestion);
  const plain = bounded(typedPlain, longestQuestion);
  const named = namedTests(text, plain);
  const held = (names: readonly string[]) =>
    chart.results.filter(({ name }) => names.some((one) => isCalled(name, one)));
  // "Bad cholesterol" and "blood sugar" are as exact as a name; "sugar" may be any of several.
  const exact = named.tests.filter(({ lay, words }) => !lay || words.includes(" "));
  const found = new Set(exact.flatMap(({ names }) => held(names)));
  const meant = layTestsOf(named.rest, found, chart);
  for (const one of meant.found) found.add(one);
  for (const { lay, names } of named.tests) if (lay && !meant.any) for (const one of held(names)) found.add(one);
  const missing = meant.any
    ? []
    : named.tests.filter(({ names }) => held(names).length === 0).map(({ words }) => words);
  if (found.size === 0 && !/\bhow many\b/.test(plain)) for (const one of byOwnWords(plain, chart)) found.add(one);
  return { results: [...found], missing };
}

interface NamedTest {
  names: string[];
  words: string;
  /** Only by an everyday word for it. */
  lay: boolean;
}

/** The tests that the vocabulary knows by the question's words, and the question without the names of medicines. */
function namedTests(text: string, plain: string): { tests: NamedTest[]; rest: string } {
  const tests = new Map<string, NamedTest>();
  let rest = plain;
  for (const { surfaces, start, end } of findMentions(text, 0, tokenise(text), false)) {
    const words = text.slice(start, end);
    // "Penicillin V potassium" is no potassium.
    if (surfaces.every(({ concept }) => concept.kind === "medication")) rest = rest.replace(words.toLowerCase(), " ");
    const measured = surfaces.filter(({ concept }) => concept.kind === "lab" || concept.kind === "vital");
    const names = measured.map(({ concept }) => concept.name);
    const lay = measured.every(({ form }) => form === "lay");
    if (names.length > 0 && !tests.has(names.join("|"))) tests.set(names.join("|"), { names, words, lay });
  }
  return { tests: [...tests.values()], rest };
}

/** What the everyday names in a question mean of what the chart has; not what an exact name beside them means already. */
function layTestsOf(
  plain: string,
  named: ReadonlySet<ChartResult>,
  chart: Chart,
): { found: ChartResult[]; any: boolean } {
  const found: ChartResult[] = [];
  let rest = plain;
  for (const [phrase, tests] of layTests) {
    if (!phrase.test(rest)) continue;
    rest = rest.replace(phrase, " ");
    const held = heldFor(tests, chart);
    if (held.some((one) => named.has(one) || found.includes(one))) continue;
    found.push(...held.slice(0, /\b(?:numbers|tests|bloods|enzymes|function|results)\b/.test(plain) ? 2 : 1));
  }
  return { found, any: found.length > 0 };
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

/** Series of which the question says a printed name, all of its words ("headache days in the month"). */
function byOwnWords(plain: string, chart: Chart): ChartResult[] {
  const words = plain.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const said = (printed: string) => {
    const parts = (printed.match(/[\p{L}\p{N}-]+/gu) ?? []).filter((part) => part.length > 2);
    return (
      parts.length > 0 &&
      parts.every((part) => words.some((word) => word === part.toLowerCase() || namesIt(word, part)))
    );
  };
  return chart.results.filter(({ name }) => name.split(/[()]|, /).some(said));
}
