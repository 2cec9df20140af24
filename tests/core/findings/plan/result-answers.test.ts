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

const trendOf = (name: string, ...values: [string, string][]) =>
  answerTrend(
    { name, values: values.map(([value, date]) => ({ value, date, citations: [place(value)] })) },
    undefined,
    source,
  )?.[0]?.text;

test("a course that is back where it began tells what lay between", () => {
  const spring: [string, string] = ["33", "2025-03-10"];
  const now: [string, string] = ["33", "2026-01-20"];
  expect(trendOf("ALT", spring, ["112", "2025-09-09"], now)).toMatch(
    /^Your ALT is the same as at first, but is down from the one before: 33 /,
  );
  expect(trendOf("ALT", spring, ["112", "2025-09-09"], ["34", "2025-12-01"], now)).toMatch(
    /^Your ALT is the same as at first, with higher values in between: 33 /,
  );
  expect(trendOf("seizures", ["0", "2025-03-10"], ["0", "2025-05-10"], ["0", "2026-01-10"])).toMatch(
    /^Your seizures is the same as at first: 0 /,
  );
  expect(trendOf("ALT", spring, ["34", "2025-09-09"], now)).toMatch(/^Your ALT is the same as at first: 33 /);
});

test("what is told of many cells agrees with them", () => {
  expect(trendOf("neutrophils", ["1.4", "2025-08-20"], ["1.9", "2025-11-20"])).toMatch(
    /^Your neutrophils have gone up: /,
  );
});
