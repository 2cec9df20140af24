import { describe, expect, it } from "vitest";
import { strengthOf, trendOf } from "#demo/effects.ts";

describe("effects", () => {
  it("have Cohen's words, whichever way they point", () => {
    expect([0.2, 0.5, -0.79, 0.8, -3].map(strengthOf)).toEqual(["weak", "moderate", "moderate", "strong", "strong"]);
  });

  it("rise, fall, or are steady by the test of Mann and Kendall", () => {
    const rising = [1, 2, 2, 3, 4, 5, 5, 6];
    expect(trendOf(rising, "higher")).toBe("improving");
    expect(trendOf(rising, "lower")).toBe("worsening");
    expect(trendOf([3, 1, 2, 3, 1, 2, 3, 2], "lower")).toBe("steady");
    expect(trendOf([4, 4, 4, 4, 4, 4], "lower")).toBe("steady");
  });
});
