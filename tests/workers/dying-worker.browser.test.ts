import { zlibSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import { failureSentences } from "#core/domain/failure.ts";
import { fail } from "#core/domain/outcome.ts";
import type { NewDocument, Store } from "#core/domain/store.ts";
import { createPdfReader } from "#pipeline/read-pdf.ts";
import { type CallEnd, createWorkerCalls } from "#workers/calls/client.ts";
import { knownSlowness } from "#workers/calls/device-pace.ts";
import { createPdfClient } from "#workers/pdf/client.ts";
import { pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";
import { fetchFixture, never } from "./browser-fixtures.ts";

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A pipeline over the real PDF reader, whose workers can be killed by a file; `workers` are those that there were. */
function mortalPipeline() {
  const workers: Worker[] = [];
  const client = createPdfClient(() => {
    const worker = new Worker(new URL("./mortal-pdf-worker.js", import.meta.url), { type: "module" });
    workers.push(worker);
    return worker;
  }, 10_000);
  const read = createPdfReader(client, { recognise: async () => fail("no-text") });
  const bench = pipelineBench({
    read,
    parts: { slowness: knownSlowness, limits: { silenceMs: 20_000, pageMs: 40_000, leaseMs: 60_000 } },
  });
  ends.push(async () => {
    await bench.pipeline.stop();
    client.stop();
  });
  return { ...bench, workers };
}

function pdf(id: string, bytes: Uint8Array<ArrayBuffer>, second: number): NewDocument {
  const content = new Blob([bytes], { type: "application/pdf" });
  const uploadedAt = new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString();
  return { ...sampleDocument(id), originalFilename: `${id}.pdf`, byteSize: bytes.length, content, uploadedAt };
}

/** A PDF that opens well, but for the word in it that kills the worker. */
function killing(bytes: Uint8Array, word: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...bytes, ...new TextEncoder().encode(`\n%${word}\n%%EOF\n`)]);
}

/** One page whose content is packed 1000 to 1. */
function bomb(megabytes: number): Uint8Array<ArrayBuffer> {
  const packed = zlibSync(new Uint8Array(megabytes * 1024 * 1024).fill(32));
  const head =
    "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n" +
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n" +
    `4 0 obj\n<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  const tail = "\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n";
  return new Uint8Array([...new TextEncoder().encode(head), ...packed, ...new TextEncoder().encode(tail)]);
}

function manyPages(count: number): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: count }, (_, index) => index + 3);
  return new TextEncoder().encode(
    "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n" +
      `2 0 obj\n<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(" ")}]/Count ${count}>>\nendobj\n` +
      numbers.map((number) => `${number} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n`).join("") +
      "trailer\n<</Root 1 0 R>>\n%%EOF\n",
  );
}

function endOf(store: Store, id: string) {
  return vi.waitFor(
    async () => {
      const document = await store.getDocument(id);
      expect(document?.processingStatus).toMatch(/completed|failed/);
      return document;
    },
    // A silence of ten seconds is as many times longer as this machine is slower just now.
    { timeout: 100_000, interval: 20 },
  );
}

for (const [word, code] of [
  ["DIES-BY-WASM", "reader-stopped"],
  ["DIES-OF-MEMORY", "reader-stopped"],
  ["DIES-SILENTLY", "timed-out"],
] as const) {
  test(`a file whose reader ${word.toLowerCase().replaceAll("-", " ")} fails in words, and the files beside it are read`, {
    timeout: 240_000,
  }, async () => {
    const { store, pipeline, workers } = mortalPipeline();
    const { bytes: before } = await fetchFixture("lab-report.pdf");
    const { bytes: after } = await fetchFixture("discharge-summary.pdf");
    await store.addDocuments([
      pdf("before", before, 0),
      pdf("deadly", killing(before, word), 1),
      pdf("after", after, 2),
    ]);
    pipeline.start();
    expect(await endOf(store, "after")).toMatchObject({ processingStatus: "completed" });
    expect(await endOf(store, "before")).toMatchObject({ processingStatus: "completed" });
    expect(await endOf(store, "deadly")).toMatchObject({ failure: { code, message: failureSentences[code] } });
    expect((await store.getReading("after"))?.pages[0]?.text).toContain("Discharge summary");
    expect(workers.length).toBeGreaterThan(1);
  });
}

test("a file that unpacks to 400 MB, or has too many pages, fails before it does any harm", async () => {
  const { store, pipeline, workers } = mortalPipeline();
  const { bytes } = await fetchFixture("lab-report.pdf");
  const deadly = bomb(400);
  expect(deadly.length).toBeLessThan(2 * 1024 * 1024);
  await store.addDocuments([pdf("bomb", deadly, 0), pdf("pages", manyPages(2_500), 1), pdf("after", bytes, 2)]);
  pipeline.start();
  expect(await endOf(store, "bomb")).toMatchObject({ failure: { code: "unpacks-too-large" } });
  expect(await endOf(store, "pages")).toMatchObject({ failure: { code: "too-many-pages" } });
  expect(await endOf(store, "after")).toMatchObject({ processingStatus: "completed" });
  expect(workers.length).toBe(1);
}, 240_000);

/** A worker of one line, to be told what to do. */
function startPuppet(): Worker {
  const code = `addEventListener("message", ({ data: { kind, call, request } }) => {
    if (kind !== "call") return;
    if (request === "throw") throw new Error("broken");
    if (request === "spin") for (;;);
    if (request === "close") close();
    else postMessage({ kind: "end", call });
  });`;
  return new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}

test.each<[string, CallEnd]>([
  ["throw", "stopped"],
  ["spin", "silent"],
  ["close", "silent"],
])("a worker that does %s is replaced, and the next call is answered", async (request, expected) => {
  const calls = createWorkerCalls<string, never>({ start: startPuppet });
  ends.push(calls.stop);
  const options = { signal: never, silenceMs: 300, onReply: () => {} };
  expect(await calls.call("hello", options)).toBe("answered");
  const generation = calls.generation();
  expect(await calls.call(request, options)).toBe(expected);
  expect(calls.generation()).toBe(generation + 1);
  expect(await calls.call("hello", options)).toBe("answered");
});

test("a worker without work is ended, so that its memory comes back, and one with work is not", async () => {
  const terminated = vi.spyOn(Worker.prototype, "terminate");
  ends.push(() => terminated.mockRestore());
  const calls = createWorkerCalls<string, never>({ start: startPuppet, idleMs: 100 });
  const options = { signal: never, silenceMs: 5_000, onReply: () => {} };
  const spinning = calls.call("spin", { ...options, silenceMs: 400 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(terminated).not.toHaveBeenCalled();
  expect(await spinning).toBe("silent");
  terminated.mockClear();
  expect(await calls.call("hello", options)).toBe("answered");
  expect(terminated).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(terminated).toHaveBeenCalledOnce(), { timeout: 2_000 });
  expect(await calls.call("hello", options)).toBe("answered");
  calls.stop();
});
