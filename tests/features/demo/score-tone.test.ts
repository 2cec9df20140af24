import { describe, expect, it } from "vitest";
import { scoreTone } from "#features/demo/trends/score-tone.ts";

describe("the colours of the scores", () => {
  it("pain: 3 or below green, 4 to 6 yellow, above 6 red", () => {
    expect([1, 2, 3].map((value) => scoreTone("painLevel", value))).toEqual(["green", "green", "green"]);
    expect([4, 5, 6].map((value) => scoreTone("painLevel", value))).toEqual(["yellow", "yellow", "yellow"]);
    expect([7, 10, 6.1].map((value) => scoreTone("painLevel", value))).toEqual(["red", "red", "red"]);
  });

  it.each(["mobilityScore", "sleepQuality"] as const)("%s: 7 or above green, 4 to 6 yellow, below 4 red", (score) => {
    expect([7, 8, 10].map((value) => scoreTone(score, value))).toEqual(["green", "green", "green"]);
    expect([4, 5, 6].map((value) => scoreTone(score, value))).toEqual(["yellow", "yellow", "yellow"]);
    expect([1, 3, 3.9].map((value) => scoreTone(score, value))).toEqual(["red", "red", "red"]);
  });
});
