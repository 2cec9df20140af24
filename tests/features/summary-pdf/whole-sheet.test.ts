import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { Chart } from "#core/domain/chart.ts";
import { appointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { writtenPages } from "#core/reading/written/written-pages.ts";
import { appointmentSheet } from "#features/appointments/appointment-sheet.ts";
import { createAppointmentPdf } from "#features/summary-pdf/create-appointment-pdf.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { capitalised, medicineName } from "#features/texts/medicine-names.ts";
import { generatedFolder } from "../../support/generated-folder.ts";
import { readPdfWords } from "../../support/read-pdf-words.ts";

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../node_modules/pdfjs-dist/standard_fonts/${name}.ttf`, import.meta.url)));
const fonts = { regular: font("LiberationSans-Regular"), bold: font("LiberationSans-Bold") };
const today = new Date("2025-06-01T12:00:00Z");

const hasPdfToText = (() => {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** The words of the pages in the order in which they were written, by a reader that is none of ours. */
function poppler(pdf: Uint8Array): string[] {
  const file = join(mkdtempSync(join(tmpdir(), "sheet-")), "sheet.pdf");
  writeFileSync(file, pdf);
  const text = execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return text.split("\f").filter((page) => page.trim() !== "");
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function chartOfFolder(seed: number, medicines: number): Chart {
  const records = generatedFolder(seed, medicines).map(({ name, lines }) => {
    const pages = writtenPages(lines);
    const file = { id: name, originalFilename: name, occurredOn: undefined, uploadedAt: "2025-05-30T10:00:00Z" };
    return chartRecordOf(file, { pages });
  });
  return buildChart(records, "2025-06-01");
}

async function sheetOf(chart: Chart) {
  const sheet = appointmentSheet(appointmentBrief([], chart));
  const blob = createAppointmentPdf({ ...sheet, questions: ["Is the dose right?"] }, { today, fonts });
  return { sheet, pdf: new Uint8Array(await blob.arrayBuffer()) };
}

/** What stands under each of these headings, as one line, without the heads and feet of pages. */
function under(pages: readonly string[], patient: string, headings: readonly string[], all: readonly string[]) {
  const whole = pages
    .map((page, index) => {
      // The page's number stands beside the first line of the notice, and may be read between its words.
      const words_ = oneLine(page.replace(/\b\d+ of \d+\b(?![\s\S]*\b\d+ of \d+\b)/, "")).replace(
        oneLine(words.notice),
        "",
      );
      return index === 0 ? words_ : words_.replace(patient, "");
    })
    .join(" ");
  return headings
    .map((heading) => {
      const text = oneLine(whole);
      const start = text.indexOf(heading);
      if (start < 0) return "";
      const end = Math.min(...all.map((other) => text.indexOf(other, start + heading.length)).filter((at) => at >= 0));
      return text.slice(start + heading.length, end);
    })
    .join(" ");
}

/** The entries of a part: each ends with the numbers of its sources. */
const entriesOf = (text: string) =>
  text.split(/(?<=\])(?! ?\[)/).flatMap((entry) => (/\[\d+\]$/.test(entry.trim()) ? [entry.trim()] : []));

const startsWith = (name: string) => (entry: string) => new RegExp(`^${escaped(name)}(?![\\w-])`).test(entry);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function expectEachOnce(entries: readonly string[], names: readonly string[]) {
  expect(entries).toHaveLength(names.length);
  for (const name of names)
    expect(entries.filter(startsWith(name)).length, name).toBe(names.filter(startsWith(name)).length);
}

const folders = Array.from({ length: 30 }, (_, index) => ({ seed: index + 1, medicines: 1 + ((index * 13) % 40) }));
const readers: [string, (pdf: Uint8Array) => Promise<string[]> | string[]][] = [["our own reader", readPdfWords]];
if (hasPdfToText) readers.push(["pdftotext", poppler]);

describe.each(readers)("read back with %s", (_name, read) => {
  it.each(folders)(
    "folder $seed: every medicine, allergy and problem stands on the paper once",
    async (folder) => {
      const chart = chartOfFolder(folder.seed, folder.medicines);
      expect(chart.medicines.length).toBeGreaterThanOrEqual(folder.medicines);
      expect(chart.allergies.length).toBeGreaterThan(0);
      expect(chart.problems.length).toBeGreaterThan(0);
      const { sheet, pdf } = await sheetOf(chart);
      const pages = await read(pdf);
      const headings = [...sheet.sections.map(({ heading }) => heading), words.sources];
      const part = (...ids: string[]) => {
        const own = sheet.sections.filter(({ id }) => ids.includes(id)).map(({ heading }) => heading);
        return entriesOf(under(pages, sheet.patient, own, headings));
      };
      expectEachOnce(
        part("medicines", "past-medicines", "never-taken"),
        chart.medicines.map((medicine) => oneLine(medicineName(medicine))),
      );
      expectEachOnce(
        part("allergies", "refuted-allergies"),
        chart.allergies.map(({ name }) => oneLine(capitalised(name))),
      );
      expectEachOnce(
        part("problems", "other-problems"),
        chart.problems.map(({ name }) => oneLine(capitalised(name))),
      );
      const first = oneLine(pages[0] ?? "");
      expect(first).toContain("Nora Ellis, born 4 May 1984");
      for (const page of pages) expect(oneLine(page)).toContain("Nora Ellis, born 4 May 1984");
      for (const { reaction } of chart.allergies) if (reaction) expect(oneLine(pages.join(" "))).toContain(reaction);
      for (const { dose, frequency } of chart.medicines)
        for (const words_ of [dose, frequency]) if (words_) expect(oneLine(pages.join(" "))).toContain(oneLine(words_));
    },
    60_000,
  );
});

it.skipIf(hasPdfToText)("pdftotext is not on this machine: the paper was read back with our own reader only", () => {});
