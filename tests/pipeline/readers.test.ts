import { expect, test, vi } from "vitest";
import { documentFailure } from "#core/domain/failure.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import type { OcrEngine, PdfEngine, PdfFile, PdfPage } from "#core/reading/engines.ts";
import { dotsPerInchFor, maximumPages } from "#pipeline/read-pdf.ts";
import { createReaders } from "#pipeline/readers.ts";

const document: MedicalDocument = {
  id: "a",
  type: "pdf",
  originalFilename: "a.pdf",
  uploadedAt: "2025-05-21T09:00:00.000Z",
  processingStatus: "processing",
  mediaType: "application/pdf",
  byteSize: 1,
  sha256: "",
};

function page(number: number, text: string): Page {
  return { number, text, lines: [], source: "text-layer", width: 595, height: 842 };
}
const withWords = (number: number): PdfPage => ({
  number,
  ok: true,
  page: page(number, `page ${number}`),
  needsRecognition: false,
});
const scanned = (number: number, text = ""): PdfPage => ({
  number,
  ok: true,
  page: page(number, text),
  needsRecognition: true,
});
const broken = (number: number): PdfPage => ({ number, ok: false, code: "damaged" });

function pdfOf(pages: PdfPage[], changes: Partial<PdfFile> = {}) {
  const render: PdfFile["renderPage"] = async () => succeed({ bytes: Uint8Array.of(1), mediaType: "image/png" });
  const file = {
    pageCount: changes.pageCount ?? pages.length,
    readPages: vi.fn<PdfFile["readPages"]>(changes.readPages ?? (async (first, last) => pages.slice(first - 1, last))),
    renderPage: vi.fn<PdfFile["renderPage"]>(changes.renderPage ?? render),
    close: vi.fn<PdfFile["close"]>(async () => {}),
  };
  return { file, engine: { open: async () => succeed(file) } satisfies PdfEngine };
}

function ocrOf(text: string): OcrEngine {
  return { recognise: async () => succeed({ text, lines: [], width: 2480, height: 3508 }) };
}
const breakingOcr: OcrEngine = { recognise: () => Promise.reject(new Error("Out of memory.")) };

function read(
  engines: { pdf?: PdfEngine; ocr?: OcrEngine },
  kind: "pdf" | "image" = "pdf",
  content = new Blob(["%PDF-"]),
) {
  const readers = createReaders({ pdf: engines.pdf ?? pdfOf([]).engine, ocr: engines.ocr ?? ocrOf("") });
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  return { onProgress, outcome: readers[kind]({ document, content, signal, onProgress }) };
}

