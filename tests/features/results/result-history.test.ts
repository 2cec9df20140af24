import { describe, expect, it } from "vitest";
import type { ChartResult } from "#core/domain/chart.ts";
import { commonSpan, graph, placedRuns, ticksOf, wordedPoints } from "#features/results/graph-places.ts";
import { isNamed, nearestNames } from "#features/results/nearest-names.ts";
import { notDrawn, rangeChanges, resultHistories } from "#features/results/result-history.ts";

type Value = ChartResult["values"][number];

const value = (said: string, date: string, more: Partial<Value> = {}): Value => ({
  value: said,
  date,
  unit: "mg/L",
  citations: [
    { documentId: `lab-${date}`, originalFilename: "lab.pdf", page: 1, start: 0, end: 3, quote: `CRP ${said}` },
  ],
  ...more,
});
const historyOf = (...values: Value[]) => {
  const [history] = resultHistories([{ name: "crp", values }]);
  if (history === undefined) throw new Error("There is no history.");
  return history;
};

describe("a test over its days", () => {
  it("keeps every measurement, and draws what is a number in the unit of the latest", () => {
    const history = historyOf(
      value("1.2", "2021-03-01", { unit: "mg/dL" }),
      value("<5", "2022-01-01"),
      value("9.6", "2024-02-01"),
      value("4.1", "2025-05-14"),
    );
    expect(history.points).toHaveLength(4);
    expect(history.runs.map((run) => run.map(({ said }) => said))).toEqual([["9.6", "4.1"]]);
    expect(notDrawn(history).map(({ said }) => said)).toEqual(["1.2", "<5"]);
  });

  it("breaks where the usual range becomes another, and not where a record prints none", () => {
    const history = historyOf(
      value("9", "2023-01-01", { low: 0, high: 10 }),
      value("8", "2023-06-01"),
      value("7", "2024-01-01", { low: 0, high: 5 }),
    );
    expect(history.runs.map((run) => run.length)).toEqual([2, 1]);
    expect(rangeChanges(history)).toEqual(["2024-01-01"]);
  });

  it("stands inside its graph, the latest and the extremes in words, a dip below its point", () => {
    const history = historyOf(
      value("32.6", "2020-01-05"),
      value("4", "2022-07-01", { low: 0, high: 5 }),
      value("12", "2025-05-14", { low: 0, high: 5 }),
    );
    const [run] = placedRuns(history, commonSpan([history]));
    for (const { x, y } of run?.points ?? []) {
      expect(x).toBeGreaterThanOrEqual(graph.side);
      expect(x).toBeLessThanOrEqual(graph.width - graph.side);
      expect(y).toBeGreaterThanOrEqual(graph.top);
      expect(y).toBeLessThanOrEqual(graph.height - graph.bottom);
    }
    expect(run?.band?.bottom).toBeGreaterThan(run?.band?.top ?? 0);
    const said = [...wordedPoints(run?.points ?? [])].map(([{ point }, where]) => [point.said, where]);
    expect(said).toEqual([
      ["12", "above"],
      ["32.6", "above"],
      ["4", "below"],
    ]);
    expect(ticksOf(commonSpan([history])).map(({ year }) => year)).toEqual(["2021", "2023", "2025"]);
  });

  it("of one day it is a point in the middle", () => {
    const history = historyOf(value("4", "2025-05-14"));
    expect(placedRuns(history, commonSpan([history]))[0]?.points[0]?.x).toBe(graph.width / 2);
  });
});

describe("names", () => {
  it("are found by parts of words, and told where they are written alike", () => {
    expect(isNamed("c-reactive protein (CRP)", "crp prot")).toBe(true);
    expect(isNamed("ferritin", "crp")).toBe(false);
    expect(nearestNames(["hemoglobin", "ferritin", "creatinine"], "haemoglobine")).toEqual(["hemoglobin"]);
    expect(nearestNames(["ferritin"], "zzz")).toEqual([]);
  });
});
