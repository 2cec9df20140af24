import { describe, expect, it } from "vitest";
import { demoFileById, demoFiles } from "#demo/files.ts";
import { isInJourney, journey, monthsBetween } from "#demo/journey.ts";
import { clinicians, personaBootstrap } from "#demo/persona.ts";
import { demoStats } from "#demo/stats.ts";
import { medicationOn, medicationsTried, missedDoses, treatments, weekdayOf } from "#demo/treatments.ts";
import { trendData } from "#demo/trend-data.ts";

const dayMs = 86_400_000;

describe("Nora's case", () => {
  it("keeps every date of care inside the journey, and every goal after it", () => {
    const dates = [
      ...demoFiles.map(({ date }) => date),
      ...trendData.map(({ date }) => date),
      ...missedDoses.map(({ date }) => date),
      ...treatments.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])),
    ];
    expect(dates.filter((date) => !isInJourney(date))).toEqual([]);
    for (const { target_date } of personaBootstrap.goals) expect(target_date > journey.to).toBe(true);
  });

  it("has a diary of six months in order, with scores from 1 to 10 and never a week without an entry", () => {
    let previous = Date.parse(journey.from) - dayMs;
    for (const { date, painLevel, mobilityScore, sleepQuality } of trendData) {
      const day = Date.parse(date);
      expect(day).toBeGreaterThan(previous);
      expect(day - previous).toBeLessThanOrEqual(7 * dayMs);
      previous = day;
      for (const value of [painLevel, mobilityScore, sleepQuality]) {
        expect(Number.isInteger(value) && value >= 1 && value <= 10).toBe(true);
      }
    }
    expect(trendData[0]?.date).toBe(journey.from);
    expect(trendData.at(-1)?.date).toBe(journey.to);
  });

  it("lists at least sixteen files in the order of their dates, each once", () => {
    expect(demoFiles.length).toBeGreaterThanOrEqual(16);
    expect(new Set(demoFiles.map(({ id }) => id)).size).toBe(demoFiles.length);
    expect(new Set(demoFiles.map(({ url }) => url)).size).toBe(demoFiles.length);
    const dates = demoFiles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    const count = (kind: string) => demoFiles.filter((file) => file.kind === kind).length;
    expect(count("lab-report")).toBeGreaterThanOrEqual(4);
    expect(count("voice-note")).toBe(2);
    expect(count("prescription")).toBe(2);
    expect(count("imaging-report")).toBe(1);
  });

  it("names a file of hers for every treatment, missed dose and clinician", () => {
    for (const { fileId, endFileId } of treatments) {
      expect(demoFileById(fileId).id).toBe(fileId);
      if (endFileId !== undefined) expect(demoFileById(endFileId).id).toBe(endFileId);
    }
    for (const { fileId } of [...missedDoses, ...clinicians]) expect(demoFileById(fileId).id).toBe(fileId);
  });

  it("takes methotrexate on Wednesdays only, but for the two missed doses", () => {
    for (const { date, medication } of trendData) {
      const taken = /methotrexate/i.test(medication);
      const missed = missedDoses.some((dose) => dose.date === date);
      expect(taken, date).toBe(date >= "2025-01-15" && weekdayOf(date) === 3 && !missed);
      if (taken) expect(medication).toContain(date < "2025-03-12" ? "Methotrexate 10 mg" : "Methotrexate 15 mg");
    }
    expect(medicationOn("2024-12-02")).toBe("");
    expect(medicationOn("2025-02-07")).toBe(
      "Prednisolone 10 mg, omeprazole 20 mg, colecalciferol 1000 units, folic acid 5 mg",
    );
  });

  it("never has two doses of one medicine at the same time", () => {
    for (const one of treatments) {
      for (const other of treatments) {
        if (one === other || one.name !== other.name) continue;
        const apart = (one.to ?? journey.to) < other.from || (other.to ?? journey.to) < one.from;
        expect(apart, `${one.name} ${one.from} and ${other.from}`).toBe(true);
      }
    }
  });

  it("counts its four numbers from itself", () => {
    expect(demoStats([])).toEqual({
      journeyLength: "6 months",
      specialistsSeen: clinicians.filter(({ specialist }) => specialist).length,
      medicationsTried: medicationsTried().length,
      redThreadsFound: 0,
    });
    expect(demoStats([{}, {}, {}]).redThreadsFound).toBe(3);
    expect(medicationsTried()).toHaveLength(7);
    expect(monthsBetween("2025-01-01", "2025-01-31")).toBe(1);
    expect(monthsBetween("2024-06-01", "2025-05-31")).toBe(12);
  });

  it("shows the care team that still looks after her", () => {
    expect(personaBootstrap.care_team.length).toBeGreaterThan(2);
    for (const { name } of personaBootstrap.care_team) {
      expect(clinicians.find((clinician) => clinician.name === name)?.current).toBe(true);
    }
  });
});
