import { describe, expect, it } from "vitest";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { documentsOf } from "../../../eval/simulate/documents.ts";
import { createChance } from "../../../eval/simulate/random.ts";
import type { SimulatedPatient } from "../../../eval/simulate/truth.ts";

const length = 240;
const start = 120;
const first = 20000;

/** Pain of 5 with noise and what `effect` adds; naproxen begins on day 120, and `others` on theirs. */
function threadsOfPain(effect: (day: number) => number, others: SimulatedPatient["treatments"] = []) {
  const chance = createChance(12);
  const patient: SimulatedPatient = {
    seed: 0,
    pureNoise: false,
    days: Array.from({ length }, (_none, day) => ({
      day: first + day,
      numbers: { pain: Math.max(0, Math.min(10, Math.round(5 + 1.2 * chance.normal() + effect(day)))) },
      events: [],
    })),
    labs: [],
    treatments: [{ name: "naproxen", start: first + start, stop: undefined }, ...others],
    truths: [],
    descriptive: new Set(),
    confounders: [],
  };
  const documents = documentsOf(patient);
  return findThreads({
    documents: documents.map(({ id, originalFilename }) => ({ id, originalFilename })),
    readings: documents.map(({ id, facts }) => ({ documentId: id, facts, pages: [] })),
    now: new Date("2026-01-01T00:00:00Z"),
  }).filter(({ kind }) => kind === "treatment");
}

describe("a treatment", () => {
  it("is told without a warning where pain fell with it and stayed low", () => {
    const [thread] = threadsOfPain((day) => (day >= start ? -2 : 0));
    expect(thread?.insight).toMatch(
      /^Less pain went together with naproxen: \d\.\d on average before, \d\.\d since\.$/,
    );
    expect(thread?.warnings).toEqual([]);
    expect(thread?.confidence).toBeGreaterThanOrEqual(90);
  });

  it("is not believed where it began at a peak that went by", () => {
    const threads = threadsOfPain((day) =>
      day < start ? 4 * Math.max(0, 1 - (start - day) / 18) : 4 * Math.exp(-(day - start) / 8),
    );
    for (const { confidence, warnings } of threads) {
      expect(confidence < 60 || (warnings ?? []).some((warning) => warning.includes("unusual time"))).toBe(true);
    }
  });

  it("is not believed where a slow wave of the year does as well", () => {
    const threads = threadsOfPain((day) => -2 * Math.sin((2 * Math.PI * (day - start)) / 365.25));
    for (const { confidence, warnings } of threads) {
      expect(confidence < 60 || (warnings ?? []).some((warning) => warning.includes("season"))).toBe(true);
    }
  });

  it("is named together with another that began in the same week, in one thread", () => {
    const threads = threadsOfPain(
      (day) => (day >= start ? -2 : 0),
      [{ name: "sertraline", start: first + start + 4, stop: undefined }],
    );
    expect(threads).toHaveLength(1);
    const words = [threads[0]?.insight, ...(threads[0]?.warnings ?? [])].join(" ").toLowerCase();
    expect(words).toContain("naproxen");
    expect(words).toContain("sertraline");
    expect(words).toContain("cannot tell them apart");
  });
});
