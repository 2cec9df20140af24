import { describe, expect, test } from "vitest";
import { assistantDelays } from "#features/assistant/assistant-store.ts";
import { scoreTone } from "#features/demo/trends/score-tone.ts";
import { simulatedDelays } from "#features/demo/upload/simulated-upload.ts";
import { cutMedication } from "#features/summary-pdf/medication-list.ts";
import { summaryFileName } from "#features/summary-pdf/summary-file-name.ts";
import { assistantEn } from "#features/texts/assistant-en.ts";
import { demoEn } from "#features/texts/demo-en.ts";
import { careCircleMembers, trialDays } from "#features/texts/prices.ts";
import { pricingEn } from "#features/texts/pricing-en.ts";
import { summaryPdfEn } from "#features/texts/summary-pdf-en.ts";

const tones = (score: Parameters<typeof scoreTone>[0], values: number[]) =>
  values.map((value) => scoreTone(score, value));

describe("9. Business constants and limits", () => {
  test("Delays: assistant greeting 500 ms, reply 1000 ms, restart 300 ms", () => {
    expect(assistantDelays).toEqual({ greetingMs: 500, replyMs: 1000, restartMs: 300 });
  });

  test("Demo upload: processing after about 1 s plus 0.5 s per file index, completed after about 3 s plus 0.5 s per file index", () => {
    expect(simulatedDelays).toEqual({ processingMs: 1000, completedMs: 3000, perFileMs: 500 });
  });

  test("Pricing: Automated Health Hub $19.99 per month; {product} Advocate $99.99 per month (badge Most Popular); AI-Enabled Physician Consult $190 per consultation", () => {
    expect(pricingEn.plans.map(({ name, price, period, badge }) => [name, price, period, badge])).toEqual([
      ["Automated Health Hub", "$19.99", "per month", undefined],
      ["Red Thread Advocate", "$99.99", "per month", "Most Popular"],
      ["AI-Enabled Physician Consult", "$190", "per consultation", undefined],
    ]);
    const [, advocate, physician] = pricingEn.plans;
    expect(advocate?.features).toContainEqual({ text: "On-call nurse practitioner", included: true });
    expect(physician?.features).toContainEqual({ text: "60-minute video consult", included: true });
  });

  test("Care Circle add-on +$9.99 per month, up to 3 family members. A 14-day free trial with no credit card", () => {
    const { price, period, text } = pricingEn.careCircle;
    expect([price, period]).toEqual(["+$9.99", "per month"]);
    expect(text).toContain("up to 3 family members");
    expect([careCircleMembers, trialDays]).toEqual([3, 14]);
    expect(pricingEn.reassurance[0]).toMatchObject({
      title: "14-day free trial",
      text: expect.stringContaining("no credit card"),
    });
  });

  test("The assistant's scripted answers quote the prices in section 9", () => {
    const said = JSON.stringify(assistantEn.scripts);
    for (const price of ["$19.99", "$99.99", "$190", "+$9.99"]) expect(said).toContain(price);
  });

  test("Score colouring: pain 3 or below green, 4 to 6 yellow, above 6 red", () => {
    expect(tones("painLevel", [1, 3, 4, 6, 7, 10])).toEqual(["green", "green", "yellow", "yellow", "red", "red"]);
  });

  test("Score colouring: mobility and sleep 7 or above green, 4 to 6 yellow, below 4 red", () => {
    for (const score of ["mobilityScore", "sleepQuality"] as const)
      expect(tones(score, [10, 7, 6, 4, 3, 1])).toEqual(["green", "green", "yellow", "yellow", "red", "red"]);
  });

  test("Confidence is shown as a percentage", () => {
    expect(demoEn.insights.confidence(95)).toBe("95% confidence");
    expect(summaryPdfEn.confidence(95)).toBe("95% confidence");
  });

  test("medication text is cut to 25 characters with an ellipsis", () => {
    expect(cutMedication("a".repeat(25))).toBe("a".repeat(25));
    expect(cutMedication("a".repeat(26))).toBe(`${"a".repeat(25)}…`);
  });

  test("its file name is a summary prefix, the patient name with spaces turned into underscores, and the current date, ending .pdf", () => {
    const name = summaryFileName("Nora Mary Ellis", new Date(2025, 5, 1));
    expect(name).toBe("red-thread-summary_Nora_Mary_Ellis_2025-06-01.pdf");
  });
});
