import { describe, expect, test } from "vitest";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const mediaType = "application/vnd.red-thread.entry+json";
const written = new Blob(['{"kind":"note","date":"2025-05-21","text":"one"}'], { type: mediaType });
const rewritten = new Blob(['{"kind":"note","date":"2025-05-22","text":"two"}'], { type: mediaType });
const entry = sampleDocument("a", { type: "entry", originalFilename: "Note", mediaType, content: written });
const replacement = {
  originalFilename: "Another note",
  byteSize: rewritten.size,
  sha256: "1".repeat(64),
  content: rewritten,
  now: sampleEpoch + 60_000,
};
const claim = { owner: "one", now: sampleEpoch + 120_000, leaseMs: 30_000, exclusive: false };

export function replacingTests(makeStore: MakeStore): void {
  describe("another content in place of a document's own", () => {
    test(
      "is kept, and the document is read anew; what was read of the old one stays until then",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([entry, sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
        await store.claimJob(claim);
        await store.completeJob({ documentId: "a", owner: "one", understood: sampleUnderstood("a") });
        const reading = await store.getReading("a");
        const { content: _content, now: _now, ...changed } = replacement;
        const known = await store.getDocument("a");
        const expected = { ...known, ...changed, processingStatus: "pending" };
        expect(await store.replaceContent("a", replacement)).toEqual(expected);
        expect(await store.getDocument("a")).toEqual(expected);
        expect((await store.listDocuments()).map(({ id }) => id)).toEqual(["b", "a"]);
        const content = await store.getContent("a");
        expect(content?.type).toBe(mediaType);
        expect(new TextDecoder().decode(await content?.arrayBuffer())).toContain("two");
        expect(await store.getReading("a")).toEqual(reading);
        expect(await store.claimJob(claim)).toMatchObject({ documentId: "b" });
        expect(await store.claimJob(claim)).toMatchObject({ documentId: "a", attempts: 1, queuedAt: replacement.now });
      }),
    );

    test(
      "takes the job from whoever reads the old one, so that what they find is not written",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([entry]);
        await store.claimJob(claim);
        expect(await store.replaceContent("a", replacement)).toMatchObject({ processingStatus: "pending" });
        const late = { documentId: "a", owner: "one" };
        expect(await store.completeJob({ ...late, understood: sampleUnderstood("a") })).toBe(false);
        expect(await store.getReading("a")).toBeUndefined();
        expect(await store.claimJob({ ...claim, owner: "two" })).toMatchObject({ documentId: "a", attempts: 1 });
      }),
    );

    test(
      "is nothing where there is no such document",
      withStore(makeStore, async ({ store }) => {
        expect(await store.replaceContent("a", replacement)).toBeUndefined();
        expect(await store.getContent("a")).toBeUndefined();
        expect(await store.claimJob(claim)).toBeUndefined();
      }),
    );
  });
}
