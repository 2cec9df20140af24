import { dot, type Model, orthogonal } from "./regression.ts";

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
    const factor = cholesky(whole);
    if (factor === undefined) continue;
    const forY = solve(factor, withY);
    const forStep = solve(factor, withStep);
    const inner = (one: readonly number[], other: readonly number[]) =>
      share * one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const sVs = ss - inner(withStep, forStep);
    const sVy = ys - inner(withStep, forY);
    const yVy = yy - inner(withY, forY);
    const rest = Math.max(1e-12, yVy - (sVy * sVy) / sVs);
    const logDeterminant = 2 * factor.reduce((sum, row, index) => sum + Math.log(row[index] ?? 1), 0);
    const likelihood = -0.5 * (degrees * Math.log(rest) + logDeterminant + Math.log(sVs));
    if (best !== undefined && likelihood <= best.likelihood) continue;
    best = { likelihood, coefficient: sVy / sVs, t: sVy / Math.sqrt((sVs * rest) / degrees) };
  }
  return best ?? { coefficient: 0, t: 0 };
}

/** The lower triangle whose square is the matrix; undefined where it has none. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const factor: number[][] = [];
  for (let row = 0; row < matrix.length; row += 1) {
    const own: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at += 1)
        sum -= (own[at] ?? 0) * ((column === row ? own : factor[column])?.[at] ?? 0);
      if (column < row) own.push(sum / (factor[column]?.[column] ?? 1));
      else if (sum <= 0) return undefined;
      else own.push(Math.sqrt(sum));
    }
    factor.push(own);
  }
  return factor;
}

function solve(factor: readonly (readonly number[])[], right: readonly number[]): number[] {
  const half: number[] = [];
  factor.forEach((row, index) => {
    let sum = right[index] ?? 0;
    for (let at = 0; at < index; at += 1) sum -= (row[at] ?? 0) * (half[at] ?? 0);
    half.push(sum / (row[index] ?? 1));
  });
  const whole = new Array<number>(right.length).fill(0);
  for (let index = factor.length - 1; index >= 0; index -= 1) {
    let sum = half[index] ?? 0;
    for (let at = index + 1; at < factor.length; at += 1) sum -= (factor[at]?.[index] ?? 0) * (whole[at] ?? 0);
    whole[index] = sum / (factor[index]?.[index] ?? 1);
  }
  return whole;
}
