import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { readingBatch } from "#core/findings/now/reading-batch.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../support/sealed-store.ts";
import { seededRandom } from "../support/seeded-random.ts";

let home: SealedStoreHome;
beforeEach(async () => {
  home = await makeSealedStore();
});
afterEach(() => home.close());

const day = "2026-01-15";
const isWanted = ({ type }: MedicalDocument) => type !== "entry";
const request = { day, newest: 5, isWanted };
const ids = (documents: readonly MedicalDocument[]) => documents.map(({ id }) => id);

async function readNext(outcome: "complete" | "fail" | "wait" = "complete"): Promise<string | undefined> {
  const { store } = home;
  const job = await store.claimJob({ owner: "tab", now: sampleEpoch + 1e9, leaseMs: 1000, exclusive: true });
  if (job === undefined) return undefined;
  const { documentId } = job;
  const mine = { documentId, owner: "tab" };
  if (outcome === "complete") await store.completeJob({ ...mine, understood: sampleUnderstood(documentId) });
  if (outcome === "fail") await store.failJob({ ...mine, failure: { code: "damaged" } as never });
  if (outcome === "wait") await store.releaseJob({ ...mine, waiting: { code: "no-speech-reader" } as never });
  return documentId;
}

/** Puts in records, some of them together, and reads, drops and restores some. */
async function live(seed: number, steps: number): Promise<void> {
  const random = seededRandom(seed);
  const { store } = home;
  let seconds = 0;
  for (let step = 0; step < steps; step++) {
    const kind = random();
    if (kind < 0.45) {
      seconds += Math.floor(random() * 900);
      const together = random() < 0.1 ? 30 : 1 + Math.floor(random() * 3);
      const added = Array.from({ length: together }, (_, index) =>
        sampleDocument(`${seed}-${step}-${index}`, {
          uploadedAt: sampleInstant(random() < 0.1 ? seconds - 2000 : seconds),
          type: random() < 0.4 ? "entry" : "pdf",
        }),
      );
      await store.addDocuments(added);
    } else if (kind < 0.85) await readNext(random() < 0.8 ? "complete" : random() < 0.5 ? "fail" : "wait");
    else {
      const all = await store.listDocuments();
      const one = all[Math.floor(random() * all.length)];
      if (one !== undefined) await store.binDocument(one.id, sampleEpoch);
      if (random() < 0.3 && one !== undefined) await store.takeFromBin(one.id);
    }
  }
}

test("whatever was put in and read, the first screen has what a look at all documents has", async () => {
  for (let seed = 1; seed <= 6; seed++) {
    await live(seed, 40);
    const all = await home.store.listDocuments();
    const first = await home.store.readFirstScreen(request);
    const count = (...statuses: string[]) => all.filter((one) => statuses.includes(one.processingStatus)).length;
    expect(first.counts).toEqual({
      total: all.length,
      completed: count("completed"),
      reading: count("pending", "processing"),
    });
    expect(ids(first.newest)).toEqual(ids(all.filter(isWanted).slice(0, 5)));
    expect(readingBatch(first.batch)).toEqual(readingBatch(all));
    expect(first.revision).toBe(await home.store.completedRevision?.());
    expect(new Set(ids(first.sinceDay))).toEqual(
      new Set(ids(all.filter(({ processingStatus }) => ["pending", "processing"].includes(processingStatus)))),
    );
  }
});

test("how many parts are opened for the first screen does not grow with the number of records", async () => {
  const openedParts = async () => {
    const cold = await home.openAnother();
    const opened = vi.spyOn(SubtleCrypto.prototype, "decrypt");
    await cold.readFirstScreen(request);
    const count = opened.mock.calls.length;
    opened.mockRestore();
    cold.close();
    return count;
  };
  const add = async (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      await home.store.addDocuments([sampleDocument(`r${number}`, { uploadedAt: sampleInstant(number) })]);
      await readNext();
    }
  };
  await add(0, 40);
  const few = await openedParts();
  await add(40, 160);
  expect(await openedParts()).toBeLessThanOrEqual(few);
});

describe("what is kept for a day", () => {
  const said = { engine: "test", words: ["hemoglobin"] };
  const keep = async () => {
    const revision = (await home.store.completedRevision?.()) ?? Number.NaN;
    return home.store.keepDay?.(day, { revision, said }, day);
  };
  const kept = async () => (await home.store.readFirstScreen(request)).day;

  beforeEach(async () => {
    await home.store.addDocuments([sampleDocument("a"), sampleDocument("b", { uploadedAt: sampleInstant(1) })]);
    await readNext();
    await readNext();
  });

  test("is found by another connection, and stays when a record is added, which is named beside it", async () => {
    expect(await keep()).toBe(true);
    const other = await home.openAnother();
    expect((await other.readFirstScreen(request)).day).toMatchObject({ said });
    expect(await other.readDay?.(day)).toMatchObject({ said });
    await home.store.addDocuments([sampleDocument("c", { uploadedAt: sampleInstant(2) })]);
    expect(ids((await home.store.readFirstScreen(request)).sinceDay)).toEqual(["c"]);
    await readNext();
    const first = await home.store.readFirstScreen(request);
    expect(first.day).toMatchObject({ said });
    expect(first.day?.revision).toBeLessThan(first.revision);
    expect(ids(first.sinceDay)).toEqual(["c"]);
  });

  test.each([
    ["binned", () => home.store.binDocument("a", sampleEpoch)],
    ["deleted", () => home.store.deleteDocument("a")],
    [
      "corrected",
      () =>
        home.store.changeCorrections({
          documentId: "a",
          known: [],
          put: [],
          remove: [],
          understood: sampleUnderstood("a"),
        }),
    ],
    [
      "replaced",
      () => {
        const { originalFilename, byteSize, sha256, content } = sampleDocument("a");
        return home.store.replaceContent("a", { originalFilename, byteSize, sha256, content, now: sampleEpoch });
      },
    ],
  ])("goes in the same step in which a record is %s", async (_what, change) => {
    await keep();
    await change();
    expect(await kept()).toBeUndefined();
  });

  test("is not kept where a record has come or gone since it was made", async () => {
    const revision = (await home.store.completedRevision?.()) ?? Number.NaN;
    await home.store.deleteDocument("a");
    expect(await home.store.keepDay?.(day, { revision, said }, day)).toBe(false);
    expect(await kept()).toBeUndefined();
  });

  test("is forgotten when its day is over, and one that is damaged is none", async () => {
    const revision = (await home.store.completedRevision?.()) ?? Number.NaN;
    await home.store.keepDay?.("2026-01-14", { revision, said }, "2026-01-14");
    await keep();
    expect(await home.store.readDay?.("2026-01-14")).toBeUndefined();
    const raw = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(home.databaseName);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const days = raw.transaction("days", "readwrite").objectStore("days");
    await new Promise((resolve) => {
      days.put({ day, revision, body: new ArrayBuffer(64) }).onsuccess = resolve;
    });
    raw.close();
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await kept()).toBeUndefined();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
