import { estimateRho, type Whitening, whiten, whiteningFor } from "./autoregression.ts";
import type { Alternative, Candidate } from "./candidates.ts";
import type { DailySeries } from "./daily-series.ts";
import { fisherPOfTwo, smallestOf, studentP } from "./distributions.ts";
import { addedColumn, addedColumns, fitModel, type Model } from "./regression.ts";
import { besideSlowCourse, slowWaves } from "./slow-course.ts";

/** How a candidate did, beside everything else that the outcome goes together with. */
export interface TestedCandidate {
  candidate: Candidate;
  best: Alternative;
  /** Corrected for the alternatives (lags, weekdays, periods), not yet for the pairs. */
  p: number;
  t: number;
  /** In units of the outcome: on less off, exposed less not (numbers: for each unit of the exposure), a day of trend; waves: their height. */
  coefficient: number;
  /** The standard deviation of what remains of the outcome from day to day. */
  deviation: number;
  accepted: boolean;
}

export interface OutcomeResult {
  outcome: DailySeries;
  tested: TestedCandidate[];
  /** Alternatives that were found, for those who ask what remains without them. */
  accepted: TestedCandidate[];
  /** What remains from day to day when everything found is taken out, freed of its own past. */
  remaining: Float64Array;
  rho: number;
}

const mostAccepted = 6;
/** A finding enters the model when chance would give one among all candidates of this outcome this often. */
const entry = 0.05;

/**
 * Tests every candidate of an outcome in one regression with first-order autoregressive errors (generalised least squares by Prais and
 * Winsten's transformation; Student's t, Fisher's F for waves). Candidates compete: the strongest enters first (forward selection; Draper
 * and Smith, Applied Regression Analysis), and each p is that of the candidate beside all others that entered. So a fall that belongs to a
 * treatment is not told again as a trend. The best of several lags or weekdays pays for the choice (Šidák).
 */
export function testOutcome(outcome: DailySeries, candidates: readonly Candidate[]): OutcomeResult {
  const { days, values } = outcome;
  const constant = new Float64Array(days.length).fill(1);
  const accepted: TestedCandidate[] = [];
  let tested: TestedCandidate[] = [];
  for (;;) {
    const context = contextOf(days, values, constant, accepted);
    tested = candidates
      .filter((candidate) => !accepted.some((found) => found.candidate === candidate))
      .map((candidate) => testCandidate(candidate, context));
    const strongest = tested.reduce<TestedCandidate | undefined>(
      (best, each) => (best === undefined || each.p < best.p ? each : best),
      undefined,
    );
    if (strongest === undefined || accepted.length >= mostAccepted || strongest.p * candidates.length > entry) break;
    accepted.push({ ...strongest, accepted: true });
  }
  const final = accepted.map((found) => {
    const others = accepted.filter((other) => other !== found);
    return { ...testCandidate(found.candidate, contextOf(days, values, constant, others)), accepted: true };
  });
  const { model, whitening } = contextOf(days, values, constant, final);
  return { outcome, tested: [...final, ...tested], accepted: final, remaining: model.residual, rho: whitening.rho };
}

interface Context {
  days: Int32Array;
  values: Float64Array;
  columns: Float64Array[];
  whitening: Whitening;
  /** Whitened. */
  model: Model;
}

function contextOf(
  days: Int32Array,
  values: Float64Array,
  constant: Float64Array,
  accepted: readonly TestedCandidate[],
): Context {
  const columns = [constant, ...accepted.flatMap(({ best }) => best.columns)];
  return { days, values, columns, ...whitened(days, values, columns) };
}

/** The regression on these columns, first as it is for the correlation of neighbouring days, then freed of it. */
export function whitened(
  days: Int32Array,
  values: Float64Array,
  columns: readonly Float64Array[],
): { model: Model; whitening: Whitening } {
  const plain = fitModel(columns, values);
  const whitening = whiteningFor(days, estimateRho(plain.residual, days, columns.length));
  const model = fitModel(
    columns.map((column) => whiten(column, whitening)),
    whiten(values, whitening),
  );
  return { model, whitening };
}

function testCandidate(candidate: Candidate, context: Context): TestedCandidate {
  let best: TestedCandidate | undefined;
  for (const alternative of candidate.alternatives) {
    const result = testAlternative(candidate, alternative, context);
    if (best === undefined || result.p < best.p) best = result;
  }
  if (best === undefined) throw new Error("A candidate without alternatives");
  return { ...best, p: smallestOf(best.p, candidate.alternatives.length) };
}

function testAlternative(candidate: Candidate, alternative: Alternative, context: Context): TestedCandidate {
  let { whitening, model } = context;
  if (candidate.slow) {
    // A step that is not in the model looks like a long memory of the series, and would hide itself.
    const wider = fitModel([...context.columns, ...alternative.columns], context.values);
    const rho = estimateRho(wider.residual, context.days, context.columns.length + 1);
    whitening = whiteningFor(context.days, rho);
    model = fitModel(
      context.columns.map((column) => whiten(column, whitening)),
      whiten(context.values, whitening),
    );
  }
  const columns = alternative.columns.map((column) => whiten(column, whitening));
  const [first] = columns;
  if (first === undefined) throw new Error("An alternative without columns");
  const common = { candidate, best: alternative, accepted: false };
  if (columns.length > 1) {
    const { f, degrees } = addedColumns(model, columns);
    const deviation = Math.sqrt(model.rest / Math.max(1, degrees + 2));
    // The height of a wave whose square is on average a half.
    const coefficient = Math.sqrt((4 * f * deviation ** 2) / Math.max(1, context.days.length));
    return { ...common, p: fisherPOfTwo(f, degrees), t: Math.sqrt(2 * f), coefficient, deviation };
  }
  const { coefficient, t, degrees } = addedColumn(model, first);
  const deviation = Math.sqrt(model.rest / (1 + (t * t) / Math.max(1, degrees)) / Math.max(1, degrees));
  if (candidate.kind !== "treatment") return { ...common, p: studentP(t, degrees), t, coefficient, deviation };
  // A step that the outcome's own drift would make as well tells little.
  const beside = besideSlowCourse(
    model,
    first,
    slowWaves(context.days).map((wave) => whiten(wave, whitening)),
  );
  const sober =
    Math.sign(beside.t) === Math.sign(t) && Math.abs(beside.t) < Math.abs(t) ? beside.t : beside.t * t <= 0 ? 0 : t;
  return { ...common, p: studentP(sober, degrees), t: sober, coefficient, deviation };
}
