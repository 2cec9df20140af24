import { dot, type Model, orthogonal } from "./regression.ts";
import { logDeterminant, solved, triangleOf } from "./triangles.ts";

/** Half waves over the whole time that a slow course is made of; the k-th bends k times and counts 1/k. */
const waves = 14;
/** The slow course's share beside the noise, from none on. */
const shares = [0, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/**
 * Smooth courses that an outcome may take by itself: the first waves of a random walk (Karhunen and Loève), whose k-th has a variance of
 * 1/k².
 */
export function slowWaves(days: Int32Array): Float64Array[] {
  const first = days[0] ?? 0;
  const span = Math.max(1, (days.at(-1) ?? 0) - first);
  return Array.from({ length: Math.min(waves, Math.floor(days.length / 6)) }, (_none, index) =>
    Float64Array.from(days, (day) => Math.cos((Math.PI * (index + 1) * (day - first)) / span) / (index + 1)),
  );
}

/**
 * Student's t of one more column where the outcome also drifts by itself, as far as it does: a mixed model whose drift is estimated by
 * restricted maximum likelihood (Patterson and Thompson, Biometrika 58, 1971), with the column in the model. Where nothing drifts it is the
 * t of the plain regression. `model`, `column` and `drift` are whitened.
 */
export function besideSlowCourse(
  model: Model,
  column: Float64Array,
  drift: readonly Float64Array[],
): { coefficient: number; t: number } {
  const step = orthogonal(model.basis, column);
  if (step === undefined) return { coefficient: 0, t: 0 };
  const y = model.residual;
  const free = drift.flatMap((wave) => orthogonal(model.basis, wave) ?? []);
  const degrees = y.length - model.basis.length - 1;
  const crossed = free.map((one) => free.map((other) => dot(one, other)));
  const withY = free.map((wave) => dot(wave, y));
  const withStep = free.map((wave) => dot(wave, step));
  const [yy, ys, ss] = [dot(y, y), dot(y, step), dot(step, step)];
  let best: { likelihood: number; coefficient: number; t: number } | undefined;
  for (const share of shares) {
    const whole = crossed.map((row, index) => row.map((value, other) => share * value + Number(index === other)));
    const factor = triangleOf(whole);
    if (factor === undefined) continue;
    const forY = solved(factor, withY);
    const forStep = solved(factor, withStep);
    const inner = (one: readonly number[], other: readonly number[]) =>
      share * one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const sVs = ss - inner(withStep, forStep);
    const sVy = ys - inner(withStep, forY);
    const yVy = yy - inner(withY, forY);
    const rest = Math.max(1e-12, yVy - (sVy * sVy) / sVs);
    const likelihood = -0.5 * (degrees * Math.log(rest) + logDeterminant(factor) + Math.log(sVs));
    if (best !== undefined && likelihood <= best.likelihood) continue;
    best = { likelihood, coefficient: sVy / sVs, t: sVy / Math.sqrt((sVs * rest) / degrees) };
  }
  return best ?? { coefficient: 0, t: 0 };
}
