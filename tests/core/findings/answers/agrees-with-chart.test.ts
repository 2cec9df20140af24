import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { agreesWithChart } from "#core/findings/answers/agrees-with-chart.ts";
import { medicineFact } from "../../../support/medicine-facts.ts";
import { place } from "../plan/plan-chart.ts";

const fact = (number: number, date: string): Fact => ({
  ...medicineFact({ name: "hemoglobin a1c", date: { date, precision: "day" } }),
  kind: "lab",
  value: String(number),
  number,
});
const chartOf = (...values: [string, string][]) => ({
  results: [
    {
      name: "hemoglobin a1c (HbA1c)",
      values: values.map(([value, date]) => ({ value, date, citations: [place(value)] })),
    },
  ],
});

describe("what facts tell of a measurement", () => {
  const facts = [fact(71, "2025-03-11"), fact(51, "2025-10-06"), fact(43, "2026-01-22")];
  const same = chartOf(["71", "2025-03-11"], ["51", "2025-10-06"], ["43", "2026-01-22"]);

  it("is told where the chart has the same first, last, highest and lowest value", () => {
    for (const intent of ["trend", "latest", "highest", "lowest", "onset"] as const)
      expect(agreesWithChart(intent, "hemoglobin a1c", facts, same)).toBe(true);
  });

  it("is not told where the chart has another last value, or another day", () => {
    const newer = chartOf(["71", "2025-03-11"], ["51", "2025-10-06"], ["46", "2026-02-02"]);
    expect(agreesWithChart("trend", "hemoglobin a1c", facts, newer)).toBe(false);
    expect(agreesWithChart("latest", "hemoglobin a1c", facts, newer)).toBe(false);
    expect(agreesWithChart("highest", "hemoglobin a1c", facts, newer)).toBe(true);
    const otherDay = chartOf(["51", "2025-03-01"], ["71", "2025-03-11"], ["43", "2026-01-22"]);
    expect(agreesWithChart("trend", "hemoglobin a1c", facts, otherDay)).toBe(false);
  });

  it("is not told where the chart has no such series, but for what needs none", () => {
    expect(agreesWithChart("latest", "sodium", facts, same)).toBe(false);
    expect(agreesWithChart("count", "sodium", facts, same)).toBe(true);
  });

  it("reads a decimal comma as one, and a comma between thousands as none", () => {
    const printed = chartOf(["5,9", "2025-03-11"], ["1,840", "2025-10-06"]);
    expect(agreesWithChart("latest", "hemoglobin a1c", [fact(1840, "2025-10-06")], printed)).toBe(true);
    expect(agreesWithChart("lowest", "hemoglobin a1c", [fact(5.9, "2025-03-11")], printed)).toBe(true);
  });
});
