import { candidatesFor, type PatternKind } from "./candidates.ts";
import type { DailySeries, Series, Treatment } from "./daily-series.ts";
import { benjaminiHochberg, type Correction } from "./multiple-testing.ts";
import { type OutcomeResult, type TestedCandidate, testOutcome } from "./outcome-patterns.ts";
import { togetherPattern } from "./together-patterns.ts";
import { type TreatmentWarning, treatmentWarnings } from "./treatment-warnings.ts";

/** One tested pair with what was found. */
export interface Pattern {
  kind: PatternKind;
  outcome: DailySeries;
  /** The exposure, or the other symptom. */
  other?: DailySeries;
  treatment?: Treatment;
  lagDays?: number;
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

/** From this p on, nothing is worth a second look. */
const worthWarnings = 0.05;

/** Tests every pair, and corrects for their number. */
export function findPatterns(series: Series, correction: Correction = benjaminiHochberg): Pattern[] {
  const { outcomes, exposures, treatments } = series;
  const results = outcomes.map((outcome) => testOutcome(outcome, candidatesFor(outcome, treatments, exposures)));
  const patterns: Omit<Pattern, "adjusted" | "tested">[] = results.flatMap((result) =>
    result.tested.map((tested) => patternOf(result, tested, treatments)),
  );
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
  const adjusted = correction(patterns.map(({ p }) => p));
  return patterns.map((pattern, index) => ({ ...pattern, adjusted: adjusted[index] ?? 1, tested: patterns.length }));
}

function patternOf(
  result: OutcomeResult,
  tested: TestedCandidate,
  treatments: readonly Treatment[],
): Omit<Pattern, "adjusted" | "tested"> {
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
    ...(best.weekdays === undefined ? {} : { weekdays: best.weekdays }),
    ...(best.periodDays === undefined ? {} : { periodDays: best.periodDays }),
    coefficient: coefficient * reach,
    effect: deviation > 0 ? (coefficient * reach) / deviation : 0,
    n: days.length,
    p,
    warnings: candidate.kind === "treatment" && p < worthWarnings ? treatmentWarnings(result, tested, treatments) : [],
  };
}

function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
