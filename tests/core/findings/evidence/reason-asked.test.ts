import { describe, expect, it } from "vitest";
import { recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const records = {
  "pumps.pdf": visitNote(
    "14/01/2026",
    "Diabetes clinic.\nShe still has lows at three in the morning, four in the past fortnight. Lantus is stopped.\nFlu jab given in October.",
  ),
};

describe("an answer to why", () => {
  it("goes with the sentence before what was done, which tells the reason", async () => {
    const answer = await recordsOf(records)("why did they stop lantus in the first place");
    expect(answer.answer).toMatch(/lows at three in the morning.*Lantus is stopped/);
  });
});
