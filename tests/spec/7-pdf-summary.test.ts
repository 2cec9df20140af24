import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSummaryPdf } from "#features/summary-pdf/create-summary-pdf.ts";
import type { SummaryInput } from "#features/summary-pdf/summary-input.ts";
import { displayName } from "#features/texts/formats.ts";
import { sampleSummary } from "../features/summary-pdf/summary-samples.ts";
import { readPdfWords } from "../support/read-pdf-words.ts";

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../node_modules/pdfjs-dist/standard_fonts/${name}.ttf`, import.meta.url)));
const fonts = { regular: font("LiberationSans-Regular"), bold: font("LiberationSans-Bold") };

async function pagesOf(input: SummaryInput): Promise<string[]> {
  const pdf = createSummaryPdf(input, { today: new Date("2025-06-01T12:00:00Z"), fonts });
  return readPdfWords(new Uint8Array(await pdf.arrayBuffer()));
}

describe("7. Calls made: the PDF summary", () => {
  test("The PDF carries a disclaimer that it is AI-generated for demonstration and is not medical advice", async () => {
    const words = (await pagesOf(sampleSummary())).join(" ").replace(/\s+/g, " ");
    expect(words).toContain("This summary is AI-generated for demonstration and is not medical advice.");
  });

  test("a new page starts when the vertical position nears the page bottom", async () => {
    const insights = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ insight: `Pattern number ${index + 1}`, confidence: 61 }));
    const few = await pagesOf({ ...sampleSummary(), insights: insights(1) });
    const many = await pagesOf({ ...sampleSummary(), insights: insights(80) });
    expect(many.length).toBeGreaterThan(few.length);
    const words = many.join(" ");
    for (const { insight } of insights(80)) expect(words).toContain(insight);
  });
});

describe("2. Screens and routes: Health hub", () => {
  test('the part of the user\'s email before the @ sign (or "User" when absent)', () => {
    expect([displayName("ruth@example.org"), displayName(undefined), displayName("@example.org")]).toEqual([
      "ruth",
      "User",
      "User",
    ]);
  });
});
