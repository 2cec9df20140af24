import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "#core/domain/page.ts";
import { createPdfClient, type OpenPdf } from "#workers/pdf/client.ts";
import { fetchFixture, never } from "./browser-fixtures.ts";
import { expectConsistent, expectFixtureWords } from "./reading-expectations.ts";

const client = createPdfClient();
afterAll(() => client.stop());

async function open(file: string, password?: string): Promise<OpenPdf> {
  const { bytes } = await fetchFixture(file);
  const opened = await client.open(bytes, { signal: never, ...(password === undefined ? {} : { password }) });
  if (!opened.ok) throw new Error(opened.failure);
  return opened.value;
}

async function readAll(file: OpenPdf): Promise<Page[]> {
  const pages = await file.readPages(1, file.pageCount, never);
  return pages.flatMap((page) => (page.ok ? [page.page] : []));
}

describe("the PDF worker", () => {
  for (const name of [
    "lab-report.pdf",
    "clinic-letter-two-columns.pdf",
    "discharge-summary.pdf",
    "five-page-letter.pdf",
    "filled-form.pdf",
  ]) {
    it(`reads ${name} with the place of every line`, async () => {
      const { fixture } = await fetchFixture(name);
      const file = await open(name);
      expect(file.pageCount).toBe(fixture.pages);
      const pages = await readAll(file);
      for (const page of pages) expectConsistent(page);
      expectFixtureWords(fixture, pages);
      await file.close();
    });
  }

  it("reads a document in groups, each page once and in order", async () => {
    const file = await open("five-page-letter.pdf");
    const whole = await readAll(file);
    const groups: Page[] = [];
    for (const [first, last] of [
      [1, 2],
      [3, 4],
      [5, 5],
      [2, 3],
    ] as const) {
      for (const page of await file.readPages(first, last, never)) if (page.ok) groups.push(page.page);
    }
    expect(groups.map((page) => page.number)).toEqual([1, 2, 3, 4, 5, 2, 3]);
    expect(groups.map((page) => page.text)).toEqual([1, 2, 3, 4, 5, 2, 3].map((number) => whole[number - 1]?.text));
    await file.close();
  });

  it("marks filled form fields as such", async () => {
    const [page] = await readAll(await open("filled-form.pdf"));
    const fields = page?.lines.filter((line) => line.source === "form-field") ?? [];
    expect(fields.map((line) => page?.text.slice(line.start, line.end))).toContain(
      "Main problem: Painful swollen hands",
    );
    expect(page?.text).not.toContain("Current smoker: yes");
  });

  it("tells pages without words, and draws them", async () => {
    const file = await open("mixed-text-and-scan.pdf");
    const pages = await file.readPages(1, 2, never);
    expect(pages.map((page) => page.ok && page.needsRecognition)).toEqual([false, true]);
    const drawn = await file.renderPage(2, 72, never);
    if (!drawn.ok) throw new Error(drawn.failure);
    const bitmap = await createImageBitmap(
      new Blob([new Uint8Array(drawn.value.bytes)], { type: drawn.value.mediaType }),
    );
    expect([bitmap.width, bitmap.height]).toEqual([596, 842]);
    const context = new OffscreenCanvas(596, 842).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, 596, 842).data ?? new Uint8ClampedArray();
    expect(pixels.filter((value, index) => index % 4 === 0 && value < 128).length).toBeGreaterThan(500);
  });

  it("loses a broken page and keeps the others", async () => {
    const { fixture } = await fetchFixture("one-broken-page.pdf");
    const file = await open("one-broken-page.pdf");
    const pages = await file.readPages(1, file.pageCount, never);
    expect(pages.map((page) => page.ok)).toEqual([true, false, true]);
    expectFixtureWords(fixture, await readAll(file));
  });

  it("says why a file cannot be opened", async () => {
    for (const [name, password, failure] of [
      ["password-protected.pdf", undefined, "password-protected"],
      ["password-protected.pdf", "not this", "wrong-password"],
      ["damaged.pdf", undefined, "damaged"],
      ["text-named.pdf", undefined, "damaged"],
    ] as const) {
      const { bytes } = await fetchFixture(name);
      expect(await client.open(bytes, { signal: never, ...(password ? { password } : {}) })).toEqual({
        ok: false,
        failure,
      });
    }
  });

  it("opens a locked file with its password", async () => {
    const { fixture } = await fetchFixture("password-protected.pdf");
    expectFixtureWords(fixture, await readAll(await open("password-protected.pdf", fixture.password)));
  });

  it("keeps two open files apart, also after one is closed", async () => {
    const [first, second] = [await open("lab-report.pdf"), await open("discharge-summary.pdf")];
    await first.close();
    expect((await readAll(second))[0]?.text).toContain("Discharge summary");
  });

  it("opens a file again by itself after its worker was ended", async () => {
    const file = await open("five-page-letter.pdf");
    client.stop();
    const sizes = await file.measurePages(1, 5, never);
    expect(sizes.ok && sizes.value.length).toBe(5);
    expect((await readAll(file)).length).toBe(5);
  });

  it("answers a call whose worker crashes with reader-stopped, and the next one is read", async () => {
    const crashing = "data:text/javascript,addEventListener('message',()=>{throw new Error('crash')})";
    let started = 0;
    const fragile = createPdfClient(() => {
      started++;
      return started === 1
        ? new Worker(crashing, { type: "module" })
        : new Worker(new URL("../../src/workers/pdf/worker.ts", import.meta.url), { type: "module" });
    });
    const { bytes } = await fetchFixture("lab-report.pdf");
    expect(await fragile.open(bytes, { signal: never })).toEqual({ ok: false, failure: "reader-stopped" });
    const opened = await fragile.open(bytes, { signal: never });
    expect(opened.ok && opened.value.pageCount).toBe(1);
    fragile.stop();
  });

  it("answers a cancelled call at once", async () => {
    const file = await open("five-page-letter.pdf");
    const abort = new AbortController();
    const reading = file.readPages(1, 5, abort.signal);
    abort.abort();
    for (const page of await reading) expect(page.ok || page.code === "cancelled").toBe(true);
    expect((await readAll(file)).length).toBe(5);
  });
});
