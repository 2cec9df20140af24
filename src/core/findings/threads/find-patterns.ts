import { type Trial, trialOf, verdictOf } from "./beside-courses.ts";
import { candidatesFor, isDaily, type PatternKind } from "./candidates.ts";
import { consequenceWarnings } from "./consequences.ts";
import { likelyCourses, priorsAmong } from "./courses-of-others.ts";
import type { DailySeries } from "./daily-series.ts";
import { benjaminiHochberg, type Correction } from "./multiple-testing.ts";
import { type OutcomeResult, type TestedCandidate, testOutcome } from "./outcome-patterns.ts";
import type { CoursePriors } from "./own-courses.ts";
import type { Series } from "./series-collection.ts";
import { type Remaining, togetherPattern } from "./together-patterns.ts";
import { type TreatmentWarning, treatmentWarnings } from "./treatment-warnings.ts";
import type { Treatment } from "./treatments.ts";

/** One tested pair with what was found. */
export interface Pattern {
  kind: PatternKind;
  outcome: DailySeries;
  /** The exposure, or the other symptom. */
  other?: DailySeries;
  treatment?: Treatment;
  lagDays?: number;
  /** Where several days in a row are taken together: the first and the last, counted from the exposure. */
  lagSpan?: readonly [from: number, to: number];
  weekdays?: number[];
  periodDays?: number;
  /** In units of the outcome; together: the correlation. */
  coefficient: number;
  /** Standardised: Cohen's d, or the correlation for things that go together, or the change over the whole time for trends. */
  effect: number;
  /** Days or measurements that were compared. */
  n: number;
  /** Corrected for lags, weekdays and periods. */
  p: number;
  /** Corrected for the pairs as well. */
  adjusted: number;
  tested: number;
  warnings: TreatmentWarning[];
}

type Uncorrected = Omit<Pattern, "adjusted" | "tested">;

/** What was found for an outcome, kept for as long as nothing changes that it was tested against. */
interface KnownOutcome extends Remaining {
  against: readonly (Treatment | DailySeries)[];
  patterns: readonly Uncorrected[];
  /** The slow ones among them that chance alone hardly makes. */
  trials: ReadonlyMap<Uncorrected, Trial>;
  /** What it may do by itself, once that was asked for. */
  likely?: CoursePriors;
}

/** What was found before, by the outcome's key. The same series, as objects, have the same patterns. */
export type KnownOutcomes = Map<string, KnownOutcome>;

/** From this p on, nothing is worth a second look. */
const worthWarnings = 0.05;

/**
 * Tests every pair that `known` does not know yet, and corrects for the number of all. Treatments are corrected among themselves (stratified
 * control of false discoveries: Sun, Craiu, Paterson and Bull, Genetic Epidemiology 30, 2006): the hundreds of lags of what was eaten say
 * nothing of two medicines, and each kind is calibrated by itself.
 */
