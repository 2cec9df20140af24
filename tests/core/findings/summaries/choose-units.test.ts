import { describe, expect, it } from "vitest";
import { chooseUnits, type WeighedUnit } from "#core/findings/summaries/choose-units.ts";
import { summaryUnits } from "#core/findings/summaries/summary-unit.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const unitsOf = (text: string) =>
  summaryUnits(readStructure([textPage(text)], { today: "2026-02-12" }).passages, () => text);
const weighed = (text: string, worths: readonly number[]): WeighedUnit[] =>
  unitsOf(text).map((unit, index) => ({ unit, text: unit.text, worth: worths[index] ?? 0 }));

describe("the clauses that a summary says", () => {
  const text = "The scan shows a small stone. The scan shows a small stone. Drink two litres a day. It rained.";

  it("say the same thing once", () => {
    const chosen = chooseUnits(weighed(text, [1, 1, 0.6, 0]), 12).map((one) => one.text);
    expect(chosen).toEqual(["The scan shows a small stone.", "Drink two litres a day."]);
  });

  it("stay within their budget, and what is worth nothing is left out", () => {
    expect(chooseUnits(weighed(text, [1, 1, 0.6, 0]), 5).map((one) => one.text)).toEqual(["Drink two litres a day."]);
    expect(chooseUnits(weighed(text, [0, 0, 0, 0]), 50)).toEqual([]);
  });
});

describe("the clauses of a record", () => {
  it("keep a warning and its list together, and each quotes its page", () => {
    const text =
      "Please call us at once if you notice any of these: fever above 38; shaking; a rash that spreads over the arms.";
    const units = unitsOf(text);
    expect(units).toHaveLength(1);
    for (const { start, end, text: said } of units) expect(text.slice(start, end)).toBe(said);
  });

  it.each([
    [
      "Told  Pinch it 15 min; go to A&E if still bleeding, or\nany head injury, black stools.",
      /or any head injury, black stools\.$/,
    ],
    ["Two tablets tonight (3 mg = one blue; 4 mg = one\nBLUE and one brown).", /one BLUE and one brown\)\.$/],
    ["He must tell the DVLA about\nParkinson's.", /about Parkinson's\.$/],
  ])("are not cut at the end of a line: %s", (written, whole) => {
    expect(unitsOf(written)[0]?.text).toMatch(whole);
  });

  it("bullets are items of their own", () => {
    const said = unitsOf("Plan\n- 999 if faint\n- asked about edoxaban, not possible").map(({ text }) => text);
    expect(said.some((text) => /faint.*asked/.test(text))).toBe(false);
  });
});
