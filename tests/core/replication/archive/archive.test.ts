import fc from "fast-check";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Correction } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import { restoreArchive } from "#core/replication/archive/restore-archive.ts";
import { correctionsPrint as correctionsPrintOf } from "#core/understanding/corrections/corrections-print.ts";
import { archiveOf, nodeSha256, sourceOf } from "../../../support/archive-bytes.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import {
  sampleAnswer,
  sampleDocument,
  sampleEpoch,
  sampleInsight,
  sampleInstant,
  sampleUnderstood,
} from "../../../support/record-samples.ts";

const restore = (store: Store, bytes: Uint8Array) =>
  restoreArchive({ store, source: sourceOf(bytes), sha256: nodeSha256 });

async function addFile(store: Store, id: string, text: string, seconds = 0, originalFilename = `${id}.pdf`) {
  const content = new Blob([`%PDF-1.7 ${text}`], { type: "application/pdf" });
  const sha256 = await nodeSha256(new Uint8Array(await content.arrayBuffer()));
  const changes = { content, sha256, byteSize: content.size, uploadedAt: sampleInstant(seconds), originalFilename };
  await store.addDocuments([sampleDocument(id, changes)]);
}

async function read(store: Store, id: string) {
  await store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true });
  await store.completeJob({ documentId: id, owner: "tab", understood: sampleUnderstood(id) });
}

/** A read document, a failed one, one still to be read, a conversation, a thread and a question. */
async function filledStore(): Promise<Store> {
  const store = createMemoryStore();
  await addFile(store, "lab", "results", 1, "Blut/Ergebnis: März?.pdf".replace("/", "-"));
  await read(store, "lab");
  const failure = { code: "damaged" as const, message: "This file is damaged." };
  const content = new Blob(["%PDF-1.7 broken"], { type: "application/pdf" });
  const sha256 = await nodeSha256(new Uint8Array(await content.arrayBuffer()));
  await store.addDocuments([sampleDocument("bad", { failure, content, sha256, byteSize: content.size })]);
  await addFile(store, "unread", "more", 3);
  await store.addConversation({ id: "talk", title: "My knee", createdAt: sampleInstant(1) });
  const base = { conversationId: "talk", createdAt: sampleInstant(2) };
  await store.addMessages([
    { ...base, id: "m1", role: "user", content: "Why?" },
    { ...base, id: "m2", role: "assistant", content: "Because.", answer: sampleAnswer("Because.") },
  ]);
  await store.replaceInsights([sampleInsight("thread")]);
  await store.putAppointmentQuestion({ id: "q", text: "May I stop?", createdAt: sampleInstant(4) });
  return store;
}

/** Everything a store holds, files as hashes. */
async function everythingOf(store: Store) {
  const documents = await store.listDocuments();
  const conversations = await store.listConversations();
  return {
    documents,
    conversations,
    readings: await Promise.all(documents.map(({ id }) => store.getReading(id))),
    files: await Promise.all(
      documents.map(async ({ id }) =>
        nodeSha256(new Uint8Array((await (await store.getContent(id))?.arrayBuffer()) ?? [])),
      ),
    ),
    messages: await Promise.all(conversations.map(({ id }) => store.listMessages(id))),
    insights: await store.listInsights(),
    questions: await store.listAppointmentQuestions(),
  };
}

