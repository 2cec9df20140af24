import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateRho, whiten, whiteningFor } from "#core/findings/threads/autoregression.ts";
import { fisherPOfTwo, smallestOf, studentP } from "#core/findings/threads/distributions.ts";
import { benjaminiHochberg } from "#core/findings/threads/multiple-testing.ts";
import { addedColumn, fitModel } from "#core/findings/threads/regression.ts";
import { createChance } from "../../../eval/simulate/random.ts";

describe("distributions", () => {
  /** Two-sided points of Student's t as printed tables have them ( Abramowitz and Stegun, table 26.10), by degrees. */
  it.each([
    { degrees: 1, points: { 0.5: 1.0, 0.1: 6.314, 0.05: 12.706, 0.01: 63.657, 0.001: 636.619 } },
    { degrees: 2, points: { 0.5: 0.816, 0.1: 2.92, 0.05: 4.303, 0.01: 9.925, 0.001: 31.599 } },
    { degrees: 5, points: { 0.5: 0.727, 0.1: 2.015, 0.05: 2.571, 0.01: 4.032, 0.001: 6.869 } },
    { degrees: 10, points: { 0.5: 0.7, 0.1: 1.812, 0.05: 2.228, 0.01: 3.169, 0.001: 4.587 } },
    { degrees: 30, points: { 0.5: 0.683, 0.1: 1.697, 0.05: 2.042, 0.01: 2.75, 0.001: 3.646 } },
    { degrees: 120, points: { 0.5: 0.677, 0.1: 1.658, 0.05: 1.98, 0.01: 2.617, 0.001: 3.373 } },
    { degrees: 10_000_000, points: { 0.5: 0.674, 0.1: 1.645, 0.05: 1.96, 0.01: 2.576, 0.001: 3.291 } },
  ])("agree with the printed points of Student's t with $degrees degrees", ({ degrees, points }) => {
    for (const [p, t] of Object.entries(points)) {
      // A point is printed to three digits: what was rounded lies on both sides of it.
      expect(studentP(t - 0.0006, degrees)).toBeGreaterThan(Number(p));
      expect(studentP(t + 0.0006, degrees)).toBeLessThan(Number(p));
      expect(studentP(-t, degrees)).toBe(studentP(t, degrees));
    }
  });

  it("agree with what is known in closed form, for small p too", () => {
    for (const t of [0.1, 1, 7, 300, 1e6]) {
      expect(studentP(t, 1) / ((2 / Math.PI) * Math.atan2(1, t))).toBeCloseTo(1, 10);
      const two = 2 / ((t * t + 2) * (1 + t / Math.sqrt(t * t + 2)));
      expect(studentP(t, 2) / two).toBeCloseTo(1, 9);
    }
    expect(studentP(40, 5000)).toBeGreaterThan(0);
    expect(studentP(1e9, 400)).toBe(1e-300);
  });

  it("agree with the printed 5 % and 1 % points of F", () => {
    expect(fisherPOfTwo(4.1028, 10)).toBeCloseTo(0.05, 4);
    expect(fisherPOfTwo(7.56, 10)).toBeCloseTo(0.01, 4);
    expect(fisherPOfTwo(3.15, 60)).toBeCloseTo(0.05, 4);
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
