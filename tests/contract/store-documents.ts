import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentFailure } from "#core/domain/failure.ts";
import {
  sampleDocument,
  sampleEpoch,
  sampleInsight,
  sampleInstant,
  sampleUnderstood,
} from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const claim = { owner: "worker", now: sampleEpoch, leaseMs: 30_000, exclusive: false };

export function documentTests(makeStore: MakeStore): void {
  describe("documents", () => {
    test(
      "an added document is pending and complete in every field",
      withStore(makeStore, async ({ store }) => {
        const { content, ...fields } = sampleDocument("a", { originalFilename: "Блёд тест 血液.pdf" });
        const added = await store.addDocuments([{ content, ...fields }]);
        expect(added).toEqual([{ ...fields, processingStatus: "pending" }]);
        expect(await store.getDocument("a")).toEqual(added[0]);
        expect(await store.getReading("a")).toBeUndefined();
      }),
    );

    test(
      "a document that cannot be read is stored as failed, with its content and without a job",
      withStore(makeStore, async ({ store }) => {
        const failure = documentFailure("unsupported-type");
        const [added] = await store.addDocuments([sampleDocument("a", { failure })]);
        expect(added).toMatchObject({ processingStatus: "failed", failure });
        expect(await store.claimJob(claim)).toBeUndefined();
        expect((await store.getContent("a"))?.size).toBeGreaterThan(0);
      }),
    );

    test(
      "the list is newest upload first",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("b", { uploadedAt: sampleInstant(2) })]);
        await store.addDocuments([
          sampleDocument("c", { uploadedAt: sampleInstant(3) }),
          sampleDocument("a", { uploadedAt: sampleInstant(1) }),
        ]);
        expect((await store.listDocuments()).map((document) => document.id)).toEqual(["c", "b", "a"]);
      }),
    );

    test(
      "what is not there is undefined, false or empty",
      withStore(makeStore, async ({ store }) => {
        expect(await store.listDocuments()).toEqual([]);
        expect(await store.getDocument("none")).toBeUndefined();
        expect(await store.getContent("none")).toBeUndefined();
        expect(await store.getReading("none")).toBeUndefined();
        expect(await store.deleteDocument("none")).toBe(false);
        expect(await store.retryDocument("none", sampleEpoch)).toBeUndefined();
        expect(await store.addDocuments([])).toEqual([]);
      }),
    );

    test(
      "content comes back equal to the byte, with its size and type",
      withStore(makeStore, async ({ store }) => {
        let number = 0;
        await fc.assert(
          fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
            number += 1;
            const content = new Blob([new Uint8Array(bytes)], { type: "image/png" });
            await store.addDocuments([sampleDocument(`content-${number}`, { content, byteSize: content.size })]);
            const kept = await store.getContent(`content-${number}`);
            expect(kept?.size).toBe(bytes.length);
            expect(kept?.type).toBe("image/png");
            expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(1))).toEqual(new Uint8Array(bytes));
          }),
          { numRuns: 25 },
        );
      }),
    );

    test(
      "three megabytes come back equal, and once more when asked again",
      withStore(makeStore, async ({ store }) => {
        const bytes = new Uint8Array(3 * 1024 * 1024).map((_, index) => (index * 31 + (index >> 8)) & 255);
        const content = new Blob([bytes], { type: "image/jpeg" });
        await store.addDocuments([sampleDocument("large", { content, byteSize: content.size })]);
        for (let time = 0; time < 2; time += 1) {
          const kept = new Uint8Array((await (await store.getContent("large"))?.arrayBuffer()) ?? new ArrayBuffer(0));
          expect(kept.length).toBe(bytes.length);
          expect(kept.every((byte, index) => byte === bytes[index])).toBe(true);
        }
      }),
    );

    test(
      "changing what came out or went in changes nothing in the store",
      withStore(makeStore, async ({ store }) => {
        const [added] = await store.addDocuments([sampleDocument("a")]);
        if (added !== undefined) added.originalFilename = "changed";
        const [listed] = await store.listDocuments();
        if (listed !== undefined) listed.processingStatus = "completed";
        expect(await store.getDocument("a")).toMatchObject({
          originalFilename: "a.pdf",
          processingStatus: "pending",
        });
      }),
    );

    test(
      "a deleted document leaves nothing: no row, no content, no reading, no job",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a"), sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
        await store.claimJob(claim);
        await store.completeJob({ documentId: "a", owner: "worker", understood: sampleUnderstood("a") });
        expect(await store.deleteDocument("a")).toBe(true);
        expect(await store.deleteDocument("a")).toBe(false);
        expect(await store.getDocument("a")).toBeUndefined();
        expect(await store.getContent("a")).toBeUndefined();
        expect(await store.getReading("a")).toBeUndefined();
        expect(await store.retryDocument("a", sampleEpoch)).toBeUndefined();
        expect(await store.deleteDocument("b")).toBe(true);
        expect(await store.claimJob(claim)).toBeUndefined();
      }),
    );

    test(
      "the revision of the completed documents grows when one is completed, read anew, restored or gone, and only then",
      withStore(makeStore, async ({ store }) => {
        if (store.completedRevision === undefined || store.listCompletedRevisions === undefined) return;
        const seen: number[] = [];
        const look = async () => {
          seen.push((await store.completedRevision?.()) ?? Number.NaN);
          return (await store.listCompletedRevisions?.()) ?? new Map<string, number>();
        };
        const complete = async (documentId: string) => {
          await store.claimJob(claim);
          await store.completeJob({ documentId, owner: "worker", understood: sampleUnderstood(documentId) });
        };
        expect(await look()).toEqual(new Map());
        await store.addDocuments([sampleDocument("a"), sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
        expect([...(await look()).keys()]).toEqual([]);
        await complete("a");
        await complete("b");
        const first = await look();
        expect([...first.keys()].sort()).toEqual(["a", "b"]);
        await store.retryDocument("b", sampleEpoch);
        expect([...(await look()).keys()]).toEqual(["a"]);
        await complete("b");
        const again = await look();
        expect(again.get("a")).toBe(first.get("a"));
        expect(again.get("b")).toBeGreaterThan(first.get("b") ?? Number.NaN);
        const document = await store.getDocument("b");
        const content = await store.getContent("b");
        const reading = await store.getReading("b");
        await store.deleteDocument("b");
        expect([...(await look()).keys()]).toEqual(["a"]);
        if (document === undefined || content === undefined || reading === undefined) throw new Error("b was lost");
        await store.restoreDocument({ document, content, reading });
        const restored = await look();
        expect(restored.get("b")).toBeGreaterThan(again.get("b") ?? Number.NaN);
        // Adding documents changes nothing; each of the five steps after it does.
        expect(seen[1]).toBe(seen[0]);
        expect(new Set(seen).size).toBe(seen.length - 1);
        expect(seen).toEqual([...seen].sort((one, other) => one - other));
      }),
    );

    test(
      "search state that is named after a document goes with it, and no other",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("5f2c"), sampleDocument("88ad", { uploadedAt: sampleInstant(1) })]);
        for (const name of ["passages:5f2c", "passages:88ad", "terms"]) {
          await store.writeSearchState(name, Uint8Array.of(1));
        }
        await store.deleteDocument("5f2c");
        expect((await store.listSearchState()).sort()).toEqual(["passages:88ad", "terms"]);
        expect(await store.readSearchState("passages:5f2c")).toBeUndefined();
      }),
    );

    test(
      "everything survives a killed process",
      withStore(makeStore, async ({ store, reopen }) => {
        if (reopen === undefined) return;
        await store.addDocuments([sampleDocument("a"), sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
        await store.claimJob(claim);
        const understood = sampleUnderstood("a");
        await store.completeJob({ documentId: "a", owner: "worker", understood });
        await store.claimJob(claim);
        await store.replaceInsights([sampleInsight("i")]);
        await store.writeSearchState("index", Uint8Array.of(1, 2, 3));
        const before = await store.listDocuments();
        const again = await reopen();
        expect(await again.listDocuments()).toEqual(before);
        expect(await again.getReading("a")).toEqual({
          documentId: "a",
          pages: understood.pages,
          facts: understood.facts,
          engine: understood.engine,
        });
        expect((await again.getContent("b"))?.size).toBe(sampleDocument("b").byteSize);
        expect(await again.listInsights()).toEqual([sampleInsight("i")]);
        expect(await again.readSearchState("index")).toEqual(Uint8Array.of(1, 2, 3));
        expect(await again.claimJob({ ...claim, owner: "next", exclusive: true })).toMatchObject({
          documentId: "b",
          attempts: 1,
        });
      }),
    );
  });

  describe("insights and search state", () => {
    test(
      "insights are replaced as a whole",
      withStore(makeStore, async ({ store }) => {
        expect(await store.listInsights()).toEqual([]);
        await store.replaceInsights([sampleInsight("one"), sampleInsight("two")]);
        expect(await store.listInsights()).toEqual([sampleInsight("one"), sampleInsight("two")]);
        await store.replaceInsights([sampleInsight("three")]);
        expect(await store.listInsights()).toEqual([sampleInsight("three")]);
        await store.replaceInsights([]);
        expect(await store.listInsights()).toEqual([]);
      }),
    );

    test(
      "what the patient said of a thread outlives the thread, is replaced by thread, and can be taken back",
      withStore(makeStore, async ({ store }) => {
        const thread = sampleInsight("thread|treatment|symptom:pain|naproxen|less");
        const wrong = {
          threadId: thread.id,
          verdict: "wrong" as const,
          insight: thread.insight,
          givenAt: sampleInstant(1),
        };
        expect(await store.listThreadFeedback()).toEqual([]);
        await store.replaceInsights([thread]);
        await store.putThreadFeedback(wrong);
        await store.putThreadFeedback({ ...wrong, threadId: "other", givenAt: sampleInstant(2) });
        await store.replaceInsights([]);
        expect((await store.listThreadFeedback()).map(({ threadId }) => threadId)).toEqual(["other", thread.id]);
        const changed = { ...wrong, verdict: "not-important" as const, givenAt: sampleInstant(3) };
        await store.putThreadFeedback(changed);
        expect((await store.listThreadFeedback())[0]).toEqual(changed);
        expect(await store.deleteThreadFeedback(thread.id)).toBe(true);
        expect(await store.deleteThreadFeedback(thread.id)).toBe(false);
        expect((await store.listThreadFeedback()).map(({ threadId }) => threadId)).toEqual(["other"]);
      }),
    );

    test(
      "search state is kept by name, copied, replaced and removed",
      withStore(makeStore, async ({ store }) => {
        const whole = new Uint8Array([9, 9, 1, 2, 3, 9]);
        await store.writeSearchState("passages", whole.subarray(2, 5));
        whole.fill(0);
        expect(await store.readSearchState("passages")).toEqual(Uint8Array.of(1, 2, 3));
        await store.writeSearchState("passages", Uint8Array.of(4));
        await store.writeSearchState("terms", new Uint8Array(0));
        expect(await store.readSearchState("passages")).toEqual(Uint8Array.of(4));
        expect(await store.readSearchState("terms")).toEqual(new Uint8Array(0));
        expect((await store.listSearchState()).sort()).toEqual(["passages", "terms"]);
        await store.deleteSearchState("passages");
        await store.deleteSearchState("never written");
        expect(await store.readSearchState("passages")).toBeUndefined();
        expect(await store.listSearchState()).toEqual(["terms"]);
      }),
    );
  });
}
