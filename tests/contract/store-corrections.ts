import { describe, expect, test } from "vitest";
import type { Correction } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const claim = { owner: "worker", now: sampleEpoch, leaseMs: 30_000, exclusive: false };

function title(id: string, documentId: string, second: number, words = `Title ${id}`): Correction {
  return { id, documentId, correctedAt: sampleInstant(second), change: { type: "title", title: words } };
}

async function addCompleted(store: Store, id: string): Promise<void> {
  await store.addDocuments([sampleDocument(id)]);
  await store.claimJob(claim);
  await store.completeJob({ documentId: id, owner: "worker", understood: sampleUnderstood(id) });
}

/** What a patient says of a document. */
export function correctionTests(makeStore: MakeStore): void {
  describe("corrections", () => {
    test(
      "are kept by document, oldest first, replaced by id, and removed",
      withStore(makeStore, async ({ store }) => {
        await addCompleted(store, "a");
        await addCompleted(store, "b");
        const [one, two] = [title("one", "a", 2), title("two", "a", 1)];
        expect(await store.listCorrections("a")).toEqual([]);
        expect(await store.changeCorrections({ documentId: "a", known: [], put: [one, two], remove: [] })).toBe(true);
        const same = title("one", "b", 3);
        expect(await store.changeCorrections({ documentId: "b", known: [], put: [same], remove: [] })).toBe(true);
        expect(await store.listCorrections("a")).toEqual([two, one]);
        expect(await store.listCorrections("b")).toEqual([same]);
        const again = title("two", "a", 4, "Another title");
        const change = { documentId: "a", known: [one, two], put: [again], remove: ["one"] };
        expect(await store.changeCorrections(change)).toBe(true);
        expect(await store.listCorrections("a")).toEqual([again]);
        expect(await store.listCorrections("b")).toEqual([same]);
      }),
    );

    test(
      "come with what the document then says, as one step, as a new revision",
      withStore(makeStore, async ({ store }) => {
        await addCompleted(store, "a");
        const before = await store.completedRevision?.();
        const page = sampleUnderstood("a").pages;
        const understood = sampleUnderstood("a", {
          title: "My blood count",
          correctionsPrint: "print",
          pagesAsRead: page,
          unplacedCorrections: ["one"],
          disowned: [{ page: 1, start: 0, end: 10 }],
        });
        const put = [title("one", "a", 1)];
        expect(await store.changeCorrections({ documentId: "a", known: [], put, remove: [], understood })).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({
          processingStatus: "completed",
          title: "My blood count",
          correctionsPrint: "print",
        });
        expect(await store.getReading("a")).toMatchObject({
          pagesAsRead: page,
          unplacedCorrections: ["one"],
          disowned: [{ page: 1, start: 0, end: 10 }],
        });
        if (before !== undefined) expect(await store.completedRevision?.()).toBeGreaterThan(before);
        const undone = { documentId: "a", known: put, put: [], remove: ["one"], understood: sampleUnderstood("a") };
        expect(await store.changeCorrections(undone)).toBe(true);
        const document = await store.getDocument("a");
        expect(document).toMatchObject({ title: "Blood count" });
        expect(document).not.toHaveProperty("correctionsPrint");
        expect(await store.getReading("a")).not.toHaveProperty("pagesAsRead");
      }),
    );

    test(
      "change nothing where the document, its corrections or its state are not what they are taken for",
      withStore(makeStore, async ({ store }) => {
        const put = [title("one", "a", 1)];
        const change = { documentId: "a", known: [], put, remove: [] };
        expect(await store.changeCorrections(change)).toBe(false);
        await store.addDocuments([sampleDocument("a")]);
        const understood = sampleUnderstood("a");
        expect(await store.changeCorrections({ ...change, understood })).toBe(false);
        await store.claimJob(claim);
        expect(await store.changeCorrections(change)).toBe(false);
        await store.completeJob({ documentId: "a", owner: "worker", understood });
        expect(await store.changeCorrections({ ...change, known: [title("other", "a", 1)] })).toBe(false);
        expect(await store.listCorrections("a")).toEqual([]);
        expect(await store.changeCorrections({ ...change, understood })).toBe(true);
        expect(await store.changeCorrections({ ...change, understood })).toBe(false);
        expect(await store.listCorrections("a")).toEqual(put);
      }),
    );

    test(
      "stay when the document is read anew, and go with it",
      withStore(makeStore, async ({ store }) => {
        await addCompleted(store, "a");
        const put = [title("one", "a", 1)];
        await store.changeCorrections({ documentId: "a", known: [], put, remove: [] });
        await store.retryDocument("a", sampleEpoch);
        await store.claimJob(claim);
        await store.completeJob({ documentId: "a", owner: "worker", understood: sampleUnderstood("a") });
        expect(await store.listCorrections("a")).toEqual(put);
        await store.deleteDocument("a");
        expect(await store.listCorrections("a")).toEqual([]);
      }),
    );

    test(
      "are restored with their document",
      withStore(makeStore, async ({ store }) => {
        await addCompleted(store, "a");
        const [document, content, reading] = [
          await store.getDocument("a"),
          await store.getContent("a"),
          await store.getReading("a"),
        ];
        if (document === undefined || content === undefined || reading === undefined) throw new Error("Not completed");
        await store.deleteDocument("a");
        const corrections = [title("one", "a", 1)];
        const said = { ...document, correctionsPrint: "print" };
        expect(await store.restoreDocument({ document: said, content, reading, corrections })).toBe(true);
        expect(await store.listCorrections("a")).toEqual(corrections);
        expect((await store.getDocument("a"))?.correctionsPrint).toBe("print");
      }),
    );
  });
}
