import { expect, test, vi } from "vitest";
import { failureSentences } from "#core/domain/failure.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createMemoryLock } from "../support/memory-lock.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument, sampleInstant } from "../support/record-samples.ts";

const reads: Reader = async () => succeed(onePage);
/** A reader that listens to nobody. */
const hangs: Reader = () => new Promise(() => {});

function eventually(store: Store, id: string, expected: object) {
  return vi.waitFor(async () => expect(await store.getDocument(id)).toMatchObject(expected), {
    timeout: 4000,
    interval: 3,
  });
}

test("a document goes from pending over processing, with its progress, to completed with everything understood", async () => {
  let go = () => {};
  const { store, pipeline, errors } = pipelineBench({
    read: async ({ onProgress }) => {
      onProgress({ step: "reading", page: 2, pageCount: 7 });
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return succeed(onePage);
    },
  });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", {
    processingStatus: "processing",
    progress: { step: "reading", page: 2, pageCount: 7 },
  });
  go();
  await eventually(store, "a", { processingStatus: "completed", kind: "lab-report", pageCount: 1, lostPages: [] });
  expect((await store.getReading("a"))?.pages).toEqual(onePage.pages);
  expect(await store.getDocument("a")).not.toHaveProperty("progress");
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("an idle pipeline sleeps until it is woken", async () => {
  const { store, pipeline } = pipelineBench({ read: reads });
  pipeline.start();
  await store.addDocuments([sampleDocument("a")]);
  pipeline.wake();
  await eventually(store, "a", { processingStatus: "completed" });
  await store.addDocuments([sampleDocument("b")]);
  pipeline.wake();
  await eventually(store, "b", { processingStatus: "completed" });
  await pipeline.stop();
});

test("what a reader says of the file is the document's failure", async () => {
  const { store, pipeline, errors } = pipelineBench({ read: async () => fail("damaged") });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  const message = failureSentences.damaged;
  await eventually(store, "a", { processingStatus: "failed", failure: { code: "damaged", message } });
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("a reader that breaks is tried three times, then the document fails in words, and retry works", async () => {
  let breaks = true;
  const read = vi.fn<Reader>(async () => {
    if (breaks) throw new Error("The worker died.");
    return succeed(onePage);
  });
  const { store, pipeline, errors } = pipelineBench({ read });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "failed", failure: { code: "reader-stopped" } });
  expect(read).toHaveBeenCalledTimes(3);
  expect(errors).toHaveLength(3);
  breaks = false;
  await store.retryDocument("a", Date.now());
  pipeline.wake();
  await eventually(store, "a", { processingStatus: "completed" });
  await pipeline.stop();
});

test("an engine whose worker ended says so as a value, and is tried again all the same", async () => {
  const read = vi.fn(reads).mockResolvedValueOnce(fail("reader-stopped")).mockResolvedValueOnce(fail("cancelled"));
  const { store, pipeline, errors } = pipelineBench({ read });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  expect(read).toHaveBeenCalledTimes(3);
  expect(errors).toHaveLength(2);
  await pipeline.stop();
});

test("a reader that breaks once loses nothing", async () => {
  const read = vi.fn(reads).mockRejectedValueOnce(new Error("The worker died."));
  const { store, pipeline } = pipelineBench({ read });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  expect(read).toHaveBeenCalledTimes(2);
  await pipeline.stop();
});

test("a document that a killed tab left behind goes on at the next start, long before its lease ends", async () => {
  const { store, pipeline } = pipelineBench({ read: reads });
  await store.addDocuments([sampleDocument("a")]);
  await store.claimJob({ owner: "killed", now: Date.now(), leaseMs: 3_600_000, exclusive: true });
  const started = performance.now();
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  expect(performance.now() - started).toBeLessThan(1000);
  await pipeline.stop();
});

test("two tabs never read one document twice, and the second goes on where the first stopped", async () => {
  const begun: string[] = [];
  const read: Reader = async ({ document }) => {
    begun.push(document.id);
    await new Promise((resolve) => setTimeout(resolve, 2));
    return succeed(onePage);
  };
  const lock = createMemoryLock();
  const first = pipelineBench({ read, parts: { lock } });
  const second = pipelineBench({ read, parts: { lock, store: first.store, newId: () => "second tab" } });
  const ids = Array.from({ length: 20 }, (_, index) => `document-${index}`);
  await first.store.addDocuments(ids.map((id, index) => sampleDocument(id, { uploadedAt: sampleInstant(index) })));
  first.pipeline.start();
  second.pipeline.start();
  await eventually(first.store, "document-9", { processingStatus: "completed" });
  await first.pipeline.stop();
  await eventually(first.store, "document-19", { processingStatus: "completed" });
  await second.pipeline.stop();
  const twice = begun.filter((id, index) => begun.indexOf(id) !== index);
  // Only the one that the first tab gave back when it stopped may have been begun again.
  expect(twice.length).toBeLessThanOrEqual(1);
  expect(new Set(begun)).toEqual(new Set(ids));
});

