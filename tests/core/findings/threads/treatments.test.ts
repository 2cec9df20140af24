import { describe, expect, it } from "vitest";
import type { SeriesPoint } from "#core/findings/threads/thread-state.ts";
import { treatmentsOf } from "#core/findings/threads/treatments.ts";

function mention(day: number, told: Partial<SeriesPoint>, documentId = `letter-${day}`): SeriesPoint {
  const citation = { documentId, originalFilename: "letter.pdf", page: 1, start: day, end: day + 1, quote: "x" };
  return { kind: "medication", name: "prednisolone", day, present: true, citation, ...told };
}

const steps = (points: SeriesPoint[]) =>
  treatmentsOf("prednisolone", points).map(({ key, start, stop, changes }) => ({ key, start, stop, changes }));

describe("the steps of a medicine", () => {
  it("are its beginning and its end, with every day on which something changed", () => {
    expect(steps([mention(10, { change: "started" }), mention(50, {}), mention(90, { change: "stopped" })])).toEqual([
      { key: "prednisolone", start: 10, stop: 90, changes: [10, 90] },
    ]);
    expect(steps([mention(10, {}), mention(20, {})])).toEqual([]);
  });

  it("are taken in spans where it was stopped and begun again", () => {
    const [whole] = treatmentsOf("prednisolone", [
      mention(10, { change: "started" }),
      mention(40, { change: "stopped" }),
      mention(44, { change: "stopped" }),
      mention(70, { change: "started" }),
    ]);
    expect(whole?.spans).toEqual([
      { from: 10, to: 40 },
      { from: 70, to: undefined },
    ]);
    expect(whole?.stop).toBeUndefined();
  });

  it("are another time of day in one letter, and another dose that is said to be changed", () => {
    const letter = [
      mention(40, { timeOfDay: "at bedtime" }, "nurse"),
      mention(40, { timeOfDay: "in the morning", dose: "10 mg" }, "nurse"),
    ];
    expect(steps([mention(10, { change: "started", dose: "10 mg" }), ...letter])).toEqual([
      { key: "prednisolone", start: 10, stop: undefined, changes: [10, 40] },
      { key: "prednisolone in the morning", start: 40, stop: undefined, changes: [10, 40] },
    ]);
    const later = mention(80, { change: "changed", dose: "5 mg" });
    expect(steps([mention(10, { change: "started", dose: "10 mg" }), later]).map(({ key }) => key)).toEqual([
      "prednisolone",
      "prednisolone 5 mg",
    ]);
  });

  it("do not count a time of day that another letter only remembers, nor a change of the first two weeks", () => {
    const start = mention(10, { change: "started", dose: "10 mg", timeOfDay: "in the morning" });
    expect(steps([start, mention(60, { timeOfDay: "at bedtime" })]).map(({ key }) => key)).toEqual(["prednisolone"]);
    expect(steps([start, mention(20, { change: "changed", dose: "5 mg" })]).map(({ key }) => key)).toEqual([
      "prednisolone",
    ]);
  });
});
