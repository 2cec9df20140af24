import { expect, test, vi } from "vitest";
import { succeed } from "#core/domain/outcome.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

test("an entry of the patient's own is read without any engine, and an edited one is read anew", async () => {
  const { store, pipeline, errors } = pipelineBench({ read: async () => succeed(onePage) });
  const mediaType = "application/vnd.red-thread.entry+json";
  const content = (pain: number) =>
    new Blob([JSON.stringify({ kind: "check-in", date: "2025-05-20", pain })], { type: mediaType });
  const broken = new Blob(["{}"], { type: mediaType });
  const entry = { type: "entry", originalFilename: "Check-in, 20 May 2025", mediaType } as const;
  await store.addDocuments([
    sampleDocument("a", { ...entry, content: content(6) }),
    sampleDocument("b", { ...entry, content: broken }),
  ]);
  pipeline.start();
  const eventually = (id: string, expected: object) =>
    vi.waitFor(async () => expect(await store.getDocument(id)).toMatchObject(expected));
  await eventually("a", { processingStatus: "completed" });
  await eventually("b", { processingStatus: "failed", failure: { code: "damaged" } });
  expect((await store.getReading("a"))?.pages).toMatchObject([
    { text: "Check-in on 20 May 2025\nPain: 6 out of 10", source: "typed" },
  ]);
  const { originalFilename } = entry;
  await store.replaceContent("a", { originalFilename, content: content(3), byteSize: 1, sha256: "1", now: 1 });
  pipeline.wake();
  await vi.waitFor(async () => expect((await store.getReading("a"))?.pages[0]?.text).toContain("Pain: 3"));
  await pipeline.stop();
  expect(errors).toEqual([]);
});
