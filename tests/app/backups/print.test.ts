import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printOf } from "#app/backups/make-backup.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../../support/sealed-store.ts";

let home: SealedStoreHome;
beforeEach(async () => {
  home = await makeSealedStore();
});
afterEach(() => home.close());

async function read(): Promise<void> {
  const job = await home.store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true });
  const documentId = job?.documentId ?? "";
  await home.store.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
}

test("a backup's print changes with the records and with what was asked, and with nothing else; no record is opened for it", async () => {
  const { store } = home;
  const steps: (() => Promise<unknown>)[] = [
    () => store.addDocuments([sampleDocument("a"), sampleDocument("b")]),
    read,
    () => store.addConversation({ id: "talk", title: "My knee", createdAt: sampleInstant(0) }),
    () => store.renameConversation("talk", "My other knee"),
    () => store.deleteDocument("b"),
    () => store.deleteConversation("talk"),
  ];
  const prints = [await printOf(store)];
  for (const step of steps) {
    await step();
    prints.push(await printOf(store));
    expect(await printOf(store)).toBe(prints.at(-1));
  }
  expect(new Set(prints).size).toBe(steps.length + 1);
  const cold = await home.openAnother();
  const opened = vi.spyOn(SubtleCrypto.prototype, "decrypt");
  expect(await printOf(cold)).toBe(prints.at(-1));
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

test("a backup of before is compared in the way of before", async () => {
  const { store } = home;
  await store.addDocuments([sampleDocument("a")]);
  const older = await printOf(store, "1.0.0.abc");
  expect(older).toMatch(/^1\.0\.0\.[0-9a-z]+$/);
  expect(await printOf(store, older)).toBe(older);
  await store.addDocuments([sampleDocument("b")]);
  expect(await printOf(store, older)).not.toBe(older);
});
