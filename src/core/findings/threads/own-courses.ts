import { type Whitening, whiten, whiteningFor } from "./autoregression.ts";
import { principalAxes } from "./principal-axes.ts";
import { dot, fitModel, type Model, orthogonal } from "./regression.ts";

/** How an outcome may move with nothing that makes it: by days that resemble the day before, and besides by a drift or a season. */
export interface OwnCourse {
  setting: Setting;
  kind: CourseKind;
  /** The variance of the drift or season beside the days' noise. */
  share: number;
  logPrior: number;
  /** What the drift's or season's waves take away, one by one: their share over one and their share of squares. */
  kernel: Float64Array;
  logDeterminant: number;
  /** What is left of the outcome's squares. */
  rest: number;
}

type CourseKind = "none" | "drift" | "season";
/** How likely each kind of course is. */
export type CoursePriors = { readonly [kind in CourseKind]: number };

/** The regression, freed of one correlation of neighbouring days. */
interface Setting {
  whitening: Whitening;
  model: Model;
  turned: { readonly [kind in CourseKind]: TurnedWaves };
  logLikelihood: number;
}

/** Waves beside the columns, turned so that none resembles another: then each can be taken away by itself. */
interface TurnedWaves {
  waves: Float64Array[];
  squares: Float64Array;
  withY: Float64Array;
}

/** Correlations of neighbouring days that are thought possible, each as likely as the others. */
const correlations = [0, 0.2, 0.4, 0.55, 0.7, 0.8, 0.88, 0.94];
/** Before anything is known. */
export const usualCourses: CoursePriors = { none: 0.9, drift: 0.05, season: 0.05 };
const shares: { [kind in CourseKind]: readonly number[] } = {
  none: [0],
  drift: [0.03, 0.1, 0.3, 1, 4],
  season: [0.1, 0.4, 1.5],
};
/** Half waves over the whole time that a drift is made of; the k-th bends k times and counts 1/k. */
const mostHalfWaves = 14;
const yearDays = 365.25;

/**
 * Smooth courses that an outcome may take by itself: the first waves of a random walk (Karhunen and Loève), whose k-th has a variance of
 * 1/k², and a wave of a year with its two coefficients.
 */
function wavesOf(days: Int32Array): { [kind in CourseKind]: Float64Array[] } {
  const first = days[0] ?? 0;
  const span = Math.max(1, (days.at(-1) ?? 0) - first);
  const count = Math.min(mostHalfWaves, Math.floor(days.length / 6));
  const drift = Array.from({ length: count }, (_none, index) =>
    Float64Array.from(days, (day) => Math.cos((Math.PI * (index + 1) * (day - first)) / span) / (index + 1)),
  );
  const season = [Math.sin, Math.cos].map((wave) =>
    Float64Array.from(days, (day) => wave((2 * Math.PI * day) / yearDays)),
  );
  return { none: [], drift, season };
}

/** Every course that the outcome may take beside these columns. */
export function ownCourses(
  { days, values }: { days: Int32Array; values: Float64Array },
  columns: readonly Float64Array[],
  priors: CoursePriors = usualCourses,
): OwnCourse[] {
  const waves = wavesOf(days);
  return correlations.flatMap((rho) => {
    const whitening = whiteningFor(days, rho);
    const setting = settingFor(whitening, { values, columns, waves });
    return (["none", "drift", "season"] as const).flatMap((kind) =>
      shares[kind].map((share) =>
        courseOf(setting, { kind, share, logPrior: Math.log(priors[kind] / shares[kind].length) }),
      ),
    );
  });
}

function settingFor(
  whitening: Whitening,
  {
    values,
    columns,
    waves,
  }: { values: Float64Array; columns: readonly Float64Array[]; waves: { [kind in CourseKind]: Float64Array[] } },
): Setting {
  const model = fitModel(
    columns.map((column) => whiten(column, whitening)),
    whiten(values, whitening),
  );
  const turn = (own: readonly Float64Array[]) =>
    turnedWaves(
      own.flatMap((wave) => orthogonal(model.basis, whiten(wave, whitening)) ?? []),
      model.residual,
    );
  const logScale = whitening.scale.reduce((sum, scale) => sum + Math.log(scale), 0);
  return {
    whitening,
    model,
    turned: { none: turn([]), drift: turn(waves.drift), season: turn(waves.season) },
    logLikelihood: logScale - 0.5 * model.logDeterminant,
  };
}

function turnedWaves(waves: readonly Float64Array[], y: Float64Array): TurnedWaves {
  const { values, vectors } = principalAxes(waves.map((one) => waves.map((other) => dot(one, other))));
  const turned = values.map((_value, axis) => {
    const sum = new Float64Array(y.length);
    waves.forEach((wave, index) => {
      const share = vectors[index]?.[axis] ?? 0;
      for (let day = 0; day < sum.length; day += 1) sum[day] = (sum[day] ?? 0) + share * (wave[day] ?? 0);
    });
    return sum;
  });
  return {
    waves: turned,
    squares: Float64Array.from(values),
    withY: Float64Array.from(turned, (wave) => dot(wave, y)),
  };
}

function courseOf(setting: Setting, head: Pick<OwnCourse, "kind" | "share" | "logPrior">): OwnCourse {
  const { share, kind } = head;
  const { squares, withY } = setting.turned[kind];
  const kernel = squares.map((value) => share / (1 + share * value));
  const logDeterminant = squares.reduce((sum, value) => sum + Math.log(1 + share * value), 0);
  const rest = setting.model.rest - takenAway(kernel, withY, withY);
  return { ...head, setting, kernel, logDeterminant, rest };
}

/** How much of a product the waves of a course take away. */
export function takenAway(kernel: Float64Array, one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < kernel.length; index += 1)
    sum += (kernel[index] ?? 0) * (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** How well a course fits with nothing else: restricted likelihood (Patterson and Thompson, Biometrika 58, 1971), and what was thought before. */
function logWeight({ setting, logDeterminant, rest, logPrior }: OwnCourse): number {
  const degrees = setting.model.residual.length - setting.model.basis.length;
  return logPrior + setting.logLikelihood - 0.5 * (degrees * Math.log(Math.max(1e-12, rest)) + logDeterminant);
}

function likeliestCourse(courses: readonly OwnCourse[]): OwnCourse {
  const [first, ...others] = courses;
  if (first === undefined) throw new Error("An outcome without a course");
  return others.reduce((best, each) => (logWeight(each) > logWeight(best) ? each : best), first);
}

/** How likely each kind of course is now that the outcome is known. */
export function likelyKinds(courses: readonly OwnCourse[]): CoursePriors {
  const highest = logWeight(likeliestCourse(courses));
  const kinds = { none: 0, drift: 0, season: 0 };
  let total = 0;
  for (const course of courses) {
    const weight = Math.exp(logWeight(course) - highest);
    kinds[course.kind] += weight;
    total += weight;
  }
  return { none: kinds.none / total, drift: kinds.drift / total, season: kinds.season / total };
}
