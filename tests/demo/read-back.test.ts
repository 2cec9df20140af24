import { describe, expect, it } from "vitest";
import type { CitedSentence } from "#core/domain/citation.ts";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { demoToday } from "#demo/journey.ts";
import { clinicians } from "#demo/persona.ts";
import { demoStats } from "#demo/stats.ts";
import { medicationsTried } from "#demo/treatments.ts";
import { demoEn } from "#features/texts/demo-en.ts";
import { en } from "#features/texts/en.ts";
import { pagesEn } from "#features/texts/pages-en.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { readProcessedCase } from "./demo-folder.ts";

/*
 * Every sample, figure and suggestion of the landing page and the demo, read back from the engine over Nora's files: nothing stands there
 * that the product would not say.
 */

const demo = readProcessedCase();
const { chart, files, threads } = demo;
const { landing, features, sample } = pagesEn;
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const store = createMemoryDemo(async () => demo).openStore({
  caller: undefined,
  token: undefined,
  store: undefined,
  visitor: "reader",
} as never);
const answering = createAnswering();
const ask = async (question: string) => answering(await store, { question, now: demoToday, history: [] });

/** The questions that a catalogue offers to ask, wherever they stand in it. */
function suggestionsIn(catalogue: unknown): string[] {
  if (typeof catalogue !== "object" || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([name, part]) =>
    /suggestions$/i.test(name) && Array.isArray(part)
      ? part.filter((question) => typeof question === "string")
      : suggestionsIn(part),
  );
}

function pageOf({ documentId, page }: { documentId: string; page: number }): string {
  return (
    files.find(({ document }) => document.id === documentId)?.reading?.pages.find(({ number }) => number === page)
      ?.text ?? ""
  );
}

const suggested = [...new Set([...suggestionsIn(demoEn), ...suggestionsIn(en), sample.question])];

it("offers questions in the demo, in the chat over records and on the landing page", () => {
  expect(suggested.length).toBeGreaterThanOrEqual(8);
});

it.each(suggested)("“%s” is answered, and every word that it rests on stands in her files", async (question) => {
  const { found, sentences } = await ask(question);
  expect(found).toBe(true);
  expect(sentences.length).toBeGreaterThan(0);
  for (const { text, citations } of sentences) {
    expect(text).not.toMatch(/found nothing|not in your records|comes nearest/i);
    expect(citations.length, text).toBeGreaterThan(0);
    for (const citation of citations)
      expect(pageOf(citation).slice(citation.start, citation.end), text).toBe(citation.quote);
  }
});

describe("the landing page", () => {
  it("answers its question as the engine does, from the same places", async () => {
    const { sentences } = await ask(sample.question);
    expect(sample.answer.map(({ text }) => text)).toEqual(sentences.map(({ text }) => text));
    const places = sentences.flatMap(({ citations }) => citations);
    for (const { name, page, before, marked, after } of sample.sources) {
      const place = places.find(
        ({ originalFilename, quote }) => originalFilename === name && oneLine(quote) === `${before}${marked}${after}`,
      );
      expect(place?.page, name).toBe(page);
    }
  });

  it("shows three records, with what the chart has of them", () => {
    const [lab, letter] = landing.cards;
    const crp = chart.results.find(({ name }) => name.includes("CRP"))?.values[0];
    expect(crp).toMatchObject({ date: "2024-12-05", flag: "high", low: 0, high: 5 });
    expect(lab?.marked).toBe(`${crp?.value} ${crp?.unit}`);
    expect(lab?.after).toContain(`${crp?.low} to ${crp?.high}`);
    const started = chart.medicines
      .find(({ name }) => name === "methotrexate")
      ?.steps.find(({ change }) => change === "started");
    expect(started?.date).toBe("2025-01-15");
    expect(letter?.marked).toBe(`${started?.dose} ${started?.frequency}`);
  });

  it("explains and ties as the engine does", () => {
    const summaries: CitedSentence[] = files.flatMap(({ document: { summary } }) => [
      ...(summary?.sentences ?? []),
      ...(summary?.more ?? []),
    ]);
    const { sentence, source } = features.explain.sample;
    const told = summaries.find(({ text, citations }) => {
      return text.includes(sentence) && citations.some(({ quote }) => source === `“${oneLine(quote)}”`);
    });
    expect(told).toBeDefined();
    const thread = threads.found.find(({ insight }) => insight.startsWith(features.tie.sample.for));
    expect(`${thread?.evidence.contradicting.length} entries speak against it.`).toBe(features.tie.sample.against);
    const names = files.map(({ document }) => document.originalFilename);
    for (const name of features.keep.sample) expect(names).toContain(name);
  });

  it("says of Nora what the chart says", () => {
    const fact = (label: string) => sample.facts.find((each) => each.label === label)?.value.toLowerCase() ?? "";
    const active = chart.problems.filter(({ status }) => status === "active").map(({ name }) => name);
    const called = active.flatMap((name) => name.split(/[(),]/).map((part) => part.trim()));
    expect(called).toContain(fact("Condition"));
    const taken = chart.medicines.filter(({ status }) => status === "taking");
    expect(taken).toHaveLength(3);
    for (const { name, printedName = name, dose } of taken)
      expect(fact("Medicines now")).toContain(`${printedName} ${dose}`.toLowerCase());
    expect(fact("Her records")).toContain(`${files.length} files`);
  });
});

describe("the demo", () => {
  it("counts what the chart and the threads have", () => {
    const stats = demoStats(threads.found);
    const people = chart.people.map(({ name }) => name).join("\n");
    const specialists = clinicians.filter(({ specialist }) => specialist);
    for (const { name } of specialists) expect(people).toContain(name);
    expect(stats.specialistsSeen).toBe(specialists.length);
    const medicines = chart.medicines.flatMap(({ name, printedName }) => [name, printedName ?? name]);
    const names = medicines.map((name) => oneLine(name).toLowerCase());
    for (const name of medicationsTried()) expect(names).toContain(name.toLowerCase());
    expect(stats.medicationsTried).toBe(medicationsTried().length);
    expect(stats.redThreadsFound).toBe(threads.found.length);
  });

  it("has something in every part of her morning page", () => {
    expect(chart.openLoops.length).toBeGreaterThan(0);
    expect(chart.allergies.map(({ name }) => name)).toContain("sulfa antibiotics");
    expect(chart.appointments.filter(({ date }) => date > chart.asOf)).toMatchObject([
      { date: "2025-11-19", time: "10:20", with: "Dr Osric Thornbury" },
    ]);
    expect(chart.people.find(({ phone }) => phone !== undefined)?.name).toBe("Bryony Aldwick");
    expect(chart.results.every(({ name }) => !/requested|reported/.test(name))).toBe(true);
  });
});
