import { describe, expect, test } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const { content: _content, ...uploaded } = sampleDocument("a", { uploadedAt: sampleInstant(5) });
const { pages, facts, engine, ...found } = sampleUnderstood("a");
const completed: MedicalDocument = { ...uploaded, processingStatus: "completed", ...found };
const reading = { documentId: "a", pages, facts, engine };
const file = () => new Blob([new Uint8Array([0, 255, 10, 13, 0])], { type: "application/pdf" });

const claim = { owner: "tab", now: sampleEpoch + 60_000, leaseMs: 1000, exclusive: true };

export function restoringTests(makeStore: MakeStore): void {
  describe("documents that come back", () => {
    test(
      "a completed one is what it was, with its file and its reading, and nothing is read again",
      withStore(makeStore, async ({ store }) => {
        expect(await store.restoreDocument({ document: completed, content: file(), reading })).toBe(true);
        expect(await store.listDocuments()).toEqual([completed]);
        expect(await store.getReading("a")).toEqual(reading);
        const content = await store.getContent("a");
        expect(content?.type).toBe("application/pdf");
        expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 10, 13, 0]));
        expect(await store.claimJob(claim)).toBeUndefined();
      }),
    );

    test(
      "one with an id that is there already changes nothing",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        const before = await store.getDocument("a");
        expect(await store.restoreDocument({ document: completed, content: file(), reading })).toBe(false);
        expect(await store.getDocument("a")).toEqual(before);
        expect((await store.getContent("a"))?.size).toBe("%PDF-1.7 a".length);
        expect(await store.getReading("a")).toBeUndefined();
      }),
    );

    test(
      "a failed one keeps its reason and can be retried",
      withStore(makeStore, async ({ store }) => {
        const failure = { code: "damaged" as const, message: "This file is damaged." };
        const failed: MedicalDocument = { ...uploaded, processingStatus: "failed", failure };
        await store.restoreDocument({ document: failed, content: file() });
        expect(await store.getDocument("a")).toEqual(failed);
        expect(await store.claimJob(claim)).toBeUndefined();
        expect(await store.retryDocument("a", claim.now)).toMatchObject({ processingStatus: "pending" });
        expect(await store.claimJob(claim)).toMatchObject({ documentId: "a" });
      }),
    );

    test.each(["pending", "processing"] as const)("one that was %s is queued to be read", async (processingStatus) =>
      withStore(makeStore, async ({ store }) => {
        const progress = { step: "reading" as const, page: 2, pageCount: 5 };
        const waiting = { code: "no-speech-reader" as const, message: "Kept." };
        const document: MedicalDocument = { ...uploaded, processingStatus, progress, waiting };
        await store.restoreDocument({ document, content: file() });
        expect(await store.getDocument("a")).toEqual({ ...uploaded, processingStatus: "pending" });
        expect(await store.claimJob(claim)).toMatchObject({ documentId: "a", attempts: 1 });
      })(),
    );

    test(
      "documents of one instant come back in the order in which they are restored",
      withStore(makeStore, async ({ store }) => {
        for (const id of ["z", "m", "a"]) {
          await store.restoreDocument({ document: { ...completed, id }, content: file(), reading });
        }
        expect((await store.listDocuments()).map(({ id }) => id)).toEqual(["z", "m", "a"]);
      }),
    );
  });
}
