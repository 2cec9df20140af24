import type { Insight } from "#core/domain/insight.ts";
import { calibrationGroup, confidenceOf, strengthFor, strengthOf } from "./calibration.ts";
import { evidenceOf } from "./evidence.ts";
import type { Pattern } from "./find-patterns.ts";
import { patternAction, patternReasons, patternRelevance, patternSentence, warningSentence } from "./pattern-words.ts";

/** Less than this (0 to 1) is not shown: it would be noise more often than not. */
export const leastConfidence = 0.4;
/** A finding counts as settled from here on. */
const settled = 0.9;
const mostEntries = 1000;

/** The patterns that are worth showing, as threads. */
export function statisticalThreads(patterns: readonly Pattern[]): Insight[] {
  const worthShowing = patterns
    .map((pattern) => ({ pattern, confidence: confidenceOf(pattern) }))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .sort((one, other) => other.confidence - one.confidence || one.pattern.p - other.pattern.p);
  const kept: Pattern[] = [];
  return worthShowing.flatMap(({ pattern, confidence }) => {
    if (kept.some((other) => tellsOf(other, pattern))) return [];
    kept.push(pattern);
    return [threadOf(pattern, confidence)];
  });
}

/** Whether `one` already names the other's treatment as one that cannot be told apart from its own, for the same outcome. */
function tellsOf(one: Pattern, other: Pattern): boolean {
  const key = other.treatment?.key;
  return (
    key !== undefined &&
    one.outcome.key === other.outcome.key &&
    one.warnings.some((warning) => warning.kind === "started-together" && warning.others.includes(key))
  );
}

/**
 * What a thread ties and which way it points, whatever the numbers: the same after a document was added or read anew. A thread that
 * turned round says something else, and is another.
 */
export function threadId({ kind, outcome, other, treatment, coefficient }: Pattern): string {
  const direction = kind === "monthly" ? "" : coefficient > 0 ? "more" : "less";
  return ["thread", kind, outcome.key, other?.key ?? treatment?.key ?? "", direction].join("|");
}

function threadOf(pattern: Pattern, confidence: number): Insight {
  const { supporting, contradicting, days } = evidenceOf(pattern);
  const moreEntries = moreEntriesNeeded(pattern, confidence);
  const { n, effect, lagDays, p, tested } = pattern;
  const documents = new Set([...supporting, ...contradicting].map(({ originalFilename }) => originalFilename));
  return {
    id: threadId(pattern),
    insight: patternSentence(pattern),
    confidence: Math.round(confidence * 100),
    clinicalRelevance: patternRelevance(pattern),
    recommendedAction: patternAction(pattern, moreEntries),
    relatedDocuments: [...documents],
    kind: pattern.kind,
    evidence: { supporting, contradicting },
    statistics: { n, effect, ...(lagDays === undefined ? {} : { lagDays }), p, tested },
    why: patternReasons(pattern, days),
    warnings: pattern.warnings.map((warning) => warningSentence(warning, pattern)),
    ...(moreEntries === undefined ? {} : { moreEntriesNeeded: moreEntries }),
  };
}

/** Student's t (and the root of twice Fisher's F) grows with the root of the entries; −log10 of p with its square. */
const squareOfStrength = 2 * Math.log(10);
/** In four of five cases that much is reached: the standard normal's quantile. */
const caution = 0.84;

/**
 * How many more entries would bring the pattern to 90 % if it goes on as it did: what was found is in part good luck, so the number is such
 * that in four of five cases it is enough. With r times as many entries more, the standardised effect z becomes z·√(1+r) with a variance
 * of r (the predictive distribution under a flat prior). 0 where it is there already; undefined where no number of entries can (another
 * explanation fits as well).
 */
export function moreEntriesNeeded(pattern: Pattern, confidence: number): number | undefined {
  if (confidence >= settled) return 0;
  const needed = strengthFor(calibrationGroup(pattern), settled);
  const own = -Math.log10(pattern.p);
  if (needed === undefined || own <= 0) return undefined;
  const missing = Math.max(0, needed - strengthOf(pattern.adjusted));
  const z = Math.sqrt(squareOfStrength * own);
  const wanted = Math.sqrt(squareOfStrength * (own + missing));
  const isEnough = (entries: number) => {
    const more = entries / pattern.n;
    return z * Math.sqrt(1 + more) - caution * Math.sqrt(more) >= wanted;
  };
  if (!isEnough(mostEntries)) return undefined;
  let [tooFew, enough] = [0, mostEntries];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
