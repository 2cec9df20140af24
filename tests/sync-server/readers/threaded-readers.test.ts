import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { createThreadedReaders } from "../../../sync-server/readers/threaded-readers.ts";
import { sampleDocument } from "../../support/record-samples.ts";
import { threadFile } from "./stall.ts";

const ocr = createNodeOcrEngine();
const threads = createThreadedReaders(threadFile);
const thread = threads.of("ruth");
afterAll(async () => {
  await threads.close();
  await ocr.close();
});

const { content: _content, ...added } = sampleDocument("1");
const document = { ...added, processingStatus: "processing" as const };

const file = "public/demo/blood-results-29-january.pdf";

async function requestFor(signal = new AbortController().signal) {
  const bytes = new Uint8Array(await readFile(file));
  const content = { size: bytes.byteLength, type: "application/pdf", arrayBuffer: async () => bytes.slice().buffer };
  return { document, content, signal, onProgress: () => undefined };
}

test("a thread reads and understands as the server itself would", async () => {
  const here = await createReaders({ pdf: createNodePdfEngine(), ocr }).pdf(await requestFor());
  const there = await thread.readers.pdf(await requestFor());
  expect(there).toEqual(here);
  if (!here.ok) throw new Error("The file was not read.");
  const now = new Date("2025-06-01T00:00:00Z");
  const understanding = { document, pages: here.value.pages, now };
  expect(await thread.understand(understanding)).toEqual(understandDocument(understanding));
}, 30_000);

test("a call that is cancelled ends as cancelled, and the next one is answered", async () => {
  const controller = new AbortController();
  const reading = thread.readers.pdf(await requestFor(controller.signal));
  controller.abort();
  expect(await reading).toEqual({ ok: false, failure: "cancelled" });
  expect(await thread.readers.pdf(await requestFor())).toMatchObject({ ok: true });
}, 30_000);

test("a thread that cannot run fails its calls instead of leaving them waiting", async () => {
  const broken = createThreadedReaders(pathToFileURL(join("tests", "no-such-thread.ts")));
  await expect(broken.of("ruth").readers.pdf(await requestFor())).rejects.toThrow("The thread ended");
  await broken.close();
});

test("a thread that was ended is started anew by the next call", async () => {
  await threads.close();
  expect(await thread.readers.pdf(await requestFor())).toMatchObject({ ok: true });
}, 30_000);
