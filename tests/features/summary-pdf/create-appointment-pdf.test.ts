import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { AppointmentInput } from "#features/summary-pdf/appointment-input.ts";
import { createAppointmentPdf } from "#features/summary-pdf/create-appointment-pdf.ts";
import { medicineFact } from "../../support/medicine-facts.ts";
import { readPdfWords } from "../../support/read-pdf-words.ts";

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../node_modules/pdfjs-dist/standard_fonts/${name}.ttf`, import.meta.url)));
const fonts = { regular: font("LiberationSans-Regular"), bold: font("LiberationSans-Bold") };
const today = new Date("2025-06-01T12:00:00Z");

async function pagesOf(input: AppointmentInput): Promise<string[]> {
  const pdf = createAppointmentPdf(input, { today, fonts });
  return readPdfWords(new Uint8Array(await pdf.arrayBuffer()));
}
const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** `count` lines in each section, each with a source of its own, as wordy as records are. */
function input(count: number): AppointmentInput {
  const sources = Array.from({ length: 3 * count }, (_, index) => {
    const quote = `Methotrexate 15 mg once a week, increased from 10 mg, number ${index + 1} of many`;
    return { ...medicineFact({ documentId: `rheumatology-letter-${index + 1}` }).citation, quote };
  });
  const sections = ["Changes", "Medicines", "Results"].map((heading, section) => ({
    heading,
    none: "Nothing here.",
    lines: Array.from({ length: count }, (_, index) => ({
      text: `${heading} line ${index + 1}: a name, a value and a unit`,
      detail: "high, usual range 3.5-5.1, 1 June 2025",
      sources: [section * count + index + 1],
    })),
  }));
  const questions = Array.from(
    { length: count },
    (_, index) => `Question ${index + 1}, which goes on a little longer?`,
  );
  return { questions, sections, sources };
}

it("prints questions, every line with the number of its source, and the sources", async () => {
  const text = oneLine((await pagesOf(input(2))).join(" "));
  for (const words of [
    "For my appointment",
    "Made on 1 June 2025",
    "1. Question 1",
    "Medicines line 2: a name, a value and a unit high, usual range 3.5-5.1, 1 June 2025 [4]",
    "[4] rheumatology-letter-4.pdf, page 1: “Methotrexate 15 mg once a week",
  ]) {
    expect(text).toContain(words);
  }
});

it("says what is not there, and prints no list of sources without one", async () => {
  const text = oneLine((await pagesOf(input(0))).join(" "));
  expect(text).toContain("Nothing here.");
  expect(text).not.toContain("Where this comes from");
});

it.each([5, 7, 40])(
  "stays at one or two pages with %d lines in each section, and says what it left out",
  async (count) => {
    const pages = await pagesOf(input(count));
    expect(pages.length).toBeLessThanOrEqual(2);
    const text = oneLine(pages.join(" "));
    expect(text.includes("more stand in the app")).toBe(count > 7);
    for (const match of text.matchAll(/2025 \[(\d+)\]/g))
      expect(text).toContain(`[${match[1]}] rheumatology-letter-${match[1]}.pdf`);
  },
);
