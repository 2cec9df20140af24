import { describe, expect, test } from "vitest";
import { binDays, purgeBin } from "#core/domain/bin.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const claim = { owner: "worker", now: sampleEpoch + 60_000, leaseMs: 1000, exclusive: true };
const day = 86_400_000;

export function binTests(makeStore: MakeStore): void {
  describe("the bin", () => {
    test(
      "a deleted document is seen by nobody, and comes back as it was: file, reading, corrections, state, place",
      withStore(makeStore, async ({ store }) => {
        const older = sampleInstant(1);
        await store.addDocuments(
          ["a", "b", "c"].map((id, place) => sampleDocument(id, { uploadedAt: sampleInstant(place + 1) })),
        );
        for (const id of ["a", "b"]) {
          await store.claimJob(claim);
          await store.completeJob({ documentId: id, owner: "worker", understood: sampleUnderstood(id) });
        }
        await store.changeCorrections({
          documentId: "a",
          known: [],
          put: [{ id: "title", documentId: "a", correctedAt: older, change: { type: "title", title: "Mine" } }],
          remove: [],
          understood: sampleUnderstood("a"),
        });
        await store.writeSearchState("passages:a", Uint8Array.of(1));
        const before = await store.listDocuments();
        const reading = await store.getReading("a");
        const revision = (await store.listCompletedRevisions?.())?.get("a") ?? 0;

        expect(await store.binDocument("a", sampleEpoch + day)).toBe(true);
        expect(await store.binDocument("a", sampleEpoch + day)).toBe(false);
        expect(await store.getDocument("a")).toBeUndefined();
        expect((await store.listDocuments()).map(({ id }) => id).sort()).toEqual(["b", "c"]);
        expect(await store.listSearchState()).toEqual([]);
        expect([...((await store.listCompletedRevisions?.()) ?? [])].map(([id]) => id)).not.toContain("a");
        expect(await store.retryDocument("a", sampleEpoch)).toBeUndefined();
        expect(await store.listBin()).toEqual([
          { document: before.find(({ id }) => id === "a"), deletedAt: new Date(sampleEpoch + day).toISOString() },
        ]);

        expect(await store.takeFromBin("a")).toEqual(before.find(({ id }) => id === "a"));
        expect(await store.takeFromBin("a")).toBeUndefined();
        expect(await store.listBin()).toEqual([]);
        expect(await store.listDocuments()).toEqual(before);
        expect(await store.getReading("a")).toEqual(reading);
        expect((await store.getContent("a"))?.size).toBe("%PDF-1.7 a".length);
        expect((await store.listCorrections("a")).map(({ id }) => id)).toEqual(["title"]);
        if (store.listCompletedRevisions !== undefined)
          expect((await store.listCompletedRevisions()).get("a")).toBeGreaterThan(revision);
      }),
    );

    test(
      "one that was being read gives up its job, and is queued again when it comes back",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await store.claimJob(claim);
        await store.binDocument("a", sampleEpoch);
        expect(await store.completeJob({ documentId: "a", owner: "worker", understood: sampleUnderstood("a") })).toBe(
          false,
        );
        expect(await store.claimJob(claim)).toBeUndefined();
        expect(await store.takeFromBin("a")).toMatchObject({ processingStatus: "pending" });
        expect(await store.claimJob(claim)).toMatchObject({ documentId: "a", attempts: 1 });
      }),
    );

    test(
      "deleted for good, nothing is left, in the bin or out of it",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await store.claimJob(claim);
        await store.completeJob({ documentId: "a", owner: "worker", understood: sampleUnderstood("a") });
        await store.binDocument("a", sampleEpoch);
        expect(await store.deleteDocument("a")).toBe(true);
        expect(await store.deleteDocument("a")).toBe(false);
        expect(await store.takeFromBin("a")).toBeUndefined();
        expect(await store.getContent("a")).toBeUndefined();
        expect(await store.getReading("a")).toBeUndefined();
        expect(await store.listBin()).toEqual([]);
      }),
    );

    test(
      "after thirty days by the clock that is given, and not before, the bin lets go",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a"), sampleDocument("b")]);
        await store.binDocument("a", sampleEpoch);
        await store.binDocument("b", sampleEpoch + day);
        expect(await purgeBin(store, sampleEpoch + binDays * day - 1)).toEqual([]);
        expect((await store.listBin()).map(({ document }) => document.id)).toEqual(["b", "a"]);
        expect(await purgeBin(store, sampleEpoch + binDays * day)).toEqual(["a"]);
        expect((await store.listBin()).map(({ document }) => document.id)).toEqual(["b"]);
        // A clock that runs behind deletes nothing.
        expect(await purgeBin(store, sampleEpoch - 400 * day)).toEqual([]);
      }),
    );

    test(
      "an archive that holds a document of the bin brings it back",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        const document = await store.getDocument("a");
        const content = await store.getContent("a");
        if (document === undefined || content === undefined) throw new Error("a was lost");
        await store.binDocument("a", sampleEpoch);
        expect(await store.restoreDocument({ document, content })).toBe(true);
        expect(await store.listBin()).toEqual([]);
        expect(await store.getDocument("a")).toMatchObject({ id: "a", processingStatus: "pending" });
        expect((await store.getContent("a"))?.size).toBe(content.size);
      }),
    );

    test(
      "it survives a killed process",
      withStore(makeStore, async ({ store, reopen }) => {
        if (reopen === undefined) return;
        await store.addDocuments([sampleDocument("a")]);
        await store.binDocument("a", sampleEpoch);
        const again = await reopen();
        expect(await again.listDocuments()).toEqual([]);
        expect((await again.listBin()).map(({ document }) => document.id)).toEqual(["a"]);
      }),
    );
  });
}