describe("an archive", () => {
  test("what lies in the bin is not taken along", async () => {
    const store = await filledStore();
    await store.binDocument("lab", sampleEpoch);
    const again = createMemoryStore();
    const archive = await archiveOf(store);
    const report = await restore(again, archive);
    expect(report.ok && report.value.documents.restored).toBe(2);
    expect((await again.listDocuments()).map(({ id }) => id).sort()).toEqual(["bad", "unread"]);
    expect(await again.listBin()).toEqual([]);
  });

  test("brings back the same documents, readings, files, conversations, threads and questions", async () => {
    const store = await filledStore();
    const archive = await archiveOf(store);
    const other = createMemoryStore();
    expect(await restore(other, archive)).toEqual({
      ok: true,
      value: {
        documents: { restored: 3, alreadyThere: 0, toRead: 1, refused: [] },
        conversations: { restored: 1, alreadyThere: 0, refused: 0 },
        questions: { restored: 1 },
      },
    });
    expect(await everythingOf(other)).toEqual(await everythingOf(store));
    expect(Buffer.from(await archiveOf(other)).equals(archive)).toBe(true);
    const claim = { owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true };
    expect(await other.claimJob(claim)).toMatchObject({ documentId: "unread" });
    expect(await other.claimJob(claim)).toBeUndefined();
  });

  test("brings back what the patient said of a document; one that was understood without it is read anew", async () => {
    const store = createMemoryStore();
    await addFile(store, "lab", "results", 1);
    await read(store, "lab");
    await addFile(store, "unread", "more", 2);
    const said = (documentId: string): Correction => ({
      id: "title",
      documentId,
      correctedAt: sampleInstant(5),
      change: { type: "title", title: "Mine" },
    });
    const correctionsPrint = correctionsPrintOf([said("lab")]) ?? "";
    const understood = sampleUnderstood("lab", { title: "Mine", correctionsPrint });
    await store.changeCorrections({ documentId: "lab", known: [], put: [said("lab")], remove: [], understood });
    await store.changeCorrections({ documentId: "unread", known: [], put: [said("unread")], remove: [] });
    const bytes = await archiveOf(store);

    const restored = createMemoryStore();
    await restore(restored, bytes);
    expect(await everythingOf(restored)).toEqual(await everythingOf(store));
    for (const id of ["lab", "unread"]) expect(await restored.listCorrections(id)).toEqual([said(id)]);

    const foreign = createMemoryStore();
    await addFile(foreign, "lab", "results", 1);
    await read(foreign, "lab");
    await foreign.changeCorrections({
      documentId: "lab",
      known: [],
      put: [said("lab")],
      remove: [],
      understood: sampleUnderstood("lab", { correctionsPrint: "another print" }),
    });
    const again = createMemoryStore();
    await restore(again, await archiveOf(foreign));
    expect((await again.getDocument("lab"))?.processingStatus).toBe("pending");
    expect(await again.listCorrections("lab")).toEqual([said("lab")]);
  });

  test("whatever the files hold and are called, they come back byte for byte", async () => {
    const files = fc.array(
      fc.record({ name: fc.string({ unit: "grapheme", maxLength: 60 }), bytes: fc.uint8Array({ maxLength: 300 }) }),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(files, async (uploads) => {
        const store = createMemoryStore();
        for (const [index, { name, bytes }] of uploads.entries()) {
          const whole = Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes]);
          const originalFilename = `${name.replace(/[\p{Cc}/\\]/gu, "")}.pdf`;
          const content = new Blob([whole], { type: "application/pdf" });
          const known = { originalFilename, byteSize: whole.length, sha256: await nodeSha256(whole) };
          await store.addDocuments([
            sampleDocument(`id-${index}`, { ...known, content, uploadedAt: sampleInstant(index) }),
          ]);
        }
        const other = createMemoryStore();
        await restore(other, await archiveOf(store));
        expect(await everythingOf(other)).toEqual(await everythingOf(store));
      }),
      { numRuns: 40 },
    );
  });

  test("is a zip that other programs open, with the originals under their names", async () => {
    const unzipped = unzipSync(await archiveOf(await filledStore()));
    const names = Object.keys(unzipped);
    expect(names).toEqual(expect.arrayContaining(["READ ME.txt", "manifest.json", "documents/0001.json"]));
    expect(names.filter((name) => name.startsWith("originals/"))).toEqual([
      "originals/0001 unread.pdf",
      "originals/0002 Blut-Ergebnis_ März_.pdf",
      "originals/0003 bad.pdf",
    ]);
    expect(strFromU8(unzipped["originals/0001 unread.pdf"] ?? new Uint8Array())).toBe("%PDF-1.7 more");
  });

  test("that was unpacked and packed again by another program still works", async () => {
    const store = await filledStore();
    const repacked = zipSync(unzipSync(await archiveOf(store)), { level: 9 });
    const other = createMemoryStore();
    expect(await restore(other, repacked)).toMatchObject({ ok: true, value: { documents: { restored: 3 } } });
    expect(await everythingOf(other)).toEqual(await everythingOf(store));
  });

  test("restored a second time changes nothing", async () => {
    const store = await filledStore();
    const archive = await archiveOf(store);
    await store.renameConversation("talk", "Another title");
    const before = await everythingOf(store);
    expect(await restore(store, archive)).toMatchObject({
      value: {
        documents: { restored: 0, alreadyThere: 3 },
        conversations: { restored: 0, alreadyThere: 1 },
        questions: { restored: 0 },
      },
    });
    expect(await everythingOf(store)).toEqual(before);
  });
});

