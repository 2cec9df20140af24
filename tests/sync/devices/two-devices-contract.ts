import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Correction } from "#core/domain/correction.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import {
  sampleAnswer,
  sampleDocument,
  sampleEpoch,
  sampleInstant,
  sampleUnderstood,
} from "../../support/record-samples.ts";
import { dumpOf } from "./store-dump.ts";
import { makeAccount, type SyncedAccount, SyncedDevice } from "./synced-device.ts";

/** What two devices of one account are to each other, whatever their database lies in. */
export function twoDevicesContract(name: string): void {
  describe(name, () => {
    let account: SyncedAccount;
    let phone: SyncedDevice;
    let laptop: SyncedDevice;

    beforeEach(async () => {
      account = await makeAccount();
      phone = await SyncedDevice.join(account, "phone");
      laptop = await SyncedDevice.join(account, "laptop");
    });

    afterEach(async () => {
      for (const device of [phone, laptop]) {
        expect(device.errors).toEqual([]);
        await device.close();
      }
    });

    /** Reads the oldest document that waits. */
    async function readOne(store: DexieStore, changes: Parameters<typeof sampleUnderstood>[1] = {}): Promise<void> {
      const job = await store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1000, exclusive: true });
      if (job === undefined) throw new Error("There is nothing to read.");
      const { documentId } = job;
      await store.completeJob({ documentId, owner: "test", understood: sampleUnderstood(documentId, changes) });
    }

    async function correct(
      store: DexieStore,
      id: string,
      documentId: string,
      title: string,
      at = 60,
    ): Promise<Correction> {
      const correction: Correction = {
        id,
        documentId,
        correctedAt: sampleInstant(at),
        change: { type: "title", title },
      };
      const known = await store.listCorrections(documentId);
      const remove = known.filter(({ change }) => change.type === "title").map((one) => one.id);
      expect(await store.changeCorrections({ documentId, known, put: [correction], remove })).toBe(true);
      return correction;
    }

    async function everythingOn({ store }: SyncedDevice, name: string): Promise<void> {
      await store.addDocuments([sampleDocument(`lab-${name}`), sampleDocument(`letter-${name}`)]);
      await readOne(store);
      await readOne(store);
      const entry = JSON.stringify({ kind: "check-in", date: "2025-05-20", pain: 3 });
      const content = new Blob([entry], { type: "application/vnd.red-thread.entry+json" });
      await store.addDocuments([
        sampleDocument(`check-in-${name}`, { type: "entry", mediaType: content.type, byteSize: content.size, content }),
      ]);
      await readOne(store, { title: "Check-in" });
      await correct(store, `title-${name}`, `lab-${name}`, `Blood count of ${name}`);
      await store.addConversation({ id: `talk-${name}`, title: "New conversation", createdAt: sampleInstant(1) });
      await store.addMessages([
        { id: `q-${name}`, conversationId: `talk-${name}`, role: "user", content: "Why?", createdAt: sampleInstant(2) },
        {
          id: `a-${name}`,
          conversationId: `talk-${name}`,
          role: "assistant",
          content: "Because.",
          createdAt: sampleInstant(3),
          answer: sampleAnswer("Because."),
        },
      ]);
      await store.renameConversation(`talk-${name}`, `What ${name} asked`);
      await store.putAppointmentQuestion({
        id: `question-${name}`,
        text: `Ask about ${name}`,
        createdAt: sampleInstant(4),
      });
      const insight = "Pain was lower after folic acid.";
      await store.putThreadFeedback({ threadId: `tie-${name}`, verdict: "wrong", insight, givenAt: sampleInstant(5) });
    }

    async function syncAll(rounds = 2): Promise<void> {
      for (let round = 0; round < rounds; round++)
        for (const device of [phone, laptop]) expect((await device.sync()).kind).toBe("up-to-date");
    }

    async function expectSame(): Promise<void> {
      expect(await dumpOf(laptop.store)).toEqual(await dumpOf(phone.store));
    }

    test("what was made offline on two devices is on both, whole", async () => {
      await everythingOn(phone, "phone");
      await everythingOn(laptop, "laptop");
      await syncAll();
      await expectSame();
      const dump = await dumpOf(phone.store);
      expect(Object.keys(dump.documents as object)).toHaveLength(6);
      expect(Object.keys(dump.conversations as object)).toHaveLength(2);
      expect(await laptop.store.getReading("lab-phone")).toMatchObject({
        engine: "sample/1",
        facts: [{ name: "hemoglobin" }],
      });
      expect((await laptop.store.getDocument("lab-phone"))?.processingStatus).toBe("completed");
      // The file travels beside; an entry is its own file.
      expect(await laptop.store.getContent("lab-phone")).toBeUndefined();
      expect(await laptop.store.getContent("check-in-phone")).toBeDefined();
    });

    test("when nothing changed, nothing is recorded again", async () => {
      await everythingOn(phone, "phone");
      await syncAll(3);
      const { entries } = account.server;
      const before = entries.length;
      await syncAll();
      await phone.restart();
      await syncAll();
      expect(account.server.entries.length).toBe(before);
    });

    test("changes and deletions are on the other device", async () => {
      await everythingOn(phone, "phone");
      await syncAll();
      await correct(laptop.store, "title-2", "lab-phone", "Blood count, second look", 90);
      await laptop.store.changeCorrections({
        documentId: "letter-phone",
        known: [],
        put: [
          {
            id: "d",
            documentId: "letter-phone",
            correctedAt: sampleInstant(7),
            change: { type: "date", occurredOn: { date: "2024-01-02", precision: "day" } },
          },
        ],
        remove: [],
      });
      await laptop.store.renameConversation("talk-phone", "Another name");
      await laptop.store.deleteThreadFeedback("tie-phone");
      await laptop.store.deleteAppointmentQuestion("question-phone");
      await laptop.store.binDocument("letter-phone", Date.now());
      await phone.store.putAppointmentQuestion({ id: "question-2", text: "And this", createdAt: sampleInstant(8) });
      await syncAll();
      await expectSame();
      expect(await phone.store.listCorrections("lab-phone")).toMatchObject([{ id: "title-2" }]);
      expect((await phone.store.getConversation("talk-phone"))?.title).toBe("Another name");
      expect(await phone.store.listThreadFeedback()).toEqual([]);
      expect((await phone.store.listAppointmentQuestions()).map(({ id }) => id)).toEqual(["question-2"]);
      expect((await phone.store.listBin()).map(({ document }) => document.id)).toEqual(["letter-phone"]);

      await phone.store.takeFromBin("letter-phone");
      await phone.store.deleteConversation("talk-phone");
      await syncAll();
      await expectSame();
      expect(await laptop.store.listBin()).toEqual([]);
      expect(await laptop.store.listCorrections("letter-phone")).toMatchObject([{ id: "d" }]);
      expect(await laptop.store.listConversations()).toEqual([]);
    });

    test("two titles are both kept: one is in force, the other is shown, and either can be chosen", async () => {
      await everythingOn(phone, "phone");
      await syncAll();
      await correct(phone.store, "by-phone", "lab-phone", "From the phone", 100);
      await correct(laptop.store, "by-laptop", "lab-phone", "From the laptop", 101);
      await syncAll(3);
      await expectSame();
      const [shown] = await phone.work.disagreements();
      const [other] = shown?.others ?? [];
      if (shown === undefined || other === undefined) throw new Error("Nothing is shown.");
      expect(shown.entity).toMatch(/^correction:lab-phone:/);
      expect(await laptop.work.disagreements()).toEqual(await phone.work.disagreements());
      const titles = [shown.current, other].map(({ value }) => (value as Correction).change);
      expect(titles).toEqual(
        expect.arrayContaining([
          { type: "title", title: "From the phone" },
          { type: "title", title: "From the laptop" },
        ]),
      );
      await phone.work.choose(shown.entity, shown.field, other.opId);
      await syncAll();
      await expectSame();
      expect(await laptop.work.disagreements()).toEqual([]);
      const [chosen] = await laptop.store.listCorrections("lab-phone");
      expect(chosen?.change).toEqual((other.value as Correction).change);
    });

    test("a message to a conversation that was deleted elsewhere brings it back whole", async () => {
      await everythingOn(phone, "phone");
      await syncAll();
      await phone.store.deleteConversation("talk-phone");
      await laptop.store.addMessages([
        { id: "late", conversationId: "talk-phone", role: "user", content: "One more", createdAt: sampleInstant(50) },
      ]);
      await syncAll(3);
      await expectSame();
      expect((await phone.store.listMessages("talk-phone")).map(({ id }) => id)).toEqual([
        "q-phone",
        "a-phone",
        "late",
      ]);
    });

    test("a document is deleted for good everywhere when somebody says so, not when one bin is emptied", async () => {
      await everythingOn(phone, "phone");
      await syncAll();
      await phone.store.binDocument("lab-phone", 1);
      await syncAll();
      await phone.store.deleteDocument("lab-phone");
      await syncAll();
      expect((await laptop.store.listBin()).map(({ document }) => document.id)).toEqual(["lab-phone"]);
      // Somebody brings it back: it is on both again, from the log.
      await laptop.store.takeFromBin("lab-phone");
      await syncAll();
      expect((await phone.store.getDocument("lab-phone"))?.processingStatus).toBe("completed");
      await phone.work.deleteForGood("lab-phone");
      await syncAll();
      for (const { store } of [phone, laptop]) {
        expect(await store.getDocument("lab-phone")).toBeUndefined();
        expect(await store.listBin()).toEqual([]);
      }
    });

    test("a document whose own device never reads it is read by another one, when that has had its file for a while", async () => {
      await phone.store.addDocuments([sampleDocument("scan")]);
      await syncAll();
      expect((await laptop.store.getDocument("scan"))?.processingStatus).toBe("pending");
      const claim = { owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true };
      expect(await laptop.store.claimJob(claim)).toBeUndefined();
      await laptop.store.blobs.keepFile("scan", new Uint8Array([1, 2, 3]));
      await laptop.sync();
      expect(await laptop.store.claimJob(claim)).toBeUndefined();
      laptop.parts = { now: () => Date.now() + 3_600_000 };
      await laptop.sync();
      await readOne(laptop.store);
      await syncAll();
      // The phone was about to read it, too, and goes on; what it finds is compared as always.
      expect((await laptop.store.getDocument("scan"))?.processingStatus).toBe("completed");
      await readOne(phone.store);
      await syncAll();
      await expectSame();
    });

    test("of two readings of one file the newer engine's stays, and nobody is asked", async () => {
      await phone.store.addDocuments([sampleDocument("scan")]);
      await readOne(phone.store, { engine: "built-in/9" });
      await syncAll();
      for (const [device, engine] of [
        [phone, "built-in/10"],
        [laptop, "built-in/9"],
      ] as const) {
        await device.store.retryDocument("scan", 1);
        await readOne(device.store, { engine, title: `By ${engine} on ${device.name}` });
      }
      await syncAll(3);
      await expectSame();
      expect((await laptop.store.getDocument("scan"))?.title).toBe("By built-in/10 on phone");
      expect(await laptop.work.disagreements()).toEqual([]);
    });
  });
}
