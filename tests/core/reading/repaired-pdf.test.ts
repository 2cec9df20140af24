import { describe, expect, it } from "vitest";
import { repairedPdf } from "#core/reading/repaired-pdf.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { readFixture } from "../../fixtures/manifest.ts";

const engine = createNodePdfEngine();
const { signal } = new AbortController();
const words = "Hemoglobin 11.2";

/** A small sound PDF, written by hand, with whatever a test takes out of it. */
function written(changes: (text: string) => string = (text) => text): Uint8Array {
  const content = `BT /F1 24 Tf 50 700 Td (${words}) Tj ET`;
  const text =
    "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n" +
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n" +
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>\nendobj\n" +
    `4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n` +
    "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n" +
    "trailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n452\n%%EOF\n";
  return new TextEncoder().encode(changes(text));
}

async function textOf(bytes: Uint8Array, repaired: boolean): Promise<string> {
  const opened = await engine.open(bytes, { repaired, signal });
  if (!opened.ok) return opened.failure;
  const pages = await opened.value.readPages(1, opened.value.pageCount, signal);
  await opened.value.close();
  return pages.map((page) => (page.ok ? page.page.text : page.code)).join("\n");
}

describe("a damaged PDF", () => {
  it.each<[string, (text: string) => string]>([
    ["a stream is not ended", (text) => text.replace("endstream", "")],
    ["a font does not say its kind", (text) => text.replace("/Subtype /Type1", "")],
    ["the trailer names no document", (text) => text.replace("/Root 1 0 R", "")],
    ["the catalogue is gone", (text) => text.replace(/1 0 obj[\s\S]*?endobj/, "")],
    ["the end is cut off", (text) => text.slice(0, text.indexOf("trailer"))],
  ])("is read where %s", async (_what, change) => {
    expect(await textOf(written(change), true)).toBe(words);
  });

  it("is one of these only where the engine itself cannot read it", async () => {
    expect(
      await textOf(
        written((text) => text.replace("endstream", "")),
        false,
      ),
    ).not.toBe(words);
    expect(
      await textOf(
        written((text) => text.replace("/Subtype /Type1", "")),
        false,
      ),
    ).not.toBe(words);
  });

  it("that was sound says the same after it was mended", async () => {
    const { bytes } = readFixture("lab-report.pdf");
    expect(await textOf(bytes, true)).toBe(await textOf(bytes, false));
  });

  it("is not mended where it is locked, no PDF, or large", () => {
    expect(repairedPdf(readFixture("password-protected.pdf").bytes)).toBeUndefined();
    expect(repairedPdf(readFixture("lab-slip.png").bytes)).toBeUndefined();
    expect(repairedPdf(new Uint8Array(5 * 1024 * 1024))).toBeUndefined();
  });
});
