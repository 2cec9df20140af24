export type Strength = "strong" | "moderate" | "weak";
export type Trend = "improving" | "worsening" | "steady";

/** Cohen's words for the size of an effect (Statistical Power Analysis, 1988): 0.8 is large, 0.5 medium, less is small. */
export function strengthOf(effect: number): Strength {
  const size = Math.abs(effect);
  return size >= 0.8 ? "strong" : size >= 0.5 ? "moderate" : "weak";
}

/**
 * Whether a series in order of time rises or falls: the Mann-Kendall test, normal approximation with correction for ties and for
 * continuity, two-sided at 5 % (|z| > 1.96). Anything less is steady.
 */
export function trendOf(series: readonly number[], better: "lower" | "higher"): Trend {
  const n = series.length;
  let score = 0;
  for (let later = 1; later < n; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      score += Math.sign((series[later] ?? 0) - (series[earlier] ?? 0));
    }
  }
  const ties = new Map<number, number>();
  for (const value of series) ties.set(value, (ties.get(value) ?? 0) + 1);
  const weight = (count: number) => count * (count - 1) * (2 * count + 5);
  const variance = (weight(n) - [...ties.values()].reduce((sum, count) => sum + weight(count), 0)) / 18;
  if (variance <= 0) return "steady";
  const z = Math.sign(score) * (Math.max(0, Math.abs(score) - 1) / Math.sqrt(variance));
  if (Math.abs(z) <= 1.96) return "steady";
  return z > 0 === (better === "higher") ? "improving" : "worsening";
}
