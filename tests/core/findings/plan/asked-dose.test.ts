import { describe, expect, it } from "vitest";
import type { ChartMedicine } from "#core/domain/chart.ts";
import { asksOtherDose } from "#core/findings/plan/asked-dose.ts";

const medicine = (dose: string): ChartMedicine =>
  ({ name: "atorvastatin", status: "taking", dose, steps: [], citations: [] }) as unknown as ChartMedicine;

describe("another dose than the one that is taken", () => {
  it.each([
    ["is he still on 80 of the cholesterol tablet", "40 mg"],
    ["does he still need the blood pressure pill at 5", "2.5 mg"],
    ["am i still on the 10 mg", "5 mg"],
  ])("%s: %s", (question, dose) => expect(asksOtherDose(question, medicine(dose))).toBe(true));

  it.each([
    ["is he still on 40 of the cholesterol tablet", "40 mg"],
    ["am i still on 1000 mg", "1 g"],
    ["do i still take it at 8 am", "40 mg"],
    ["am i still on it for 3 weeks", "40 mg"],
    ["is she still on the 2 tablets a day", "2 tablets"],
    ["am i on it", "40 mg"],
  ])("is not asked for in %s: %s", (question, dose) => expect(asksOtherDose(question, medicine(dose))).toBe(false));
});
