import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../support/sealed-store.ts";
import { seededRandom } from "../support/seeded-random.ts";

let home: SealedStoreHome;
beforeEach(async () => {
  home = await makeSealedStore();
});
afterEach(() => home.close());

/** One of the things that happen to documents, by one of two connections. */
async function happen(random: () => number, number: number): Promise<void> {
  const store = random() < 0.5 ? home.store : await other();
  const all = await store.listDocuments();
  const one = all[Math.floor(random() * all.length)]?.id ?? "none";
  const kind = random();
  if (kind < 0.4)
    await store.addDocuments([sampleDocument(`d${number}`, { uploadedAt: sampleInstant(Math.floor(random() * 50)) })]);
  else if (kind < 0.6) {
    const job = await store.claimJob({ owner: "tab", now: sampleEpoch + 1e9, leaseMs: 1000, exclusive: true });
    if (job === undefined) return;
    const { documentId } = job;
    const progress = { step: "reading" as const };
    await store.renewJob({ documentId, owner: "tab", now: sampleEpoch + 1e9, leaseMs: 1000, progress });
    if (random() < 0.7) await store.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
  } else if (kind < 0.75) await store.binDocument(one, sampleEpoch);
  else if (kind < 0.85) await store.deleteDocument(one);
  else {
    const [binned] = await store.listBin();
    if (binned !== undefined) await store.takeFromBin(binned.document.id);
  }
}

let second: ReturnType<SealedStoreHome["openAnother"]> | undefined;
afterEach(() => {
  second = undefined;
});
function other() {
  second ??= home.openAnother();
  return second;
}

test("a list that follows is the list of somebody who has just come", async () => {
  const random = seededRandom(11);
  for (let number = 0; number < 150; number++) {
    await happen(random, number);
    if (number % 10 !== 0) continue;
    const fresh = await home.openAnother();
    const wanted = await fresh.listDocuments();
    expect(await home.store.listDocuments()).toEqual(wanted);
    expect(await (await other()).listDocuments()).toEqual(wanted);
    fresh.close();
  }
});

test("one more document opens that document, and no other", async () => {
  await home.store.addDocuments(Array.from({ length: 50 }, (_, index) => sampleDocument(`d${index}`)));
  const watching = await home.openAnother();
  await watching.listDocuments();
  await home.store.addDocuments([sampleDocument("one more", { uploadedAt: sampleInstant(1) })]);
  const opened = vi.spyOn(SubtleCrypto.prototype, "decrypt");
  expect((await watching.listDocuments()).map(({ id }) => id).slice(0, 2)).toEqual(["one more", "d0"]);
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

test("who was away for more changes than are noted looks at all of them", async () => {
  await home.store.addDocuments([sampleDocument("first"), sampleDocument("gone")]);
  const away = await home.openAnother();
  await away.listDocuments();
  await home.store.deleteDocument("gone");
  const claimed = await home.store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1e9, exclusive: true });
  const mine = { documentId: claimed?.documentId ?? "", owner: "tab", now: sampleEpoch, leaseMs: 1e9 };
  for (let page = 1; page <= 1_400; page++)
    await home.store.renewJob({ ...mine, progress: { step: "reading", page, pageCount: 1_400 } });
  const wanted = [expect.objectContaining({ id: "first", progress: expect.objectContaining({ page: 1_400 }) })];
  expect(await away.listDocuments()).toEqual(wanted);
  expect(await home.store.listDocuments()).toEqual(wanted);
});

test("what was opened is forgotten when the store is closed", async () => {
  await home.store.addDocuments([sampleDocument("a")]);
  await home.store.listDocuments();
  home.store.close();
  await expect(home.store.listDocuments()).rejects.toThrow();
});
