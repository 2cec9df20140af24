import { describe, expect, it } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { beginningsOf } from "#core/findings/threads/cycle.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { lagWords } from "#core/findings/threads/lags.ts";
import { createChance } from "../../../eval/simulate/random.ts";

const now = new Date("2026-01-01T00:00:00Z");

function threadsIn(lines: readonly string[]) {
  const document = { id: "diary", originalFilename: "diary.txt" };
  const pages = [{ number: 1, text: ["My diary", ...lines].join("\n"), lines: [], source: "text-layer" as const }];
  const { facts } = understandDocument({ document, pages, now });
  return findThreads({ documents: [document], readings: [{ documentId: "diary", facts, pages }], now });
}

describe("what goes with several days in a row", () => {
  it("pain around the first day of the period is told by the days around it", () => {
    const chance = createChance(7);
    const lines = Array.from({ length: 170 }, (_none, day) => {
      const ofCycle = (day + 10) % 28;
      const isNear = ofCycle <= 2 || ofCycle >= 26;
      const period = ofCycle <= 4 ? ", period" : "";
      return `${isoDay(20000 + day)}: pain ${Math.round(3 + chance.normal() + (isNear ? 3 : 0))}/10${period}`;
    });
    const [first] = threadsIn(lines);
    expect(first?.insight).toMatch(
      /^More pain went together with period: \d\.\d points higher on average on the days from 2 before to 2 after its first day\.$/,
    );
    expect(first?.evidence.supporting.length).toBeGreaterThan(5);
  });

  it("a headache on the three days after dairy is told of these days together", () => {
    const chance = createChance(11);
    const eaten = Array.from({ length: 150 }, () => chance.uniform() < 0.2);
    const lines = eaten.map((hasEaten, day) => {
      const acting = [1, 2, 3].filter((lag) => eaten[day - lag]).length;
      return `${isoDay(20000 + day)}: headache ${Math.round(3 + chance.normal() + acting)}/10${hasEaten ? ", dairy" : ""}`;
    });
    expect(threadsIn(lines)[0]?.insight).toMatch(/^More headache went together with dairy: .* 1 to 3 days later\.$/);
  });

  it("words say which days they are", () => {
    expect(lagWords({ lagSpan: [0, 2] })).toBe("on the same day and the 2 days after it");
    expect(lagWords({ lagSpan: [-5, -1] })).toBe("on the 5 days before its first day");
    expect(lagWords({ lagDays: 0 })).toBe("on the same day");
  });

  it("a day that was left out begins no cycle", () => {
    const days = Int32Array.from({ length: 70 }, (_none, index) => index);
    const values = Float64Array.from(days, (day) => Number([0, 1, 3, 28, 29, 31, 57, 58].includes(day)));
    const series = { key: "", kind: "lifestyle", name: "period", scale: "event", unit: undefined } as const;
    const firsts = beginningsOf({ ...series, days, values, citations: new Map() });
    expect([...days].filter((day) => firsts?.values[day] === 1)).toEqual([0, 28, 57]);
  });
});