test("a reader that goes silent is stopped, and the document says that it took too long", async () => {
  let signal: AbortSignal | undefined;
  const { store, pipeline, errors } = pipelineBench({
    read: (request) => {
      signal = request.signal;
      return hangs(request);
    },
    parts: { limits: { silenceMs: 30 } },
  });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "failed", failure: { code: "timed-out" } });
  expect(signal?.aborted).toBe(true);
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("on a slow device a silence may be as many times longer", async () => {
  const { store, pipeline } = pipelineBench({
    read: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return succeed(onePage);
    },
    parts: { limits: { silenceMs: 30 }, slowness: () => 40 },
  });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  await pipeline.stop();
});

test("signs of life do not prolong the longest time that one page may take", async () => {
  const { store, pipeline } = pipelineBench({
    read: async ({ signal, onProgress }) => {
      while (!signal.aborted) {
        onProgress({ step: "reading", page: 1 });
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
      return fail("cancelled");
    },
    parts: { limits: { silenceMs: 1000, pageMs: 60 } },
  });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "failed", failure: { code: "timed-out" } });
  await pipeline.stop();
});

test("a document of many slow pages takes as long as they do", async () => {
  const { store, pipeline } = pipelineBench({
    read: async ({ signal, onProgress }) => {
      for (let page = 1; page <= 30; page += 1) {
        onProgress({ step: "recognising", page, pageCount: 30 });
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (signal.aborted) return fail("cancelled");
      }
      return succeed(onePage);
    },
    parts: { limits: { silenceMs: 1000, pageMs: 200 } },
  });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  await pipeline.stop();
});

test("a document that is deleted while it is read stops its reader and leaves nothing", async () => {
  let signal: AbortSignal | undefined;
  const { store, pipeline, errors } = pipelineBench({
    read: (request) => {
      signal = request.signal;
      return hangs(request);
    },
  });
  await store.addDocuments([sampleDocument("a"), sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "processing" });
  await vi.waitFor(() => expect(signal).toBeDefined());
  const ofFirst = signal;
  await store.deleteDocument("a");
  await vi.waitFor(() => expect(ofFirst?.aborted).toBe(true));
  await eventually(store, "b", { processingStatus: "processing" });
  expect(await store.getDocument("a")).toBeUndefined();
  expect(await store.getReading("a")).toBeUndefined();
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("stopping gives the document back uncounted, however often", async () => {
  const { store, pipeline } = pipelineBench({ read: hangs });
  await store.addDocuments([sampleDocument("a")]);
  for (let time = 0; time < 5; time += 1) {
    pipeline.start();
    await eventually(store, "a", { processingStatus: "processing" });
    await pipeline.stop();
    expect(await store.getDocument("a")).toMatchObject({ processingStatus: "pending" });
  }
  const job = await store.claimJob({ owner: "next", now: Date.now(), leaseMs: 1, exclusive: true });
  expect(job).toMatchObject({ attempts: 1 });
});

test("a pipeline that waits for another's lock can be stopped", async () => {
  const lock = createMemoryLock();
  const first = pipelineBench({ read: reads, parts: { lock } });
  const second = pipelineBench({ read: reads, parts: { lock } });
  first.pipeline.start();
  second.pipeline.start();
  await second.pipeline.stop();
  expect(second.errors).toEqual([]);
  await first.pipeline.stop();
});

test("retrying what no version can read ends with the same reason", async () => {
  const read = vi.fn(reads);
  const { store, pipeline } = pipelineBench({ read });
  await store.addDocuments([sampleDocument("a", { content: new Blob(["only words"]) })]);
  pipeline.start();
  await eventually(store, "a", { processingStatus: "failed", failure: { code: "mislabelled" } });
  expect(read).not.toHaveBeenCalled();
  await pipeline.stop();
});

test("two at a time are two at a time, and never the same", async () => {
  let most = 0;
  const active = new Set<string>();
  const read: Reader = async ({ document }) => {
    expect(active.has(document.id)).toBe(false);
    active.add(document.id);
    most = Math.max(most, active.size);
    await new Promise((resolve) => setTimeout(resolve, 3));
    active.delete(document.id);
    return succeed(onePage);
  };
  const { store, pipeline, errors } = pipelineBench({ read, parts: { limits: { concurrency: 2 } } });
  const ids = Array.from({ length: 8 }, (_, index) => `document-${index}`);
  await store.addDocuments(ids.map((id, index) => sampleDocument(id, { uploadedAt: sampleInstant(index) })));
  pipeline.start();
  for (const id of ids) await eventually(store, id, { processingStatus: "completed" });
  expect(most).toBe(2);
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("a storage that fails for a moment is told of and survived", async () => {
  const bench = pipelineBench({ read: reads });
  const claimJob = vi.spyOn(bench.store, "claimJob").mockRejectedValueOnce(new Error("The disk is busy."));
  await bench.store.addDocuments([sampleDocument("a")]);
  bench.pipeline.start();
  await eventually(bench.store, "a", { processingStatus: "completed" });
  expect(claimJob).toHaveBeenCalled();
  expect(bench.errors).toHaveLength(1);
  await bench.pipeline.stop();
});
