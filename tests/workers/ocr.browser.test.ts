import { afterAll, describe, expect, it } from "vitest";
import { createOcrClient } from "#workers/ocr/client.ts";
import { createPdfClient } from "#workers/pdf/client.ts";
import { fetchFixture, never } from "./browser-fixtures.ts";
import { expectConsistent, expectFixtureWords } from "./reading-expectations.ts";

const client = createOcrClient();
afterAll(() => client.stop());

async function recognise(file: string) {
  const { fixture, bytes } = await fetchFixture(file);
  const recognised = await client.recognise({ bytes, mediaType: fixture.mediaType }, never);
  if (!recognised.ok) throw new Error(`${file}: ${recognised.failure}`);
  return { fixture, page: recognised.value };
}

describe("the OCR worker", { timeout: 60_000 }, () => {
  for (const name of [
    "lab-slip.png",
    "imaging-report.png",
    "diary.png",
    "prescription-photo.jpg",
    "prescription-photo-turned.jpg",
    "receipt-photo.jpg",
    "form-photo.jpg",
    // This browser does not know the format: the decoder is fetched.
    "lab-slip.heic",
  ]) {
    it(`recognises ${name}`, async () => {
      const { fixture, page } = await recognise(name);
      expectConsistent(page);
      expectFixtureWords(fixture, [page]);
      expect(page.lines.every((line) => (line.words?.length ?? 0) > 0 && line.confidence !== undefined)).toBe(true);
    });
  }

  it("has the words of a crooked photo where they stand in it", async () => {
    const { page } = await recognise("receipt-photo.jpg");
    const boxOf = (text: string) => {
      const line = page.lines.find(({ start, end }) => page.text.slice(start, end).includes(text));
      if (!line?.box) throw new Error(`${text} was not read`);
      return line.box;
    };
    // The receipt is turned to the left: its lines rise, and lower lines begin farther to the right.
    const [head, total] = [boxOf("FERNHILL PHARMACY"), boxOf("Card payment")];
    expect(total.y).toBeGreaterThan(head.y + 0.3);
    expect(total.x).toBeGreaterThan(head.x);
    for (const { box, confidence } of page.lines.flatMap(({ words = [] }) => words)) {
      expect(box && box.width > 0 && box.height > 0).toBe(true);
      expect(confidence).toBeGreaterThan(0);
    }
  });

  it("reads the first page of a fax", async () => {
    const { page } = await recognise("two-page-fax.tif");
    expect(page.text).toContain("Stop naproxen");
    expectConsistent(page);
  });

  it("measures a turned photo as it is seen", async () => {
    const { page } = await recognise("prescription-photo-turned.jpg");
    expect(page.width).toBeGreaterThan(page.height);
    const first = page.lines[0]?.box;
    expect(first && first.y < 0.3 && first.width > first.height).toBe(true);
  });

  it("reads a scan in two columns one column after the other", async () => {
    const { fixture, bytes } = await fetchFixture("scanned-two-columns.pdf");
    const pdf = createPdfClient();
    const opened = await pdf.open(bytes, { signal: never });
    const drawn = opened.ok ? await opened.value.renderPage(1, 200, never) : undefined;
    if (!drawn?.ok) throw new Error("The page could not be drawn");
    const recognised = await client.recognise(drawn.value, never);
    if (!recognised.ok) throw new Error(recognised.failure);
    expectConsistent(recognised.value);
    expectFixtureWords(fixture, [recognised.value]);
    pdf.stop();
  });

  it("answers a picture without words with empty text", async () => {
    const { page } = await recognise("no-words.png");
    expect(page.text).toBe("");
  });

  it("calls what cannot be decoded damaged", async () => {
    const { bytes } = await fetchFixture("prescription-photo.jpg");
    const half = bytes.slice(0, 300);
    expect(await client.recognise({ bytes: half, mediaType: "image/jpeg" }, never)).toEqual({
      ok: false,
      failure: "damaged",
    });
    const { page } = await recognise("diary.png");
    expect(page.text).toContain("My diary");
  });

  it("stops a cancelled page at once, and reads the next", async () => {
    const { fixture, bytes } = await fetchFixture("prescription-photo.jpg");
    const abort = new AbortController();
    const reading = client.recognise({ bytes, mediaType: fixture.mediaType }, abort.signal);
    setTimeout(() => abort.abort(), 50);
    expect(await reading).toEqual({ ok: false, failure: "cancelled" });
    const { page } = await recognise("diary.png");
    expect(page.text).toContain("My diary");
  });

  it("replaces an engine that died", async () => {
    const { fixture, bytes } = await fetchFixture("prescription-photo.jpg");
    const reading = client.recognise({ bytes, mediaType: fixture.mediaType }, never);
    setTimeout(() => client.stop(), 50);
    expect(await reading).toEqual({ ok: false, failure: "reader-stopped" });
    const { page } = await recognise("diary.png");
    expect(page.text).toContain("My diary");
  });
});
