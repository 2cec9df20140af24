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
  return { patient: "Nora Ellis, born 4 May 1984", questions, sections, sources };
}

it("prints questions, every line with the number of its source, and the sources", async () => {
  const text = oneLine((await pagesOf(input(2))).join(" "));
  for (const words of [
    "For my appointment",
    "Made on 1 June 2025",
    "Nora Ellis, born 4 May 1984",
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

it.each([1, 8, 40])("leaves none of %d lines in each section out, and prints each once", async (count) => {
  const text = oneLine((await pagesOf(input(count))).join(" "));
  for (const heading of ["Changes", "Medicines", "Results"])
    for (let line = 1; line <= count; line++)
      expect(text.split(`${heading} line ${line}:`).length - 1, `${heading} ${line}`).toBe(1);
  for (const match of text.matchAll(/2025 \[(\d+)\]/g))
    expect(text).toContain(`[${match[1]}] rheumatology-letter-${match[1]}.pdf`);
});
