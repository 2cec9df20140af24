import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateRho, whiten, whiteningFor } from "#core/findings/threads/autoregression.ts";
import { fisherPOfTwo, smallestOf, studentP } from "#core/findings/threads/distributions.ts";
import { benjaminiHochberg } from "#core/findings/threads/multiple-testing.ts";
import { addedColumn, fitModel } from "#core/findings/threads/regression.ts";
import { createChance } from "../../../eval/simulate/random.ts";

describe("distributions", () => {
  it("agree with printed tables", () => {
    expect(studentP(12.706, 1)).toBeCloseTo(0.05, 4);
    expect(studentP(2.228, 10)).toBeCloseTo(0.05, 4);
    expect(studentP(-2.576, 100_000)).toBeCloseTo(0.01, 4);
    // The 5 % point of F with 2 and 10 degrees of freedom.
    expect(fisherPOfTwo(4.1028, 10)).toBeCloseTo(0.05, 4);
    expect(smallestOf(0.01, 15)).toBeCloseTo(1 - 0.99 ** 15, 12);
  });
});

describe("Benjamini and Hochberg", () => {
  it("agrees with a worked example", () => {
    const adjusted = benjaminiHochberg([0.01, 0.04, 0.03, 0.005]);
    [0.02, 0.04, 0.04, 0.02].forEach((value, index) => {
      expect(adjusted[index]).toBeCloseTo(value, 12);
    });
  });

  it("never makes a p smaller, and keeps their order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }), (p) => {
        const adjusted = benjaminiHochberg(p);
        p.forEach((value, index) => {
          expect(adjusted[index]).toBeGreaterThanOrEqual(value);
          p.forEach((other, place) => {
            if (value < other) expect(adjusted[index]).toBeLessThanOrEqual(adjusted[place] ?? 0);
          });
        });
      }),
    );
  });
});

describe("whitening", () => {
  const chance = createChance(3);
  const days: number[] = [];
  const values: number[] = [];
  let last = chance.normal();
  for (let day = 0; day < 6000; day += 1) {
    last = 0.5 * last + Math.sqrt(0.75) * chance.normal();
    if (chance.uniform() < 0.7) {
      days.push(day);
      values.push(last);
    }
  }
  const series = { days: Int32Array.from(days), values: Float64Array.from(values) };

  it("finds the correlation of neighbouring days with days left out", () => {
    expect(estimateRho(series.values, series.days, 1)).toBeGreaterThan(0.45);
    expect(estimateRho(series.values, series.days, 1)).toBeLessThan(0.55);
  });

  it("leaves a series of the same variance without memory, over gaps too", () => {
    const white = whiten(series.values, whiteningFor(series.days, 0.5));
    const everyDay = Int32Array.from(white, (_value, index) => index);
    expect(estimateRho(white, everyDay, 1)).toBeLessThan(0.04);
    const variance = white.reduce((sum, value) => sum + value * value, 0) / white.length;
    expect(variance).toBeGreaterThan(0.93);
    expect(variance).toBeLessThan(1.07);
  });
});

describe("regression", () => {
  it("gives the coefficient of the whole regression for a column that is added", () => {
    const chance = createChance(8);
    const one = Float64Array.from({ length: 60 }, () => chance.normal());
    const other = Float64Array.from(one, (value) => 0.6 * value + chance.normal());
    const outcome = Float64Array.from(one, (value, index) => 2 + 1.5 * value - 0.7 * (other[index] ?? 0));
    const constant = new Float64Array(60).fill(1);
    const { coefficient, degrees } = addedColumn(fitModel([constant, one], outcome), other);
    expect(coefficient).toBeCloseTo(-0.7, 9);
    expect(degrees).toBe(57);
  });

  it("finds nothing in a column that the model holds already", () => {
    const constant = new Float64Array(10).fill(1);
    const outcome = Float64Array.from({ length: 10 }, (_none, index) => index);
    expect(addedColumn(fitModel([constant], outcome), new Float64Array(10).fill(4)).t).toBe(0);
  });
});
