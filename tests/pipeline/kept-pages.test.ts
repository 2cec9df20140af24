import { expect, test, vi } from "vitest";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import type { Store } from "#core/domain/store.ts";
import type { OcrEngine, PdfEngine } from "#core/reading/engines.ts";
import { keptPagesOf } from "#pipeline/kept-pages.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

const pageCount = 5;

/** A scan of five pages, none of which has words of its own. */
const scan: PdfEngine = {
  open: async () =>
    succeed({
      pageCount,
      readPages: async (first, last) =>
        Array.from({ length: last - first + 1 }, (_, index) => {
          const page: Page = { number: first + index, text: "", lines: [], source: "text-layer" };
          return { number: page.number, ok: true, page, needsRecognition: true };
        }),
      renderPage: async (number) => succeed({ bytes: Uint8Array.of(number), mediaType: "image/png" }),
      close: async () => {},
    }),
};

/** Recognises page after page, and hangs on one until the reading is given up. */
function recogniser(hangsOn?: number) {
  const pages: number[] = [];
  const ocr: OcrEngine = {
    async recognise({ bytes }, signal) {
      const number = bytes[0] ?? 0;
      if (number === hangsOn) {
        await new Promise<void>((resolve) => signal.addEventListener("abort", resolve));
        return fail("cancelled");
      }
      pages.push(number);
      return succeed({ text: `Page ${number}`, lines: [], width: 10, height: 10 });
    },
  };
  return { ocr, pages };
}

function bench(store: Store, hangsOn?: number) {
  const { ocr, pages } = recogniser(hangsOn);
  const { pdf } = createReaders({ pdf: scan, ocr });
  return { ...pipelineBench({ read: pdf, parts: { store } }), pages };
}

const keptNames = async (store: Store) => (await store.listSearchState()).filter((name) => name.includes("read-page"));

test("an interrupted scan goes on with the page it had come to, and keeps nothing when it is whole", async () => {
  const store = createMemoryStore();
  await store.addDocuments([sampleDocument("a")]);
  const first = bench(store, 4);
  first.pipeline.start();
  await vi.waitFor(async () => expect(await keptNames(store)).toHaveLength(3));
  await first.pipeline.stop();
  expect(first.pages).toEqual([1, 2, 3]);

  const second = bench(store);
  second.pipeline.start();
  await vi.waitFor(async () => expect((await store.getDocument("a"))?.processingStatus).toBe("completed"));
  await second.pipeline.stop();
  expect(second.pages).toEqual([4, 5]);
  expect((await store.getReading("a"))?.pages.map(({ text }) => text)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Page ${number}`),
  );
  await vi.waitFor(async () => expect(await keptNames(store)).toEqual([]));
});

test("pages of other bytes are read anew", async () => {
  const store = createMemoryStore();
  await store.addDocuments([sampleDocument("a")]);
  const page: Page = { number: 1, text: "Old words", lines: [], source: "ocr" };
  const ofOld = keptPagesOf(store, { id: "a", sha256: "old" }, () => {});
  ofOld.keep(page);
  await vi.waitFor(async () => expect(await keptNames(store)).toHaveLength(1));
  expect(await ofOld.find(1)).toEqual(page);
  expect(await keptPagesOf(store, { id: "a", sha256: "new" }, () => {}).find(1)).toBeUndefined();
});

test("a page that is read after its document was deleted is not kept", async () => {
  const store = createMemoryStore();
  await store.addDocuments([sampleDocument("a")]);
  const kept = keptPagesOf(store, { id: "a", sha256: "" }, () => {});
  await store.deleteDocument("a");
  kept.keep({ number: 1, text: "Words", lines: [], source: "ocr" });
  await kept.forget();
  expect(await keptNames(store)).toEqual([]);
});

test("a storage that refuses costs nothing but what it would have saved", async () => {
  const errors: unknown[] = [];
  const refuse = async () => {
    throw new Error("The disk is full.");
  };
  const store = { ...createMemoryStore(), writeSearchState: refuse, readSearchState: refuse };
  await store.addDocuments([sampleDocument("a")]);
  const { ocr, pages } = recogniser();
  const { pdf } = createReaders({ pdf: scan, ocr });
  const { pipeline } = pipelineBench({ read: pdf, parts: { store, onError: (error) => errors.push(error) } });
  pipeline.start();
  await vi.waitFor(async () => expect((await store.getDocument("a"))?.processingStatus).toBe("completed"));
  await pipeline.stop();
  expect(pages).toEqual([1, 2, 3, 4, 5]);
  expect(errors.length).toBeGreaterThan(0);
});
