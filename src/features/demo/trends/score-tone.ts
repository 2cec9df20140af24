import type { TrendDataPoint } from "#demo/trend-data.ts";

export type Score = keyof Pick<TrendDataPoint, "painLevel" | "mobilityScore" | "sleepQuality">;
export type ScoreTone = "green" | "yellow" | "red";

/**
 * The colour of a score from 1 to 10 (specification, section 9): pain of 3 or below is green, above 6 red; mobility and sleep of 7 or
 * above are green, below 4 red; in between yellow.
 */
export function scoreTone(score: Score, value: number): ScoreTone {
  if (score === "painLevel") return value <= 3 ? "green" : value <= 6 ? "yellow" : "red";
  return value >= 7 ? "green" : value >= 4 ? "yellow" : "red";
}
