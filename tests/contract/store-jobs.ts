import { describe, expect, test } from "vitest";
import { documentFailure } from "#core/domain/failure.ts";
import type { Store } from "#core/domain/store.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

const leaseMs = 30_000;
const waiting = { code: "no-speech-reader" as const, message: "Kept, but not written down yet." };

function claim(store: Store, owner: string, now = sampleEpoch, exclusive = false) {
  return store.claimJob({ owner, now, leaseMs, exclusive });
}

export function jobTests(makeStore: MakeStore): void {
  describe("jobs", () => {
    test(
      "a claim takes the oldest job, counts the attempt and sets processing",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("late", { uploadedAt: sampleInstant(5) })]);
        await store.addDocuments([sampleDocument("early", { uploadedAt: sampleInstant(1) })]);
        expect(await claim(store, "one")).toEqual({
          documentId: "early",
          state: "running",
          attempts: 1,
          leaseUntil: sampleEpoch + leaseMs,
          owner: "one",
          queuedAt: Date.parse(sampleInstant(1)),
        });
        expect(await store.getDocument("early")).toMatchObject({ processingStatus: "processing" });
        expect(await claim(store, "one")).toMatchObject({ documentId: "late" });
        expect(await claim(store, "one")).toBeUndefined();
      }),
    );

    test(
      "two workers that claim at the same time never get the same document",
      withStore(makeStore, async ({ store }) => {
        const ids = Array.from({ length: 12 }, (_, index) => `document-${index}`);
        await store.addDocuments(ids.map((id, index) => sampleDocument(id, { uploadedAt: sampleInstant(index) })));
        const claims = await Promise.all(
          Array.from({ length: 20 }, (_, index) => claim(store, index % 2 === 0 ? "one" : "two")),
        );
        const taken = claims.flatMap((job) => (job === undefined ? [] : [job.documentId]));
        expect(taken.sort()).toEqual([...ids].sort());
      }),
    );

    test(
      "a running job is free again when its lease has ended, uncounted, and then no longer the first owner's",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        expect(await claim(store, "two", sampleEpoch + leaseMs - 1)).toBeUndefined();
        expect(await claim(store, "two", sampleEpoch + leaseMs)).toMatchObject({ attempts: 1, owner: "two" });
        const late = { documentId: "a", owner: "one" };
        expect(await store.renewJob({ ...late, now: sampleEpoch, leaseMs })).toBe(false);
        expect(await store.completeJob({ ...late, understood: sampleUnderstood("a") })).toBe(false);
        expect(await store.failJob({ ...late, failure: documentFailure("damaged") })).toBe(false);
        expect(await store.releaseJob(late)).toBe(false);
        expect(await store.getDocument("a")).toMatchObject({ processingStatus: "processing" });
        expect(await store.getReading("a")).toBeUndefined();
      }),
    );

    test(
      "an exclusive claim takes a running job of another at once, uncounted and behind the others, but never one's own",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "killed");
        await store.addDocuments([sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
        expect(await claim(store, "killed", sampleEpoch + 1, true)).toMatchObject({ documentId: "b" });
        expect(await claim(store, "killed", sampleEpoch + 1, true)).toBeUndefined();
        expect(await claim(store, "next", sampleEpoch + 1, true)).toMatchObject({ documentId: "a", attempts: 1 });
        expect(await claim(store, "next", sampleEpoch + 2, true)).toMatchObject({ documentId: "b", attempts: 1 });
        // Begun again and again without an end, both are still taken up, one after the other.
        for (let count = 0; count < 6; count++)
          expect(await claim(store, `killed ${count}`, sampleEpoch + 3 + count, true)).toMatchObject({
            documentId: count % 2 === 0 ? "a" : "b",
            attempts: 1,
          });
      }),
    );

    test(
      "renewing prolongs the lease and shows the progress; a lease of 0 frees the job, counted",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        const progress = { step: "reading" as const, page: 3, pageCount: 9 };
        const renewal = { documentId: "a", owner: "one", now: sampleEpoch + 20_000, leaseMs };
        expect(await store.renewJob({ ...renewal, progress })).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({ progress });
        expect(await claim(store, "two", sampleEpoch + leaseMs)).toBeUndefined();
        expect(await store.renewJob(renewal)).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({ progress });
        expect(await store.renewJob({ ...renewal, now: 0, leaseMs: 0 })).toBe(true);
        expect(await claim(store, "one", renewal.now)).toMatchObject({ attempts: 2 });
      }),
    );

    test(
      "completing writes everything that was understood at once and ends the job",
      withStore(makeStore, async ({ store }) => {
        const { content: _content, ...fields } = sampleDocument("a");
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        await store.renewJob({ documentId: "a", owner: "one", now: 0, leaseMs, progress: { step: "reading" } });
        const understood = sampleUnderstood("a", { lostPages: [2], pageCount: 2 });
        const { pages, facts, engine, ...found } = understood;
        expect(await store.completeJob({ documentId: "a", owner: "one", understood })).toBe(true);
        expect(await store.getDocument("a")).toEqual({ ...fields, ...found, processingStatus: "completed" });
        expect(await store.getReading("a")).toEqual({ documentId: "a", pages, facts, engine });
        expect(await store.completeJob({ documentId: "a", owner: "one", understood })).toBe(false);
        expect(await claim(store, "two", sampleEpoch + 10 * leaseMs, true)).toBeUndefined();
      }),
    );

    test(
      "failing keeps the reason; retrying takes it away and starts counting anew",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        const failure = documentFailure("damaged");
        expect(await store.failJob({ documentId: "a", owner: "one", failure })).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({ processingStatus: "failed", failure });
        expect(await claim(store, "two", sampleEpoch + 10 * leaseMs, true)).toBeUndefined();
        const retried = await store.retryDocument("a", sampleEpoch + 5);
        expect(retried).toMatchObject({ id: "a", processingStatus: "pending" });
        expect(retried).not.toHaveProperty("failure");
        expect(await claim(store, "two")).toMatchObject({ attempts: 1, queuedAt: sampleEpoch + 5 });
        expect(await store.retryDocument("a", sampleEpoch)).toBeUndefined();
      }),
    );

    test(
      "a completed document can be read again, and shows the earlier reading until then",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        await store.completeJob({ documentId: "a", owner: "one", understood: sampleUnderstood("a") });
        expect(await store.retryDocument("a", sampleEpoch)).toMatchObject({
          processingStatus: "pending",
          title: "Blood count",
        });
        expect((await store.getReading("a"))?.engine).toBe("sample/1");
        await claim(store, "one");
        const { title: _title, occurredOn: _date, ...second } = sampleUnderstood("a", { engine: "sample/2" });
        await store.completeJob({ documentId: "a", owner: "one", understood: second });
        expect((await store.getReading("a"))?.engine).toBe("sample/2");
        expect(await store.getDocument("a")).not.toHaveProperty("title");
        expect(await store.getDocument("a")).not.toHaveProperty("occurredOn");
      }),
    );

    test(
      "a released job is pending again and the attempt does not count",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        expect(await store.releaseJob({ documentId: "a", owner: "one" })).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({ processingStatus: "pending" });
        expect(await claim(store, "two")).toMatchObject({ attempts: 1 });
      }),
    );

    test(
      "a waiting job says why, is claimed by nobody, and is woken by its type",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a", { type: "voice", mediaType: "audio/wav" })]);
        await claim(store, "one");
        expect(await store.releaseJob({ documentId: "a", owner: "one", waiting })).toBe(true);
        expect(await store.getDocument("a")).toMatchObject({ processingStatus: "pending", waiting });
        expect(await claim(store, "two", sampleEpoch + 10 * leaseMs, true)).toBeUndefined();
        expect(await store.wakeWaiting("pdf", sampleEpoch)).toBe(0);
        expect(await store.wakeWaiting("voice", sampleEpoch)).toBe(1);
        expect(await store.wakeWaiting("voice", sampleEpoch)).toBe(0);
        expect(await store.getDocument("a")).not.toHaveProperty("waiting");
        expect(await claim(store, "two")).toMatchObject({ documentId: "a", attempts: 1 });
      }),
    );

    test(
      "a document that waits for a password waits for it whatever else comes",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        for (const code of ["password-needed", "wrong-password"] as const) {
          await claim(store, "one");
          const locked = { code, message: "It is locked." };
          await store.releaseJob({ documentId: "a", owner: "one", waiting: locked });
          expect(await store.wakeWaiting("pdf", sampleEpoch)).toBe(0);
          expect(await store.getDocument("a")).toMatchObject({ processingStatus: "pending", waiting: locked });
          await store.retryDocument("a", sampleEpoch);
        }
      }),
    );

    test(
      "a document that is deleted while it is read is nobody's any more",
      withStore(makeStore, async ({ store }) => {
        await store.addDocuments([sampleDocument("a")]);
        await claim(store, "one");
        await store.deleteDocument("a");
        const late = { documentId: "a", owner: "one" };
        expect(await store.renewJob({ ...late, now: sampleEpoch, leaseMs, progress: { step: "reading" } })).toBe(false);
        expect(await store.completeJob({ ...late, understood: sampleUnderstood("a") })).toBe(false);
        expect(await store.failJob({ ...late, failure: documentFailure("damaged") })).toBe(false);
        expect(await store.releaseJob(late)).toBe(false);
        expect(await store.getDocument("a")).toBeUndefined();
        expect(await store.getReading("a")).toBeUndefined();
      }),
    );
  });
}
