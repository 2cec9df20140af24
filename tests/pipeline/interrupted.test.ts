import { expect, test, vi } from "vitest";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

const reads: Reader = async () => succeed(onePage);

function eventually(store: Store, id: string, expected: object) {
  return vi.waitFor(async () => expect(await store.getDocument(id)).toMatchObject(expected), {
    timeout: 4000,
    interval: 3,
  });
}

test("interrupted however often, a document is begun once more", async () => {
  const { store, pipeline } = pipelineBench({ read: reads });
  await store.addDocuments([sampleDocument("a")]);
  for (let kill = 0; kill < 20; kill++)
    await store.claimJob({ owner: `killed ${kill}`, now: Date.now(), leaseMs: 60_000, exclusive: true });
  pipeline.start();
  await eventually(store, "a", { processingStatus: "completed" });
  await pipeline.stop();
});

test("a file on which the reader breaks three times fails, also when its home ends in between", async () => {
  const store = createMemoryStore();
  await store.addDocuments([sampleDocument("a")]);
  let broken = 0;
  for (let home = 1; home <= 3; home++) {
    const read: Reader = async () => {
      broken += 1;
      throw new Error("The worker died.");
    };
    const { pipeline } = pipelineBench({ read, parts: { store, limits: { retryAfterMs: 60_000 } } });
    pipeline.start();
    await vi.waitFor(() => expect(broken).toBe(home));
    await pipeline.stop();
    await store.claimJob({ owner: "killed", now: Date.now(), leaseMs: 60_000, exclusive: true });
  }
  expect(await store.getDocument("a")).toMatchObject({
    processingStatus: "failed",
    failure: { code: "reader-stopped" },
  });
});

test("a locked document waits for its password through any number of starts", async () => {
  const store = createMemoryStore();
  await store.addDocuments([sampleDocument("a")]);
  const read = vi.fn<Reader>(async () => fail("password-protected"));
  for (let start = 0; start < 8; start++) {
    const { pipeline } = pipelineBench({ read, parts: { store } });
    pipeline.start();
    await eventually(store, "a", { processingStatus: "pending", waiting: { code: "password-needed" } });
    await pipeline.stop();
  }
  expect(read).toHaveBeenCalledOnce();
});
