/** Days over which what is left of a series may still hang together. */
const longestReach = 40;

/**
 * By how much the mean of a whitened series varies more than its days do: 1 where they are independent, more where it drifts over weeks, as
 * a season or an illness makes it (the long-run variance of Newey and West, Econometrica 55, 1987, over the variance). What chance alone
 * gives is taken off, so that days which are independent are not doubted.
 */
export function longRunOf(residual: Float64Array): number {
  const n = residual.length;
  const reach = Math.min(longestReach, Math.floor(n / 4));
  let squares = 0;
  for (const value of residual) squares += value * value;
  if (squares <= 0 || reach < 3) return 1;
  let sum = 0;
  for (let lag = 1; lag <= reach; lag += 1) {
    let product = 0;
    for (let index = lag; index < n; index += 1) product += (residual[index] ?? 0) * (residual[index - lag] ?? 0);
    sum += (1 - lag / (reach + 1)) * (product / squares);
  }
  // The standard error of the sum where nothing hangs together.
  const chance = Math.sqrt((4 * reach) / (3 * n));
  return Math.max(1, 1 + 2 * sum - chance / 2);
}