describe("an archive that is not to be believed", () => {
  test("is refused with its reason: another file, another zip, a later version, one that was cut off", async () => {
    const archive = await archiveOf(await filledStore());
    const entries = unzipSync(archive);
    const later = Buffer.from(
      strFromU8(entries["manifest.json"] ?? new Uint8Array()).replace('"version":1', '"version":2'),
    );
    const cases: [Uint8Array, string][] = [
      [Buffer.from("%PDF-1.7 not a zip"), "not-an-archive"],
      [new Uint8Array(0), "not-an-archive"],
      [zipSync({ "a.txt": Buffer.from("hello") }), "not-an-archive"],
      [zipSync({ "manifest.json": Buffer.from('{"format":"other"}') }), "not-an-archive"],
      [zipSync({ ...entries, "manifest.json": later }), "newer-version"],
      [archive.subarray(0, archive.length - 40), "damaged"],
    ];
    for (const [bytes, failure] of cases)
      expect(await restore(createMemoryStore(), bytes)).toEqual({ ok: false, failure });
  });

  test("with any byte changed never restores anything that was not there, and never throws", async () => {
    const store = await filledStore();
    const archive = await archiveOf(store);
    const wanted = await everythingOf(store);
    await fc.assert(
      fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Uint8Array.from(archive);
        changed[at] = (changed[at] ?? 0) ^ change;
        const other = createMemoryStore();
        await restore(other, changed);
        const got = await everythingOf(other);
        for (const document of got.documents) expect(wanted.documents).toContainEqual(document);
        for (const file of got.files) expect(wanted.files).toContain(file);
        for (const messages of got.messages) expect(wanted.messages).toContainEqual(messages);
      }),
      { numRuns: 150 },
    );
  });

  test("with another file in the place of one restores the others and names it", async () => {
    const entries = unzipSync(await archiveOf(await filledStore()));
    entries["originals/0001 unread.pdf"] = Buffer.from("%PDF-1.7 swapped");
    const other = createMemoryStore();
    expect(await restore(other, zipSync(entries))).toMatchObject({
      value: { documents: { restored: 2, refused: ["originals/0001 unread.pdf"] } },
    });
  });

  test("with a quote that its page does not hold restores the file, to be read again", async () => {
    const store = createMemoryStore();
    await addFile(store, "lab", "results");
    await store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true });
    const honest = sampleUnderstood("lab");
    const [page] = honest.pages;
    const invented = { ...honest, pages: page ? [{ ...page, text: page.text.replace("11.2", "15.2") }] : [] };
    await store.completeJob({ documentId: "lab", owner: "tab", understood: invented });
    const other = createMemoryStore();
    expect(await restore(other, await archiveOf(store))).toMatchObject({ value: { documents: { toRead: 1 } } });
    const document = await other.getDocument("lab");
    expect(document).toMatchObject({ processingStatus: "pending" });
    expect(document).not.toHaveProperty("summary");
    expect(await other.getReading("lab")).toBeUndefined();
  });

  test("with a page of another kind named as a PDF keeps it as failed", async () => {
    const store = createMemoryStore();
    const content = new Blob(["<html>hello</html>"], { type: "text/html" });
    const sha256 = await nodeSha256(new Uint8Array(await content.arrayBuffer()));
    await store.addDocuments([
      sampleDocument("page", { content, sha256, byteSize: content.size, mediaType: "text/html" }),
    ]);
    const other = createMemoryStore();
    await restore(other, await archiveOf(store));
    expect(await other.getDocument("page")).toMatchObject({
      processingStatus: "failed",
      mediaType: "text/plain",
    });
    expect((await other.getContent("page"))?.type).toBe("text/plain");
  });
});
