import { describe, expect, test } from "vitest";
import { demoPatient } from "#demo/journey.ts";
import { trendData } from "#demo/trend-data.ts";
import type { SummaryInput } from "#features/summary-pdf/summary-input.ts";
import { assistantEn } from "#features/texts/assistant-en.ts";
import { pricingEn } from "#features/texts/pricing-en.ts";
import { readProcessedCase } from "../demo/demo-folder.ts";
import { sampleSummary } from "../features/summary-pdf/summary-samples.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { createMemoryHome } from "../support/memory-home.ts";
import { sampleAnswer } from "../support/record-samples.ts";
import { jsonOf } from "./support/memory-face.ts";

/** The demo's routes as any client of them calls them. */
function openDemo() {
  const home = createMemoryHome({
    answering: async () => sampleAnswer("Yes."),
    demo: createMemoryDemo(async () => readProcessedCase()),
  });
  return { fetch: (path: string) => home.dispatch(new Request(new URL(path, "http://localhost"))) };
}

describe("3. Entities and their fields", () => {
  test("Demo persona response: sampleData containing stats (journeyLength, specialistsSeen, medicationsTried, {product}sFound), insights (insight, confidence) and documents (id, title, date, type, summary, status)", async () => {
    const { fetch } = openDemo();
    const { sampleData } = await jsonOf<{ sampleData: Record<string, Record<string, unknown>[]> }>(
      fetch(`/api/demo/persona/${demoPatient.key}`),
    );
    expect(Object.keys(sampleData.stats ?? {}).sort()).toEqual([
      "journeyLength",
      "medicationsTried",
      "redThreadsFound",
      "specialistsSeen",
    ]);
    for (const insight of sampleData.insights ?? []) {
      expect(insight).toMatchObject({ insight: expect.stringMatching(/./), confidence: expect.any(Number) });
      expect(insight.confidence).toBeGreaterThan(0);
      expect(insight.confidence).toBeLessThanOrEqual(100);
    }
    for (const field of ["id", "title", "date", "type", "summary", "status"])
      expect(sampleData.documents?.every((document) => typeof document[field] === "string")).toBe(true);
    expect(new Set(sampleData.documents?.map(({ type }) => type))).toEqual(new Set(["pdf", "image", "voice"]));
  });

  test("Persona bootstrap response: name, current_challenges (list of text), care_team (list of name and role), goals (list of label and target_date)", async () => {
    const { fetch } = openDemo();
    const text = expect.stringMatching(/./);
    const persona = await jsonOf<Record<"current_challenges" | "care_team" | "goals", unknown[]>>(
      fetch(`/api/persona/${demoPatient.key}/bootstrap`),
    );
    expect(persona).toMatchObject({ name: demoPatient.name });
    for (const challenge of persona.current_challenges) expect(challenge).toEqual(text);
    for (const member of persona.care_team) expect(member).toEqual({ name: text, role: text });
    for (const goal of persona.goals)
      expect(goal).toEqual({ label: text, target_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });

  test("Trend data point: date, painLevel, mobilityScore, sleepQuality (each 1-10), medication, notes", () => {
    expect(trendData.length).toBeGreaterThan(30);
    for (const { date, painLevel, mobilityScore, sleepQuality, medication, notes } of trendData) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const score of [painLevel, mobilityScore, sleepQuality]) {
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(10);
      }
      expect([typeof medication, typeof notes]).toEqual(["string", "string"]);
    }
  });

  test("PDF summary input: patientName, journeyLength, specialistsSeen, medicationsTried, {product}sFound, trendData, insights (insight, confidence), keyDiscovery", () => {
    const input: SummaryInput = sampleSummary();
    expect(Object.keys(input).sort()).toEqual([
      "insights",
      "journeyLength",
      "keyDiscovery",
      "medicationsTried",
      "patientName",
      "redThreadsFound",
      "specialistsSeen",
      "trendData",
    ]);
  });

  test("Pricing plan: name, price, period, description, optional badge, feature list (text, included flag)", () => {
    for (const { name, price, period, description, badge, features } of pricingEn.plans) {
      for (const text of [name, price, period, description]) expect(text).not.toBe("");
      expect(["string", "undefined"]).toContain(typeof badge);
      for (const feature of features)
        expect(feature).toEqual({ text: expect.stringMatching(/./), included: expect.any(Boolean) });
    }
  });

  test("The assistant configuration has a greeting text and a map of replies keyed by option label, each reply having text and options", () => {
    for (const { greeting, replies } of Object.values(assistantEn.scripts)) {
      expect(greeting).not.toBe("");
      for (const [label, reply] of Object.entries(replies)) {
        expect(label).not.toBe("");
        if ("redirect" in reply) expect(["demo", "pricing", "trends"]).toContain(reply.redirect);
        else expect(reply).toEqual({ text: expect.stringMatching(/./), options: expect.any(Array) });
      }
    }
  });
});
