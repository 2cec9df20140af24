import { afterEach, expect, test, vi } from "vitest";
import { succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { PipelineParts, Reader } from "#pipeline/pipeline-parts.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((pipeline) => pipeline.stop()));
});

/** A pipeline as a tab has it: with the browser's own locks and channels. */
function tab(store: Store, lockName: string, read: Reader) {
  const parts: Partial<PipelineParts> = {
    store,
    lockName,
    lock: navigator.locks,
    tabs: new BroadcastChannel(lockName),
    newId: () => crypto.randomUUID(),
  };
  const { pipeline } = pipelineBench({ read, parts });
  started.push(pipeline);
  return pipeline;
}

function completed(store: Store, id: string) {
  return vi.waitFor(async () => expect(await store.getDocument(id)).toMatchObject({ processingStatus: "completed" }), {
    timeout: 5000,
    interval: 5,
  });
}

test("what one tab adds is read by the tab that works, once", async () => {
  const store = createMemoryStore();
  const readIn: string[] = [];
  const reader =
    (name: string): Reader =>
    async () => {
      readIn.push(name);
      return succeed(onePage);
    };
  const lockName = crypto.randomUUID();
  tab(store, lockName, reader("first")).start();
  const second = tab(store, lockName, reader("second"));
  second.start();
  await store.addDocuments([sampleDocument("a")]);
  second.wake();
  await completed(store, "a");
  expect(readIn).toEqual(["first"]);
});

test("a tab that is closed while it works lets the next one go on at once", async () => {
  const store = createMemoryStore();
  const lockName = crypto.randomUUID();
  const frame = document.body.appendChild(document.createElement("iframe"));
  const heldByFrame = new Promise<void>((resolve) => {
    void frame.contentWindow?.navigator.locks.request(lockName, () => {
      resolve();
      return new Promise(() => {});
    });
  });
  await heldByFrame;
  await store.addDocuments([sampleDocument("a")]);
  await store.claimJob({ owner: "frame", now: Date.now(), leaseMs: 3_600_000, exclusive: true });

  const read = vi.fn<Reader>(async () => succeed(onePage));
  tab(store, lockName, read).start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read).not.toHaveBeenCalled();

  const closed = performance.now();
  frame.remove();
  await completed(store, "a");
  expect(performance.now() - closed).toBeLessThan(5000);
  expect(read).toHaveBeenCalledOnce();
});
