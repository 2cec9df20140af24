import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSummaryPdf } from "#features/summary-pdf/create-summary-pdf.ts";
import type { SummaryInput } from "#features/summary-pdf/summary-input.ts";
import { readPdfWords } from "../../support/read-pdf-words.ts";
import { sampleSummary } from "./summary-samples.ts";

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../node_modules/pdfjs-dist/standard_fonts/${name}.ttf`, import.meta.url)));
const fonts = { regular: font("LiberationSans-Regular"), bold: font("LiberationSans-Bold") };
const today = new Date("2025-06-01T12:00:00Z");

async function pagesOf(input: SummaryInput, note?: string): Promise<string[]> {
  const pdf = createSummaryPdf(input, { today, fonts, note });
  expect(pdf.type).toBe("application/pdf");
  return readPdfWords(new Uint8Array(await pdf.arrayBuffer()));
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");

describe("the printed summary", () => {
  it("says everything that went in, with the day and the disclaimer", async () => {
    const pages = await pagesOf(sampleSummary(), "Fictional patient");
    const text = oneLine(pages.join(" "));
    for (const words of [
      "Nora Ellis",
      "Made on 1 June 2025 · Fictional patient",
      "6 months",
      "Specialists seen",
      "Medications tried",
      "Red threads found",
      "Trends",
      "Pain 3.0",
      "Mobility 8.0",
      "Sleep 5.0",
      "Dec 2024",
      "Feb 2025",
      "Better sleep went together with taking prednisolone in the morning",
      "93% confidence",
      "91% confidence",
      "Key discovery",
      "Sleep was 2.9 on average before and 6.5 after.",
      "AI-generated for demonstration",
      "not medical advice",
    ])
      expect(text).toContain(words);
  });

  it("cuts a medicine to 25 characters with an ellipsis, and gives its days", async () => {
    const text = oneLine((await pagesOf(sampleSummary())).join(" "));
    expect(text).toContain("A medicine with a very lo…");
    expect(text).not.toContain("very long name");
    expect(text).toContain("Naproxen 500 mg 2 December 2024 20 December 2024");
    expect(text).toContain("Omeprazole 20 mg 2 December 2024 2 December 2024");
  });

  it("begins a new page near the foot of one, loses nothing, and numbers every page", async () => {
    const insights = Array.from({ length: 60 }, (_, index) => ({
      insight: `Pattern number ${index + 1} of many, with enough words to need more than one line of a page that is as wide as this one is`,
      confidence: index,
    }));
    const pages = await pagesOf(sampleSummary({ insights }));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(oneLine(page)).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(oneLine(page)).toContain("AI-generated for demonstration");
    });
    const text = oneLine(pages.join(" "));
    for (let number = 1; number <= 60; number += 1) expect(text).toContain(`Pattern number ${number} of many`);
  });

  it("prints names in other spellings, and does without what is not there", async () => {
    const [page = ""] = await pagesOf(
      sampleSummary({ patientName: "Zoë Łukasiewicz-Ελένη Привет", trendData: [], insights: [] }),
    );
    expect(page).toContain("Zoë Łukasiewicz-Ελένη Привет");
    expect(page).not.toContain("Trends");
    expect(page).not.toContain("Insights");
  });
});
