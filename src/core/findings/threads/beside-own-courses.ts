import { whiten } from "./autoregression.ts";
import { fisherPOfTwo, studentP } from "./distributions.ts";
import { type OwnCourse, takenAway } from "./own-courses.ts";
import { dot, orthogonal } from "./regression.ts";
import { logDeterminant, solved, triangleOf } from "./triangles.ts";

/** What columns tell of an outcome beside what it may do by itself. */
export interface BesideOwnCourses {
  p: number;
  /** Of one column; of two, the height of their wave. */
  coefficient: number;
  /** The standard deviation of what remains of the outcome from day to day. */
  deviation: number;
}

interface Fit {
  coefficients: number[];
  deviation: number;
  /** Student's t of one column; Fisher's F of two. */
  test: number;
  degrees: number;
  logWeight: number;
}

const nothing: BesideOwnCourses = { p: 1, coefficient: 0, deviation: 0 };

/**
 * The p of columns, averaged over all the courses that the outcome may take by itself, each weighted by how well it fits with the columns
 * beside it (Bayesian model averaging: Hoeting, Madigan, Raftery and Volinsky, Statistical Science 14, 1999). So a drift, a season or a
 * long memory that would do as well is a rival that has to be beaten, and no choice of one of them is taken for certain.
 */
export function besideOwnCourses(columns: readonly Float64Array[], courses: readonly OwnCourse[]): BesideOwnCourses {
  const fits: Fit[] = [];
  let shared: Shared | undefined;
  for (const course of courses) {
    const { setting } = course;
    if (shared?.setting !== setting) shared = sharedOf(columns, setting);
    const fit = shared === undefined ? undefined : fitBeside(course, shared);
    if (fit !== undefined) fits.push(fit);
  }
  return fits.length === 0 ? nothing : averaged(fits);
}

/** The columns in the light of one correlation of neighbouring days. */
interface Shared {
  setting: OwnCourse["setting"];
  /** By the kind of course: each column with each wave. */
  withWaves: { readonly [kind in OwnCourse["kind"]]: readonly Float64Array[] };
  withY: number[];
  squares: number[][];
}

function sharedOf(columns: readonly Float64Array[], setting: OwnCourse["setting"]): Shared {
  const { model, whitening, turned } = setting;
  const steps = columns.flatMap((column) => orthogonal(model.basis, whiten(column, whitening)) ?? []);
  const withWaves = (waves: readonly Float64Array[]) =>
    steps.map((step) => Float64Array.from(waves, (wave) => dot(wave, step)));
  return {
    setting,
    withWaves: { none: withWaves([]), drift: withWaves(turned.drift.waves), season: withWaves(turned.season.waves) },
    withY: steps.map((step) => dot(step, model.residual)),
    squares: steps.map((one) => steps.map((other) => dot(one, other))),
  };
}

function fitBeside(course: OwnCourse, { setting, withWaves, withY, squares }: Shared): Fit | undefined {
  const { model, logLikelihood, turned } = setting;
  const { kernel, kind } = course;
  const nothing = new Float64Array();
  const waves = (column: number) => withWaves[kind][column] ?? nothing;
  const matrix = squares.map((row, one) =>
    row.map((value, other) => value - takenAway(kernel, waves(one), waves(other))),
  );
  const triangle = triangleOf(matrix);
  if (triangle === undefined || triangle.length === 0) return undefined;
  const along = withY.map((value, column) => value - takenAway(kernel, waves(column), turned[kind].withY));
  const coefficients = solved(triangle, along);
  const explained = along.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0);
  const degrees = model.residual.length - model.basis.length - along.length;
  if (degrees < 2) return undefined;
  const rest = Math.max(1e-12, course.rest - explained);
  const test = explained / along.length / (rest / degrees);
  const determinants = course.logDeterminant + logDeterminant(triangle);
  return {
    coefficients,
    deviation: Math.sqrt(rest / degrees),
    test: along.length === 1 ? Math.sqrt(test) * Math.sign(coefficients[0] ?? 0) : test,
    degrees,
    logWeight: course.logPrior + logLikelihood - 0.5 * (degrees * Math.log(rest) + determinants),
  };
}

function averaged(fits: readonly Fit[]): BesideOwnCourses {
  const highest = fits.reduce((most, { logWeight }) => Math.max(most, logWeight), Number.NEGATIVE_INFINITY);
  const weights = fits.map(({ logWeight }) => Math.exp(logWeight - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (fit: Fit) => number) =>
    fits.reduce((sum, fit, index) => sum + (weights[index] ?? 0) * of(fit), 0) / total;
  const deviation = mean((fit) => fit.deviation);
  if ((fits[0]?.coefficients.length ?? 0) > 1) {
    const p = mean(({ test, degrees }) => fisherPOfTwo(test, degrees));
    return { p, coefficient: mean(({ coefficients }) => Math.hypot(...coefficients)), deviation };
  }
  const coefficient = mean(({ coefficients }) => coefficients[0] ?? 0);
  // The chance that it goes the other way, on both sides.
  const otherWay = mean(({ test, degrees }) => {
    const half = studentP(test, degrees) / 2;
    return test * coefficient > 0 ? half : 1 - half;
  });
  return { p: Math.min(1, 2 * otherWay), coefficient, deviation };
}
