import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cohensD, cohensH, strengthOf, trendOf } from "#core/demo/effects.ts";
import { fisherTest, permutationTest, signFlipTest } from "#core/demo/exact-tests.ts";

const value = fc.integer({ min: 1, max: 10 });

describe("the exact tests", () => {
  it("fisher: the lady tasting tea, 3 of 4 right, two-sided", () => {
    // R: fisher.test(matrix(c(3, 1, 1, 3), 2))$p.value
    expect(fisherTest({ yes: 3, of: 4 }, { yes: 1, of: 4 })).toBeCloseTo(0.4857143, 6);
    expect(fisherTest({ yes: 4, of: 4 }, { yes: 0, of: 4 })).toBeCloseTo(2 / 70, 10);
  });

  it("fisher: a table of unequal groups", () => {
    // R: fisher.test(matrix(c(1, 9, 11, 3), 2))$p.value
    expect(fisherTest({ yes: 1, of: 10 }, { yes: 11, of: 14 })).toBeCloseTo(0.002759456, 8);
  });

  it("permutation: groups that are wholly apart reach the smallest p there is", () => {
    expect(permutationTest([1, 2, 3], [7, 8, 9])).toBeCloseTo(2 / 20, 10);
    expect(permutationTest([1, 1, 1], [1, 1, 1])).toBe(1);
    expect(permutationTest([], [1])).toBe(1);
  });

  it("sign flip: all differences of one sign give 2 in 2^n", () => {
    expect(signFlipTest([1, 2, 3, 4, 5])).toBeCloseTo(2 / 32, 10);
    expect(signFlipTest([1, -1])).toBe(1);
    expect(signFlipTest([])).toBe(1);
  });

  it("all answer a p between 0 and 1 that does not ask which group is which", () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 6 }),
        fc.array(value, { minLength: 1, maxLength: 6 }),
        (one, other) => {
          const p = permutationTest(one, other);
          expect(p).toBeGreaterThan(0);
          expect(p).toBeLessThanOrEqual(1);
          expect(permutationTest(other, one)).toBeCloseTo(p, 10);
          const flipped = signFlipTest(one.map((each) => each - 5));
          expect(signFlipTest(one.map((each) => 5 - each))).toBeCloseTo(flipped, 10);
        },
      ),
    );
  });

  it("hold their level: with nothing to find, p of 5 % or less comes in at most 5 % of all divisions", () => {
    // Over every division of the same eight values, by the definition of an exact test.
    const values = [1, 3, 4, 4, 6, 7, 9, 10];
    let divisions = 0;
    let rejected = 0;
    for (let mask = 0; mask < 256; mask += 1) {
      const one = values.filter((_, index) => (mask >> index) % 2 === 1);
      if (one.length !== 4) continue;
      divisions += 1;
      const other = values.filter((_, index) => (mask >> index) % 2 === 0);
      if (permutationTest(one, other) <= 0.05) rejected += 1;
    }
    expect(divisions).toBe(70);
    expect(rejected / divisions).toBeLessThanOrEqual(0.05);
  });

  it("refuse what they could not enumerate", () => {
    expect(() => permutationTest(Array(11).fill(1), Array(11).fill(2))).toThrow();
    expect(() => signFlipTest(Array(21).fill(1))).toThrow();
  });
});

describe("effects and trends", () => {
  it("Cohen's d and h, and his words for them", () => {
    expect(cohensD([2, 4, 6], [4, 6, 8])).toBeCloseTo(1, 10);
    expect(cohensH(0, 1)).toBeCloseTo(Math.PI, 10);
    expect([0.79, -0.8, 0.5, 0.49].map(strengthOf)).toEqual(["moderate", "strong", "moderate", "weak"]);
  });

  it("Mann-Kendall: rising, falling, and what is neither", () => {
    const rising = [1, 2, 2, 3, 4, 5, 5, 6, 7, 8];
    expect(trendOf(rising, "higher")).toBe("improving");
    expect(trendOf(rising, "lower")).toBe("worsening");
    expect(trendOf(rising.toReversed(), "lower")).toBe("improving");
    expect(trendOf([3, 1, 2, 3, 1, 2], "higher")).toBe("steady");
    expect(trendOf([5, 5, 5, 5], "higher")).toBe("steady");
    expect(trendOf([], "higher")).toBe("steady");
  });
});
