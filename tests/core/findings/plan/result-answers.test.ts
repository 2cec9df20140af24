import { expect, test } from "vitest";
import type { PlanSource } from "#core/findings/plan/plan-source.ts";
import { answerTrend } from "#core/findings/plan/result-answers.ts";
import { chart, place } from "./plan-chart.ts";

const source: PlanSource = { chart, recordOf: () => undefined, statementsAt: () => [] };

test("a size of two sides is no number that goes up or down", () => {
  const sizes = [
    { value: "18x14", unit: "mm", date: "2025-10-07", citations: [place("size")] },
    { value: "22x16", unit: "mm", date: "2025-11-10", citations: [place("size")] },
  ];
  expect(answerTrend({ name: "ulcer", values: sizes }, undefined, source)).toBeUndefined();
  const numbers = sizes.map((one, at) => ({ ...one, value: `${18 + at}` }));
  expect(answerTrend({ name: "ulcer", values: numbers }, undefined, source)?.[0]?.text).toContain("has gone up");
});
