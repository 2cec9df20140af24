import { stem } from "#core/findings/answers/search-words.ts";
import { type Asked, type AskedTerm, saysTerm } from "./asked-terms.ts";
import common from "./common-words.json" with { type: "json" };
import learned from "./confidence-weights.json" with { type: "json" };
import type { RankedSentence } from "./passage-ranker.ts";

/** Things whose lack decides: a folder without the test has no result of it. */
const decisiveKinds: ReadonlySet<string> = new Set([
  "medication",
  "lab",
  "procedure",
  "vaccination",
  "condition",
  "vital",
]);
const lookedAt = 4;
/** A name of several words of which only some are said counts 0.5. */
const saidWhole = 0.55;
/** What a word before it makes another thing: a hand x-ray is no chest x-ray, the eye clinic not the pain clinic. */
const heads = new Set(
  "scan x-ray xray ray test study biopsy clinic doctor operation surgery injection level appointment camera marker vaccine nurse specialist score screen report procedure replacement removal transplant infusion sample culture swab check count group type therapy session pressure condition cancer drop"
    .split(" ")
    .map(stem),
);

/** The 7,000 most frequent words of newspapers and encyclopaedias (order of GloVe's vocabulary, public domain), by stems. */
const commonWords: ReadonlySet<string> = new Set(common.words.split(" ").map(stem));

/** A word that people seldom use and no record holds names a thing that is not there: "stairlift", "mediclaim". */
function isMissing(term: AskedTerm): boolean {
  return !term.held && !commonWords.has(term.key);
}

/** A test, a medicine, an illness: what a question is about, if it names one. */
export function isDecisive({ kinds }: AskedTerm): boolean {
  return [...kinds].some((kind) => decisiveKinds.has(kind));
}

/** What tells that the best sentences hold what is asked, or only words near to it. */
export function confidenceFeatures(asked: Asked, ranked: readonly RankedSentence[]): Record<string, number> {
  const [best] = ranked;
  const { terms } = asked;
  if (best === undefined) return { nothing: 1 };
  const top = ranked.slice(0, lookedAt);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (values: readonly number[]) =>
    terms.reduce((sum, { weight }, index) => sum + weight * (values[index] ?? 0), 0) / total;
  const powers = ranked.slice(0, 60).map(({ score }) => Math.exp(score - best.score));
  const together = terms.map((_, index) => Math.max(...top.map(({ cover }) => cover.around[index] ?? 0)));
  const order = terms
    .map((_, index) => index)
    .sort((one, other) => (terms[other]?.weight ?? 0) - (terms[one]?.weight ?? 0));
  const rarest = order[0] ?? -1;
  const pairs = neighbours(asked);
  const paired = pairs.filter(([one, other]) =>
    top.some(({ sentence }) => saysTerm(one, sentence.wordSet) > 0.5 && saysTerm(other, sentence.wordSet) > 0.5),
  );
  const strict = terms.map((term) =>
    term.ways.some(
      ({ words, weight }) =>
        weight >= 0.9 &&
        top.some(({ sentence }) =>
          words.every((word) => sentence.wordSet.has(word) || sentence.headingWords.has(word)),
        ),
    )
      ? 1
      : 0,
  );
  return {
    score: best.score / 10,
    lead: 1 / powers.reduce((sum, power) => sum + power, 0),
    "own share": share(best.cover.own),
    "share around": share(best.cover.around),
    "share together": share(together),
    "best share": Math.max(...top.map(({ cover }) => share(cover.own))),
    "not held": terms.reduce((sum, term) => sum + (term.held ? 0 : term.weight), 0) / total,
    "rare not held": terms.reduce((sum, term) => sum + (isMissing(term) ? term.weight : 0), 0) / total,
    "any rare not held": terms.some(isMissing) ? 1 : 0,
    "common not held": terms.some((term) => !term.held && commonWords.has(term.key)) ? 1 : 0,
    "common not said": terms.some(
      (term, index) => term.held && commonWords.has(term.key) && (together[index] ?? 0) < saidWhole,
    )
      ? 1
      : 0,
    "rare not said": terms.some(
      (term, index) => term.held && !commonWords.has(term.key) && (together[index] ?? 0) < saidWhole,
    )
      ? 1
      : 0,
    "named not held": terms.some((term) => isDecisive(term) && !term.held) ? 1 : 0,
    "named not said": terms.some((term, index) => isDecisive(term) && (together[index] ?? 0) < saidWhole) ? 1 : 0,
    "rarest said": together[rarest] ?? 0,
    "rarest named":
      rarest >= 0 && terms[rarest] !== undefined && isDecisive(terms[rarest]) ? 1 - (together[rarest] ?? 0) : 0,
    "second said": together[order[1] ?? -1] ?? 0.5,
    "pairs missed": pairs.length === 0 ? 0 : 1 - paired.length / pairs.length,
    "strict share": share(strict),
    "strict rarest": strict[rarest] ?? 0,
    "strict pairs": pairs.length === 0 ? 1 : paired.length > 0 ? 1 : 0,
    "thing missed": pairs.some((pair) => heads.has(pair[1].key) && !paired.includes(pair)) ? 1 : 0,
    "partly named": terms.some((term, index) => isDecisive(term) && (strict[index] ?? 0) === 0) ? 1 : 0,
    "few terms": terms.length <= 2 ? 1 : 0,
    "one term missed": terms.length <= 2 && together.some((value) => value < 0.5) ? 1 : 0,
    "many terms": terms.length >= 7 ? 1 : 0,
    "no terms": terms.length === 0 ? 1 : 0,
  };
}

/** Terms that stand side by side in the question: "bone marrow", "eye clinic". */
function neighbours({ terms }: Asked): [AskedTerm, AskedTerm][] {
  return terms.flatMap((term, index): [AskedTerm, AskedTerm][] => {
    const next = terms.find((other) => other.at === term.at + term.length);
    return next === undefined || next === terms[index] ? [] : [[term, next]];
  });
}

/** From here on an answer is given: 0 to 1. */
const enough = learned.enough;

/** Where a passage says most of the question in its own words, less is enough. */
const wellCovered = 0.6;
const enoughCovered = 0.08;

/**
 * By what the ranker's best sentences say of the question, and, where there is a reader, by what it thinks of them: `answers`, how much
 * likelier the best one is to answer than nothing.
 */
export function confidence(asked: Asked, rankedByWords: readonly RankedSentence[], answers?: number): number {
  if (rankedByWords.length === 0) return 0;
  let sum = learned.bias;
  for (const [name, value] of Object.entries(confidenceFeatures(asked, rankedByWords)))
    sum += value * ((learned.weights as Readonly<Record<string, number>>)[name] ?? 0);
  const { bias, words, reader } = learned.read;
  return 1 / (1 + Math.exp(-(answers === undefined ? sum : bias + words * sum + reader * answers)));
}

/** Whether the best sentences hold what is asked. What is asked of all records ("what is still open?") names no thing that could be missing. */
export function isAnswered(asked: Asked, sure: number, byWords: number): boolean {
  const ofAll = asked.operations.some((operation) => operation === "outstanding" || operation === "list");
  if (ofAll && sure > 0 && asked.terms.every(({ kinds, held }) => kinds.size === 0 || held)) return true;
  return sure >= (byWords >= wellCovered ? enoughCovered : enough);
}
