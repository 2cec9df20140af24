import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { makeAccount, SyncedDevice } from "./synced-device.ts";

test("a tab that is killed before it understood a record with another device's corrections makes that good later", async () => {
  const account = await makeAccount();
  const [phone, laptop] = [await SyncedDevice.join(account, "phone"), await SyncedDevice.join(account, "laptop")];
  await laptop.store.addDocuments([sampleDocument("letter")]);
  await laptop.store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true });
  await laptop.store.completeJob({ documentId: "letter", owner: "test", understood: sampleUnderstood("letter") });
  await laptop.sync();
  const asked: string[] = [];
  // Killed as soon as it is asked: nothing is understood.
  phone.parts = { understandAgain: async (documentId) => void asked.push(documentId) };
  await phone.sync();
  expect(asked).toEqual([]);

  const change = { type: "title" as const, title: "Called otherwise" };
  const put = [{ id: "title", documentId: "letter", correctedAt: sampleInstant(9), change }];
  await laptop.store.changeCorrections({ documentId: "letter", known: [], put, remove: [] });
  await laptop.sync();
  await phone.sync();
  expect(asked).toEqual(["letter"]);
  await phone.restart();
  await phone.sync();
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked)).toEqual(new Set(["letter"]));

  // Understood at last, it is not asked for again.
  const corrections = await phone.store.listCorrections("letter");
  const { correctionsPrint } = await import("#core/understanding/corrections/corrections-print.ts");
  const understood = { ...sampleUnderstood("letter"), correctionsPrint: correctionsPrint(corrections) };
  await phone.store.changeCorrections({ documentId: "letter", known: corrections, put: [], remove: [], understood });
  asked.length = 0;
  await phone.sync();
  await phone.sync();
  expect(asked).toEqual([]);
  await phone.close();
  await laptop.close();
});
