import { describe, expect, it } from "vitest";
import { besideOwnCourses } from "#core/findings/threads/beside-own-courses.ts";
import { priorsAmong } from "#core/findings/threads/courses-of-others.ts";
import { likelyKinds, ownCourses, usualCourses } from "#core/findings/threads/own-courses.ts";
import { principalAxes } from "#core/findings/threads/principal-axes.ts";
import { createChance } from "../../../eval/simulate/random.ts";

const length = 240;
const days = Int32Array.from({ length }, (_none, day) => 20000 + day);
const constant = new Float64Array(length).fill(1);
const step = Float64Array.from({ length }, (_none, day) => Number(day >= 110));

/** Days that resemble the day before by `correlation`, with what `added` adds. */
function outcome(seed: number, correlation: number, added: (day: number) => number): Float64Array {
  const chance = createChance(seed);
  let last = chance.normal();
  return Float64Array.from({ length }, (_none, day) => {
    if (day > 0) last = correlation * last + Math.sqrt(1 - correlation ** 2) * chance.normal();
    return last + added(day);
  });
}

const season = (day: number) => 1.2 * Math.sin((2 * Math.PI * (day - 110)) / 365.25);
const pOfStep = (values: Float64Array) => besideOwnCourses([step], ownCourses({ days, values }, [constant])).p;
const seeds = Array.from({ length: 20 }, (_none, seed) => seed + 1);

describe("a step beside what an outcome may do by itself", () => {
  it("is told where nothing else changes", () => {
    const told = seeds.filter((seed) => pOfStep(outcome(seed, 0.3, (day) => 1.2 * (step[day] ?? 0))) < 0.01);
    expect(told.length).toBeGreaterThanOrEqual(18);
  });

  it("is told by chance only where days are alike", () => {
    const told = seeds.filter((seed) => pOfStep(outcome(seed, 0.9, () => 0)) < 0.02);
    expect(told.length).toBeLessThanOrEqual(2);
  });

  it("has to beat a season that turns just then", () => {
    const pAlone = (values: Float64Array) => {
      const level = ownCourses({ days, values }, [constant]).filter(({ kind }) => kind === "none");
      return besideOwnCourses([step], level).p;
    };
    const toldBy = (p: (values: Float64Array) => number) =>
      seeds.filter((seed) => p(outcome(seed, 0.3, season)) < 0.01).length;
    expect(toldBy(pAlone)).toBeGreaterThan(15);
    expect(toldBy(pOfStep)).toBeLessThan(4);
  });

  it("is nothing where the model holds it already", () => {
    const values = outcome(1, 0.3, () => 0);
    expect(besideOwnCourses([step], ownCourses({ days, values }, [constant, step])).p).toBe(1);
  });
});

describe("kinds of courses", () => {
  it("are told apart by the outcome", () => {
    const meanOfNone = (added: (day: number) => number) =>
      seeds.reduce((sum, seed) => {
        const values = outcome(seed, 0.3, added);
        return sum + likelyKinds(ownCourses({ days, values }, [constant])).none / seeds.length;
      }, 0);
    expect(meanOfNone(() => 0)).toBeGreaterThan(0.75);
    expect(meanOfNone(season)).toBeLessThan(0.2);
  });

  it("are thought likelier where the owner's other outcomes take them", () => {
    const drifting = { none: 0, drift: 1, season: 0 };
    expect(priorsAmong([drifting, drifting]).drift).toBeGreaterThan(5 * usualCourses.drift);
    expect(priorsAmong([]).none).toBeGreaterThan(0.8);
  });
});

it("finds the axes of a symmetric matrix", () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, 0.2],
    [0.5, 0.2, 2],
  ];
  const { values, vectors } = principalAxes(matrix);
  matrix.forEach((row, one) => {
    row.forEach((value, other) => {
      const made = values.reduce(
        (sum, long, axis) => sum + long * (vectors[one]?.[axis] ?? 0) * (vectors[other]?.[axis] ?? 0),
        0,
      );
      expect(made).toBeCloseTo(value, 9);
    });
  });
});
