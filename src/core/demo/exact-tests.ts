/*
 * Exact tests for small numbers: they enumerate every way in which chance could have dealt the same values, and need neither a normal
 * distribution nor random numbers. All answer a two-sided p from 0 to 1, and 1 where there is nothing to compare.
 */

/** Differences that are equal but for the last bit of their sums count as equal. */
const tolerance = 1e-9;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The exact two-sample permutation test of a difference of means (Fisher, The Design of Experiments, 1935): the share of all divisions
 * of the values into groups of these sizes whose means lie at least as far apart. Enumerates C(n+m, n) divisions: at most 20 values.
 */
export function permutationTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one, ...other];
  if (one.length === 0 || other.length === 0) return 1;
  if (all.length > 20) throw new Error("Too many values to enumerate every division of them");
  const total = all.reduce((sum, value) => sum + value, 0);
  const observed = Math.abs(meanOf(one) - meanOf(other)) - tolerance;
  let divisions = 0;
  let extreme = 0;
  function divide(from: number, chosen: number, sum: number): void {
    if (chosen === one.length) {
      divisions += 1;
      if (Math.abs(sum / one.length - (total - sum) / other.length) >= observed) extreme += 1;
      return;
    }
    for (let index = from; index <= all.length - (one.length - chosen); index += 1) {
      divide(index + 1, chosen + 1, sum + (all[index] ?? 0));
    }
  }
  divide(0, 0, 0);
  return extreme / divisions;
}

/**
 * The exact sign-flip test of paired differences (Fisher's randomisation test for pairs, 1935): the share of all assignments of signs
 * whose mean lies at least as far from 0. Enumerates 2^n assignments: at most 20 differences.
 */
export function signFlipTest(differences: readonly number[]): number {
  if (differences.length === 0) return 1;
  if (differences.length > 20) throw new Error("Too many differences to enumerate every assignment of signs");
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0)) - tolerance;
  let extreme = 0;
  function flip(index: number, sum: number): void {
    const value = differences[index];
    if (value === undefined) {
      if (Math.abs(sum) >= observed) extreme += 1;
      return;
    }
    flip(index + 1, sum + value);
    flip(index + 1, sum - value);
  }
  flip(0, 0);
  return extreme / 2 ** differences.length;
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let factor = 1; factor <= k; factor += 1) result = (result * (n - k + factor)) / factor;
  return result;
}

/** Fisher's exact test of two shares (1922): the sum of the probabilities of all tables with these margins that are at most as likely. */
export function fisherTest(one: { yes: number; of: number }, other: { yes: number; of: number }): number {
  if (one.of === 0 || other.of === 0) return 1;
  const yes = one.yes + other.yes;
  const probability = (first: number) =>
    (binomial(one.of, first) * binomial(other.of, yes - first)) / binomial(one.of + other.of, yes);
  const observed = probability(one.yes) * (1 + tolerance);
  let sum = 0;
  for (let first = Math.max(0, yes - other.of); first <= Math.min(one.of, yes); first += 1) {
    const each = probability(first);
    if (each <= observed) sum += each;
  }
  return Math.min(1, sum);
}
