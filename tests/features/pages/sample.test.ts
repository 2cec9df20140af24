import { expect, it } from "vitest";
import { demoFiles } from "#demo/files.ts";
import { demoPatient, journey, journeyLength } from "#demo/journey.ts";
import { treatmentsOn } from "#demo/treatments.ts";
import { trendData } from "#demo/trend-data.ts";
import { monthlyMeans } from "#demo/trend-figures.ts";
import { monthlyPain, painPoints } from "#features/pages/landing/pain-line.ts";
import { pagesEn } from "#features/texts/pages-en.ts";
import { resultOf } from "../../demo/lab-results.ts";

const { landing, sample } = pagesEn;
const fact = (label: string) => sample.facts.find((each) => each.label === label)?.value;

it("is the demo patient, as her case is now", () => {
  expect(sample.name).toBe(demoPatient.name);
  const years = (Date.parse(journey.to) - Date.parse(demoPatient.born)) / (365.25 * 86_400_000);
  expect(fact("Age")).toBe(String(Math.floor(years)));
  expect(fact("Her records")).toBe(`${demoFiles.length} files in ${journeyLength()}`);
});

it("names the medicines that she takes at the end", () => {
  // A week, because some are taken on one day of it.
  const days = Array.from({ length: 7 }, (_, index) => `2025-05-${25 + index}`);
  const taken = new Set(
    days.flatMap((day) => treatmentsOn(day)).map(({ name, dose }) => `${name} ${dose}`.toLowerCase()),
  );
  expect(taken.size).toBe(3);
  for (const medicine of taken) expect(fact("Medicines now")?.toLowerCase()).toContain(medicine);
});

it("draws the pain of her diary", () => {
  expect(monthlyPain).toEqual(monthlyMeans(trendData).map(({ painLevel }) => Math.round(painLevel * 10) / 10));
  expect(sample.painMonths).toHaveLength(painPoints.length);
  expect(sample.painLabel).toContain(`from ${monthlyPain[0]} to ${monthlyPain.at(-1)} of 10`);
  expect(painPoints.map(({ y }) => y)).toEqual([...painPoints.map(({ y }) => y)].sort((one, other) => one - other));
});

it("quotes results that stand in her laboratory reports", () => {
  const answer = sample.answer.map(({ text }) => text).join(" ");
  expect(answer).toContain(`${resultOf("CRP", "2024-12-05")} mg/L (5 Dec 2024)`);
  expect(answer).toContain(`${resultOf("CRP", "2025-05-14")} mg/L (14 May 2025)`);
  expect(landing.cards[0]?.marked).toBe(`${resultOf("CRP", "2024-12-05")} mg/L`);
});

it("names files that exist, and cites each source that it lists", () => {
  for (const { name } of sample.sources) expect(demoFiles.map(({ fileName }) => fileName)).toContain(name);
  const cited = sample.answer.flatMap(({ sources }) => sources);
  expect(cited).toEqual(sample.sources.map((_, index) => index + 1));
});

it("quotes her diary in the opening", () => {
  const entry = trendData.find(({ date }) => date === "2025-05-11");
  expect(landing.cards[2]).toMatchObject({ title: `“${entry?.notes}”`, marked: `${entry?.painLevel} of 10` });
  expect(landing.cards[2]?.after).toContain(String(trendData[0]?.painLevel));
  const start = treatmentsOn("2025-01-15").find(({ name }) => name === "Methotrexate");
  expect(landing.cards[1]?.marked).toBe(`${start?.dose} once a week`);
});
