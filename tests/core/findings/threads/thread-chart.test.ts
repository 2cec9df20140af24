import { describe, expect, test } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import { dayNumber, isoDay, weekdayOf } from "#core/findings/threads/day-number.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { threadChart } from "#core/findings/threads/thread-chart.ts";
import { emptyThreadState, notesOf } from "#core/findings/threads/thread-state.ts";
import { sampleInsight } from "../../../support/record-samples.ts";

const first = dayNumber("2026-01-05");

function fact(day: number, told: Pick<Fact, "kind" | "name"> & Partial<Fact>): Fact {
  const citation = { documentId: `d${day}`, originalFilename: "diary", page: 1, start: 0, end: 1, quote: "x" };
  const date = { date: isoDay(day), precision: "day" as const };
  return { negated: false, uncertain: false, subject: "patient", date, citation, ...told };
}

/** Eighty days: a medicine from day 40 on, pain 6 before it and 3 after, pizza every fifth day and a headache two days later, worse sleep with more pain. */
const facts = Array.from({ length: 80 }, (_none, index) => {
  const day = first + index;
  const pain = index < 40 ? 6 : 3;
  return [
    fact(day, { kind: "symptom", name: "pain", severity: String(pain) }),
    fact(day, {
      kind: "lifestyle",
      name: "sleep duration",
      value: "6",
      number: 10 - pain - (index % 2),
      unit: "hours",
    }),
    ...(index % 5 === 0 ? [fact(day, { kind: "lifestyle", name: "pizza" })] : []),
    ...(index % 5 === 2 ? [fact(day, { kind: "symptom", name: "headache" })] : []),
    ...(index === 40 ? [fact(day, { kind: "medication", name: "naproxen", status: "started" })] : []),
  ];
}).flat();
const documents = Array.from({ length: 80 }, (_none, index) => ({
  id: `d${first + index}`,
  originalFilename: "diary",
  kind: "diary" as const,
}));
const state = emptyThreadState();
for (const document of documents) {
  const own = facts.filter(({ citation }) => citation.documentId === document.id);
  state.documents[document.id] = notesOf(document, { facts: own, pages: [] });
}
const series = collectSeries(state);
const chartOf = (id: string, kind: string, lagDays?: number) => {
  const statistics = { n: 80, effect: 1, tested: 5, ...(lagDays === undefined ? {} : { lagDays }) };
  const insight: Insight = { ...sampleInsight(id), kind, statistics };
  return threadChart(insight, series);
};

describe("the data behind a thread", () => {
  test("of a treatment: every day, when it was taken, and the mean of both sides", () => {
    const chart = chartOf("thread|treatment|symptom:pain|naproxen|less", "treatment");
    expect(chart).toMatchObject({
      form: "over-time",
      thing: { name: "pain", unit: undefined, isShare: false },
      taken: { name: "naproxen", from: first + 40, to: undefined },
      sides: { without: { n: 40, mean: 6 }, with: { n: 40, mean: 3 } },
    });
    if (chart?.form !== "over-time") throw new Error("It is drawn over time.");
    expect(chart.points).toHaveLength(80);
    expect(chart.months.map(({ month, n }) => [month, n])).toEqual([
      ["2026-01", 27],
      ["2026-02", 28],
      ["2026-03", 25],
    ]);
  });

  test("of a trigger: the share of days with the outcome so many days after it, and of the others", () => {
    const chart = chartOf("thread|trigger|symptom:headache|lifestyle:pizza|more", "trigger", 2);
    expect(chart).toMatchObject({
      form: "sides",
      thing: { name: "headache", isShare: true },
      by: { name: "pizza", lagDays: 2, isTreatment: false },
      sides: { without: { mean: 0 }, with: { n: 16, mean: 1 } },
    });
  });

  test("of two numbers: a point for each day on which both are known, and the thirds", () => {
    const chart = chartOf("thread|trigger|symptom:pain|lifestyle:sleep duration|less", "trigger", 0);
    if (chart?.form !== "scatter") throw new Error("It is drawn as a scatter.");
    expect(chart.points).toHaveLength(80);
    expect(chart.across).toEqual({ name: "sleep duration", unit: "hours", isShare: false });
    expect(chart.thirds.map(({ n }) => n)).toEqual([27, 27, 26]);
    expect(chart.thirds[0]?.mean).toBe(6);
    expect(chart.thirds[2]?.mean).toBe(3);
  });

  test("of a week: the mean of each weekday", () => {
    const chart = chartOf("thread|weekly|symptom:pain||more", "weekly");
    if (chart?.form !== "weekdays") throw new Error("It is drawn by weekday.");
    expect(chart.weekdays.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const mondays = Array.from({ length: 80 }, (_none, index) => index).filter(
      (index) => weekdayOf(first + index) === 0,
    );
    expect(chart.weekdays[0]?.n).toBe(mondays.length);
  });

  test("is not there for rule threads, nor for what the records no longer hold", () => {
    expect(chartOf("rule|allergy-conflict|penicillin", "allergy-conflict")).toBeUndefined();
    expect(chartOf("thread|treatment|symptom:cough|naproxen|less", "treatment")).toBeUndefined();
    expect(chartOf("thread|treatment|symptom:pain|ibuprofen|less", "treatment")).toBeUndefined();
  });
});
