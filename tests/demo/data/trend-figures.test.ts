import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trendData } from "#demo/trend-data.ts";
import { lastThreeMonths, monthlyMeans, trendPercentages } from "#demo/trend-figures.ts";

const score = fc.integer({ min: 1, max: 10 });
const months = ["2024-12", "2025-01", "2025-02", "2025-03", "2025-04", "2025-05"];

describe("the figures of the demo's trends", () => {
  it("are 62, 167 and 100 percent of Nora's own diary", () => {
    expect(trendPercentages(trendData)).toEqual({
      painImprovement: 62,
      functionImprovement: 167,
      sleepImprovement: 100,
    });
  });

  it("rest on the monthly means of December and May", () => {
    const means = monthlyMeans(trendData);
    expect(means.map(({ month }) => month)).toEqual(months);
    const [december, may] = [means[0], means[5]];
    expect(december).toMatchObject({ painLevel: 8.2, mobilityScore: 3, sleepQuality: 4 });
    expect(may).toMatchObject({ painLevel: 3.1, mobilityScore: 8, sleepQuality: 8 });
  });

  it("show the last three months, oldest first", () => {
    expect(lastThreeMonths(trendData)).toEqual(monthlyMeans(trendData).slice(3));
    expect(lastThreeMonths(trendData.slice(0, 10)).map(({ month }) => month)).toEqual(["2024-12"]);
  });

  it("change with the data: other scores in May give the percentages of those scores", () => {
    fc.assert(
      fc.property(score, score, score, (painLevel, mobilityScore, sleepQuality) => {
        const altered = trendData.map((point) =>
          point.date.startsWith("2025-05") ? { ...point, painLevel, mobilityScore, sleepQuality } : point,
        );
        expect(trendPercentages(altered)).toEqual({
          painImprovement: Math.round(((8.2 - painLevel) / 8.2) * 100),
          functionImprovement: Math.round(((mobilityScore - 3) / 3) * 100),
          sleepImprovement: Math.round(((sleepQuality - 4) / 4) * 100),
        });
      }),
    );
  });

  it("do not ask in which order the days come, and only the first and last month count", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...trendData], { minLength: trendData.length }), score, (shuffled, other) => {
        const altered = shuffled.map((point) =>
          point.date.startsWith("2025-03") ? { ...point, painLevel: other } : point,
        );
        expect(trendPercentages(altered)).toEqual(trendPercentages(trendData));
        expect(monthlyMeans(altered)[3]?.painLevel).toBeCloseTo(other);
      }),
    );
  });

  it("are undefined where there is nothing to compare", () => {
    expect(trendPercentages([])).toBeUndefined();
    expect(trendPercentages(trendData.filter(({ date }) => date.startsWith("2025-05")))).toBeUndefined();
  });
});