test("pages are read in batches, in order, and the file is closed", async () => {
  const { engine, file } = pdfOf(Array.from({ length: 40 }, (_, index) => withWords(index + 1)));
  const { outcome, onProgress } = read({ pdf: engine });
  const result = await outcome;
  expect(result.ok && result.value.pages.map((each) => each.number)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  expect(result.ok && result.value.lostPages).toEqual([]);
  expect(file.readPages.mock.calls.map(([first, last]) => [first, last])).toEqual([
    [1, 16],
    [17, 32],
    [33, 40],
  ]);
  expect(onProgress).toHaveBeenCalledWith({ step: "reading", page: 17, pageCount: 40 });
  expect(file.close).toHaveBeenCalledOnce();
});

test("a page without words is rendered and recognised, and keeps its size in points", async () => {
  const { engine, file } = pdfOf([withWords(1), scanned(2)]);
  const { outcome, onProgress } = read({ pdf: engine, ocr: ocrOf("scanned words") });
  expect(await outcome).toMatchObject({
    ok: true,
    value: {
      pages: [{ source: "text-layer" }, { number: 2, text: "scanned words", source: "ocr", width: 595, height: 842 }],
    },
  });
  expect(file.renderPage).toHaveBeenCalledExactlyOnceWith(2, 300, expect.anything());
  expect(onProgress).toHaveBeenCalledWith({ step: "recognising", page: 2, pageCount: 2 });
});

test("a broken page is lost alone, whether it is told, cannot be rendered, or breaks the engine", async () => {
  const { engine } = pdfOf([withWords(1), broken(2), withWords(3)]);
  expect(await read({ pdf: engine }).outcome).toMatchObject({ ok: true, value: { pageCount: 3, lostPages: [2] } });
  const renderPage = async () => fail("damaged" as const);
  const unrendered = pdfOf([withWords(1), scanned(2)], { renderPage });
  expect(await read({ pdf: unrendered.engine }).outcome).toMatchObject({ ok: true, value: { lostPages: [2] } });
  const ocrBreaks = pdfOf([scanned(1), withWords(2)]);
  expect(await read({ pdf: ocrBreaks.engine, ocr: breakingOcr }).outcome).toMatchObject({
    ok: true,
    value: { lostPages: [1] },
  });
});

test("when reading a batch breaks, its pages are read one by one and only the guilty is lost", async () => {
  const readPages: PdfFile["readPages"] = async (first, last) => {
    if (first <= 5 && last >= 5) throw new Error("The worker died.");
    return Array.from({ length: last - first + 1 }, (_, index) => withWords(first + index));
  };
  const { engine } = pdfOf([], { pageCount: 20, readPages });
  const result = await read({ pdf: engine }).outcome;
  expect(result).toMatchObject({ ok: true, value: { lostPages: [5] } });
  expect(result.ok && result.value.pages).toHaveLength(19);
});

test("when the engine breaks on everything, that is thrown, so that it is tried again", async () => {
  const { engine, file } = pdfOf([scanned(1), scanned(2)]);
  await expect(read({ pdf: engine, ocr: breakingOcr }).outcome).rejects.toThrow();
  expect(file.close).toHaveBeenCalledOnce();
});

test("blank pages are kept; a file of nothing but blank pages has no text; of nothing but broken ones, their reason", async () => {
  const some = await read({ pdf: pdfOf([withWords(1), scanned(2)]).engine }).outcome;
  expect(some).toMatchObject({ ok: true, value: { pages: [{}, { number: 2, text: "" }], lostPages: [] } });
  expect(await read({ pdf: pdfOf([scanned(1)]).engine }).outcome).toEqual(fail("no-text"));
  expect(await read({ pdf: pdfOf([broken(1), broken(2)]).engine }).outcome).toEqual(fail("damaged"));
  expect(await read({ pdf: pdfOf([]).engine }).outcome).toEqual(fail("no-text"));
});

test("the few words of a page without a text layer stay when recognition finds none or breaks", async () => {
  for (const ocr of [ocrOf(" "), breakingOcr]) {
    const result = await read({ pdf: pdfOf([scanned(1, "STAMP")]).engine, ocr }).outcome;
    expect(result).toMatchObject({ ok: true, value: { pages: [{ text: "STAMP" }], lostPages: [] } });
  }
});

test("what opening says is the failure, and too many pages are refused unread", async () => {
  const locked: PdfEngine = { open: async () => fail("password-protected") };
  expect(await read({ pdf: locked }).outcome).toEqual(fail("password-protected"));
  const { engine, file } = pdfOf([], { pageCount: maximumPages + 1 });
  expect(await read({ pdf: engine }).outcome).toEqual(fail("too-many-pages"));
  expect(file.readPages).not.toHaveBeenCalled();
  expect(file.close).toHaveBeenCalledOnce();
});

test("an aborted reading ends soon and closes the file", async () => {
  const stopping = new AbortController();
  const { engine, file } = pdfOf(Array.from({ length: 60 }, (_, index) => withWords(index + 1)));
  const readers = createReaders({ pdf: engine, ocr: ocrOf("") });
  const onProgress = () => stopping.abort();
  const content = new Blob(["%PDF-"]);
  expect(await readers.pdf({ document, content, signal: stopping.signal, onProgress })).toEqual(fail("cancelled"));
  expect(file.readPages).toHaveBeenCalledOnce();
  expect(file.close).toHaveBeenCalledOnce();
});

test("a letter is rendered at 300 dots per inch, a poster coarser, so that no picture passes 20 megapixels", () => {
  expect(dotsPerInchFor({ width: 612, height: 792 })).toBe(300);
  expect(dotsPerInchFor({})).toBe(300);
  for (const side of [2000, 5000, 14_400]) {
    const dotsPerInch = dotsPerInchFor({ width: side, height: side });
    expect(dotsPerInch).toBeGreaterThan(0);
    expect(((side / 72) * dotsPerInch) ** 2).toBeLessThanOrEqual(20_000_000);
  }
});

test("an image is one recognised page; one without words has no text", async () => {
  const image = new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]);
  expect(await read({ ocr: ocrOf("Take 5 mg") }, "image", image).outcome).toMatchObject({
    ok: true,
    value: { pages: [{ number: 1, text: "Take 5 mg", source: "ocr", width: 2480 }], pageCount: 1, lostPages: [] },
  });
  expect(await read({ ocr: ocrOf("\n") }, "image", image).outcome).toEqual(fail("no-text"));
});

test("an image with too many pixels is refused by its header, before anything decodes it", async () => {
  const header = new Uint8Array(64);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(header.buffer);
  view.setUint32(16, 40_000);
  view.setUint32(20, 40_000);
  const recognise = vi.fn<OcrEngine["recognise"]>();
  const { outcome } = read({ ocr: { recognise } }, "image", new Blob([header]));
  expect(await outcome).toEqual(fail("too-many-pixels"));
  expect(recognise).not.toHaveBeenCalled();
  expect(documentFailure("too-many-pixels").message).toContain("smaller copy");
});
