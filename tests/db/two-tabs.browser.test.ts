import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Job } from "#core/domain/job.ts";
import type { Store } from "#core/domain/store.ts";
import { sampleDocument, sampleEpoch, sampleUnderstood } from "../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../support/sealed-store.ts";

let home: SealedStoreHome;
let tabs: [Store, Store];

beforeEach(async () => {
  home = await makeSealedStore();
  tabs = [home.store, await home.openAnother()];
});
afterEach(() => home.close());

function claim(tab: Store, owner: string, now = sampleEpoch): Promise<Job | undefined> {
  return tab.claimJob({ owner, now, leaseMs: 1000, exclusive: false });
}

describe("two connections to one database", () => {
  test("that claim at the same time never both get a job, and together get all", async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `document-${index}`);
    await tabs[0].addDocuments(ids.map((id) => sampleDocument(id)));
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, index) => claim(tabs[index % 2] ?? tabs[0], `tab-${index % 2}`)),
    );
    const taken = claims.flatMap((job) => (job === undefined ? [] : [job.documentId]));
    expect(taken.toSorted()).toEqual(ids.toSorted());
  });

  test("that end the same job at once: one answers true, and what it wrote stands whole", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.boolean(), async (id, together) => {
        await tabs[0].addDocuments([sampleDocument(id)]);
        await claim(tabs[0], "first");
        await claim(tabs[1], "second", sampleEpoch + 1000);
        const late = () =>
          tabs[0].completeJob({ documentId: id, owner: "first", understood: sampleUnderstood(id, { engine: "late" }) });
        const right = () =>
          tabs[1].completeJob({
            documentId: id,
            owner: "second",
            understood: sampleUnderstood(id, { engine: "right" }),
          });
        const ended = together ? await Promise.all([late(), right()]) : [await late(), await right()];
        expect(ended).toEqual([false, true]);
        expect((await tabs[0].getReading(id))?.engine).toBe("right");
      }),
      { numRuns: 20 },
    );
  });

  test("see each other's changes, also where one of them had opened the row before", async () => {
    const [added] = await tabs[0].addDocuments([sampleDocument("a")]);
    expect(await tabs[1].getDocument("a")).toEqual(added);
    await claim(tabs[0], "first");
    await tabs[0].completeJob({ documentId: "a", owner: "first", understood: sampleUnderstood("a") });
    expect(await tabs[1].getDocument("a")).toMatchObject({ title: "Blood count", processingStatus: "completed" });
    await tabs[1].retryDocument("a", sampleEpoch);
    await claim(tabs[1], "second");
    await tabs[1].completeJob({
      documentId: "a",
      owner: "second",
      understood: sampleUnderstood("a", { title: "Read again" }),
    });
    expect(await tabs[0].getDocument("a")).toMatchObject({ title: "Read again" });
    await tabs[0].deleteDocument("a");
    expect(await tabs[1].listDocuments()).toEqual([]);
  });

  test("that delete and write search state at once leave none of the deleted document", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = `document-${round}`;
      await tabs[0].addDocuments([sampleDocument(id)]);
      await tabs[0].writeSearchState(`passages/${id}`, Uint8Array.of(1));
      await tabs[0].writeSearchState("passages/other", Uint8Array.of(2));
      const [deleted] = await Promise.all([
        tabs[0].deleteDocument(id),
        tabs[1].writeSearchState(`unrelated/${round}`, Uint8Array.of(3)),
      ]);
      expect(deleted).toBe(true);
      const names = await tabs[1].listSearchState();
      expect(names.filter((name) => name.includes(id))).toEqual([]);
      expect(names).toContain("passages/other");
      expect(names).toContain(`unrelated/${round}`);
      expect(await tabs[1].readSearchState(`passages/${id}`)).toBeUndefined();
    }
  });
});
