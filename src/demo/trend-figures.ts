import type { TrendDataPoint } from "./trend-data.ts";

/** Means of the entries of one calendar month. */
export interface MonthlyMean {
  /** "2024-12". */
  month: string;
  painLevel: number;
  mobilityScore: number;
  sleepQuality: number;
  /** How many days were written down. */
  entries: number;
}

/** How much better the last month is than the first, in whole percent of the first; negative where it is worse. */
export interface TrendPercentages {
  /** Less pain is better: (first - last) / first. */
  painImprovement: number;
  /** More mobility is better: (last - first) / first. */
  functionImprovement: number;
  /** Better sleep is better: (last - first) / first. */
  sleepImprovement: number;
}

type Scored = Pick<TrendDataPoint, "date" | "painLevel" | "mobilityScore" | "sleepQuality">;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The arithmetic mean of each calendar month that has an entry, oldest first. The points may come in any order. */
export function monthlyMeans(points: readonly Scored[]): MonthlyMean[] {
  const byMonth = new Map<string, Scored[]>();
  for (const point of points) {
    const month = point.date.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), point]);
  }
  return [...byMonth]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, entries]) => ({
      month,
      painLevel: meanOf(entries.map(({ painLevel }) => painLevel)),
      mobilityScore: meanOf(entries.map(({ mobilityScore }) => mobilityScore)),
      sleepQuality: meanOf(entries.map(({ sleepQuality }) => sleepQuality)),
      entries: entries.length,
    }));
}

/** The three percentages between the first and the last month, rounded; undefined with less than two months of entries. */
export function trendPercentages(points: readonly Scored[]): TrendPercentages | undefined {
  const months = monthlyMeans(points);
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined || first === last) return undefined;
  return {
    painImprovement: Math.round((100 * (first.painLevel - last.painLevel)) / first.painLevel),
    functionImprovement: Math.round((100 * (last.mobilityScore - first.mobilityScore)) / first.mobilityScore),
    sleepImprovement: Math.round((100 * (last.sleepQuality - first.sleepQuality)) / first.sleepQuality),
  };
}

/** The means of the last three months that have entries, oldest first (fewer where there are fewer). */
export function lastThreeMonths(points: readonly Scored[]): MonthlyMean[] {
  return monthlyMeans(points).slice(-3);
}