export function findPatterns(
  series: Series,
  { correction = benjaminiHochberg, known = new Map() }: { correction?: Correction; known?: KnownOutcomes } = {},
): Pattern[] {
  const results = series.outcomes.map((outcome) => patternsOfOutcome(outcome, series, known));
  const keys = new Set(series.outcomes.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
  const patterns = results.flatMap((result) => besideOwnCourse(result, results, series));
  const symptoms = results.filter(({ outcome }) => outcome.kind === "symptom");
  symptoms.forEach((one, index) => {
    for (const other of symptoms.slice(index + 1)) {
      const found = togetherPattern(one, other);
      if (found === undefined) continue;
      const { correlation, n, p } = found;
      // Who names one thing may leave out another: only numbers can go against each other.
      if (correlation < 0 && (one.outcome.scale === "event" || other.outcome.scale === "event")) continue;
      const together = { outcome: found.one, other: found.other, coefficient: correlation, effect: correlation };
      patterns.push({ kind: "together", ...together, n, p, warnings: [] });
    }
  });
  const tested = patterns.length;
  return [true, false].flatMap((isTreatment) => {
    const own = patterns.filter(({ kind }) => (kind === "treatment") === isTreatment);
    const adjusted = correction(own.map(({ p }) => p));
    return own.map((pattern, index) => ({ ...pattern, adjusted: adjusted[index] ?? 1, tested }));
  });
}

/** The outcome's patterns, the slow ones beside what it may do by itself; how likely that is, its owner's other outcomes tell. */
function besideOwnCourse(
  { outcome, patterns, trials }: KnownOutcome,
  all: readonly KnownOutcome[],
  { treatments }: Series,
): Uncorrected[] {
  if (trials.size === 0 || !isDaily(outcome)) return [...patterns];
  const others = all.filter((other) => other.outcome !== outcome && other.outcome.kind === outcome.kind);
  const priors = priorsAmong(
    others.map((other) => {
      other.likely ??= likelyCourses(other.outcome, treatments);
      return other.likely;
    }),
  );
  return patterns.map((pattern) => {
    const trial = trials.get(pattern);
    if (trial === undefined) return pattern;
    const { p, coefficient, deviation, best } = verdictOf(trial, outcome, priors);
    const { periodDays } = best;
    const effect = deviation > 0 ? coefficient / deviation : 0;
    return { ...pattern, p, coefficient, effect, ...(periodDays === undefined ? {} : { periodDays }) };
  });
}

function patternsOfOutcome(outcome: DailySeries, series: Series, known: KnownOutcomes): KnownOutcome {
  const { treatments } = series;
  const exposures = isDaily(outcome) ? series.exposures : [];
  const against = [...treatments, ...exposures];
  const before = known.get(outcome.key);
  const isSame = before?.outcome === outcome && before.against.length === against.length;
  if (isSame && against.every((each, index) => each === before.against[index])) return before;
  const result = testOutcome(outcome, candidatesFor(outcome, treatments, exposures));
  const trials = new Map<Uncorrected, Trial>();
  const patterns = result.tested.map((tested) => {
    const pattern = patternOf(result, tested, treatments);
    const trial = trialOf(result, tested);
    if (trial !== undefined) trials.set(pattern, trial);
    return pattern;
  });
  // Only what is asked for later is kept: the columns of all candidates would be many times the records.
  const found: KnownOutcome = { outcome, remaining: result.remaining, against, patterns, trials };
  known.set(outcome.key, found);
  return found;
}

function patternOf(result: OutcomeResult, tested: TestedCandidate, treatments: readonly Treatment[]): Uncorrected {
  const { candidate, best, p, coefficient, deviation } = tested;
  const { days } = result.outcome;
  const { exposure, treatment } = candidate;
  const reach =
    candidate.kind === "trend"
      ? (days.at(-1) ?? 0) - (days[0] ?? 0)
      : exposure?.scale === "number"
        ? 2 * deviationOf(exposure.values)
        : 1;
  return {
    kind: candidate.kind,
    outcome: result.outcome,
    ...(exposure === undefined ? {} : { other: exposure }),
    ...(treatment === undefined ? {} : { treatment }),
    ...(best.lagDays === undefined ? {} : { lagDays: best.lagDays }),
    ...(best.lagSpan === undefined ? {} : { lagSpan: best.lagSpan }),
    ...(best.weekdays === undefined ? {} : { weekdays: best.weekdays }),
    ...(best.periodDays === undefined ? {} : { periodDays: best.periodDays }),
    coefficient: coefficient * reach,
    effect: deviation > 0 ? (coefficient * reach) / deviation : 0,
    n: days.length,
    p,
    warnings: p < worthWarnings ? warningsOf(result, tested, treatments) : [],
  };
}

function warningsOf(
  result: OutcomeResult,
  tested: TestedCandidate,
  treatments: readonly Treatment[],
): TreatmentWarning[] {
  const { candidate, best, coefficient } = tested;
  if (candidate.kind === "treatment") return treatmentWarnings(result, tested, treatments);
  if (candidate.kind !== "trigger" || candidate.exposure === undefined) return [];
  return consequenceWarnings(result.outcome, candidate.exposure, { lagDays: best.lagDays ?? 0, coefficient });
}

function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
