import { afterAll, describe, expect, it } from "vitest";
import { failureSentences } from "#core/domain/failure.ts";
import { createNodeOcrEngine } from "../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../sync-server/readers/pdf-engine.ts";
import { readOneFile } from "../../sync-server/readers/read-one-file.ts";
import { readFixture, readManifest } from "../fixtures/manifest.ts";
import { expectFixtureWords } from "../workers/reading-expectations.ts";

const ocr = createNodeOcrEngine();
const pdf = createNodePdfEngine();
const now = new Date("2025-07-01T09:00:00Z");
const never = new AbortController().signal;
afterAll(() => ocr.close());

describe("the readers on Node", { timeout: 60_000 }, () => {
  for (const fixture of readManifest()) {
    it(`${fixture.file}: ${fixture.about}`, async () => {
      const { bytes } = readFixture(fixture.file);
      const { printed } = await readOneFile({ pdf, ocr }, fixture.file, bytes, now);
      if (fixture.failure) {
        expect(printed.failure).toEqual({ code: fixture.failure, message: failureSentences[fixture.failure] });
        return;
      }
      expect(printed.failure).toBeUndefined();
      expect(printed.type).toBe(fixture.type);
      expect(printed.lostPages).toEqual(fixture.lostPages ?? []);
      expectFixtureWords(fixture, printed.pages);
      if (fixture.sources) expect(printed.pages.map((page) => page.source)).toEqual(fixture.sources);
      for (const citation of printed.citations) {
        const text = printed.pages.find((page) => page.number === citation.page)?.text ?? "";
        expect(text.slice(citation.start, citation.end)).toBe(citation.quote);
      }
    });
  }

  it("refuses a file that is too large before it is read", async () => {
    const { printed } = await readOneFile({ pdf, ocr }, "big.pdf", new Uint8Array(10 * 1024 * 1024 + 1), now);
    expect(printed.failure?.code).toBe("too-large");
  });

  it("opens a locked PDF with its password only", async () => {
    const { fixture, bytes } = readFixture("password-protected.pdf");
    expect(await pdf.open(bytes, { password: "no", signal: never })).toEqual({ ok: false, failure: "wrong-password" });
    const opened = await pdf.open(bytes, { password: fixture.password ?? "", signal: never });
    if (!opened.ok) throw new Error(opened.failure);
    const pages = await opened.value.readPages(1, 1, never);
    expectFixtureWords(
      fixture,
      pages.flatMap((page) => (page.ok ? [page.page] : [])),
    );
    await opened.value.close();
  });

  it("gives up a cancelled recognition and reads the next picture", async () => {
    const { bytes } = readFixture("prescription-photo.jpg");
    const abort = new AbortController();
    const reading = ocr.recognise({ bytes, mediaType: "image/jpeg" }, abort.signal);
    setTimeout(() => abort.abort(), 100);
    expect(await reading).toEqual({ ok: false, failure: "cancelled" });
    const next = await ocr.recognise({ bytes: readFixture("diary.png").bytes, mediaType: "image/png" }, never);
    expect(next.ok && next.value.text).toContain("My diary");
  });
});
