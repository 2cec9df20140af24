/** How a series of unequally spaced days is made independent of its own past, for one correlation of neighbouring days. */
export interface Whitening {
  rho: number;
  /** ρ to the power of the days since the value before. */
  carry: Float64Array;
  scale: Float64Array;
}

/**
 * The exact whitening of a first-order autoregression with missing days: (x_i − ρ^g x_{i−1}) / √(1 − ρ^{2g}), g days apart, and the first
 * value as it is (Prais and Winsten 1954; for missing days Jones, Technometrics 22, 1980).
 */
export function whiteningFor(days: Int32Array, rho: number): Whitening {
  const carry = new Float64Array(days.length);
  const scale = new Float64Array(days.length).fill(1);
  for (let index = 1; index < days.length; index += 1) {
    const power = rho <= 0 ? 0 : rho ** ((days[index] ?? 0) - (days[index - 1] ?? 0));
    carry[index] = power;
    scale[index] = 1 / Math.sqrt(1 - power * power);
  }
  return { rho, carry, scale };
}

/** The column after whitening. */
export function whiten(column: Float64Array, { carry, scale }: Whitening): Float64Array {
  const white = new Float64Array(column.length);
  white[0] = column[0] ?? 0;
  for (let index = 1; index < column.length; index += 1) {
    white[index] = ((column[index] ?? 0) - (carry[index] ?? 0) * (column[index - 1] ?? 0)) * (scale[index] ?? 1);
  }
  return white;
}

/**
 * The correlation of neighbouring days in residuals of a regression with `columns` columns, from pairs one day apart, corrected for its
 * bias in short series (Marriott and Pope, Biometrika 41, 1954, and a column each besides the mean); 0 where fewer than 15 pairs can tell.
 * From 0 to 0.9: a negative one would make tests bolder.
 */
export function estimateRho(residuals: Float64Array, days: Int32Array, columns: number): number {
  let pairs = 0;
  let product = 0;
  let squares = 0;
  for (let index = 1; index < days.length; index += 1) {
    if ((days[index] ?? 0) - (days[index - 1] ?? 0) !== 1) continue;
    const one = residuals[index - 1] ?? 0;
    const other = residuals[index] ?? 0;
    pairs += 1;
    product += one * other;
    squares += (one * one + other * other) / 2;
  }
  if (pairs < 15 || squares === 0) return 0;
  const rho = product / squares;
  return Math.min(0.9, Math.max(0, rho + (columns + 3 * rho) / pairs));
}
