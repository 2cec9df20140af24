import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportRecords, importRecords } from "#app/archive-commands.ts";
import { deleteAccount, signOut, signUp } from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceSessions } from "#db/device/device.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { connectDevice, newEmail, openStore } from "../support/device-session.ts";
import {
  sampleAnswer,
  sampleDocument,
  sampleEpoch,
  sampleInsight,
  sampleInstant,
  sampleUnderstood,
} from "../support/record-samples.ts";

const password = "heron lane";
const silent = () => undefined;

beforeEach(connectDevice);
afterEach(async () => {
  connectDevice();
  await signOut();
  vi.restoreAllMocks();
});

async function hexSha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds a file of `size` bytes that no compression makes smaller. */
async function addFile(store: DexieStore, id: string, seconds: number, size = 40) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  const content = new Blob(["%PDF-1.7\n", bytes], { type: "application/pdf" });
  const known = { byteSize: content.size, sha256: await hexSha256(await content.arrayBuffer()) };
  await store.addDocuments([sampleDocument(id, { ...known, content, uploadedAt: sampleInstant(seconds) })]);
}

async function fill(store: DexieStore) {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await addFile(store, first, 1, 3_000_000);
  await store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true });
  await store.completeJob({ documentId: first, owner: "tab", understood: sampleUnderstood(first) });
  await addFile(store, second, 2);
  const conversationId = crypto.randomUUID();
  await store.addConversation({ id: conversationId, title: "My knee", createdAt: sampleInstant(3) });
  const base = { conversationId, createdAt: sampleInstant(4) };
  await store.addMessages([
    { ...base, id: crypto.randomUUID(), role: "user", content: "Why?" },
    { ...base, id: crypto.randomUUID(), role: "assistant", content: "No.", answer: sampleAnswer("No.") },
  ]);
  await store.replaceInsights([sampleInsight("thread")]);
  await store.putAppointmentQuestion({ id: crypto.randomUUID(), text: "May I stop?", createdAt: sampleInstant(5) });
}

/** Everything of the store as text, files as hashes. */
async function everythingOf(store: DexieStore): Promise<string> {
  const documents = await store.listDocuments();
  const conversations = await store.listConversations();
  const parts = {
    documents,
    files: await Promise.all(
      documents.map(async ({ id }) => {
        const content = await store.getContent(id);
        return [content?.type, content && (await hexSha256(await content.arrayBuffer()))];
      }),
    ),
    readings: await Promise.all(documents.map(({ id }) => store.getReading(id))),
    conversations,
    messages: await Promise.all(conversations.map(({ id }) => store.listMessages(id))),
    insights: await store.listInsights(),
    questions: await store.listAppointmentQuestions(),
  };
  return JSON.stringify(parts, (_key, value: unknown) =>
    // Keys in one order: a record is the same whatever the order in which its properties were written.
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );
}

test("export, delete everything, sign up anew, import: the same records, byte for byte", async () => {
  await signUp({ email: newEmail(), password });
  await fill(openStore());
  const before = await everythingOf(openStore());
  const { archive, filename } = await exportRecords(silent);
  expect(filename).toMatch(/^red-thread-records-\d{4}-\d\d-\d\d\.zip$/);
  await deleteAccount();

  await signUp({ email: newEmail(), password });
  expect(await openStore().listDocuments()).toEqual([]);
  const progress = vi.fn();
  expect(await importRecords(archive, progress)).toMatchObject({
    ok: true,
    value: { documents: { restored: 2, toRead: 1, refused: [] }, conversations: { restored: 1 } },
  });
  expect(progress).toHaveBeenLastCalledWith({ done: 3, total: 3 });
  expect(await everythingOf(openStore())).toBe(before);
  const again = await exportRecords(silent);
  // The manifest names the time of the export, which packs to a byte more or less; every other entry is the same.
  expect(Math.abs(again.archive.size - archive.size)).toBeLessThan(16);
});

test("deleting everything leaves no account, no session and no database of it, and nobody else is touched", async () => {
  const other = newEmail();
  await signUp({ email: other, password });
  const kept = openStore().databaseName;
  await openStore().addDocuments([sampleDocument("kept")]);
  await signOut();
  const email = newEmail();
  await signUp({ email, password });
  await fill(openStore());
  const { databaseName } = openStore();
  const { token } = useSession.getState();
  await deleteAccount();
  expect(useSession.getState()).toMatchObject({ user: undefined, token: undefined });
  expect(currentAccount()).toBeUndefined();
  expect(localStorage.getItem("red-thread.session")).toBeNull();
  expect(await deviceSessions.findSession(token ?? "")).toBeUndefined();
  const emails = (await deviceSessions.listDeviceAccounts()).map((user) => user.email);
  expect(emails).not.toContain(email);
  expect(emails).toContain(other);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(databaseName);
  expect(names).toContain(kept);
});

test("a file that is no archive is refused, and nothing is changed", async () => {
  await signUp({ email: newEmail(), password });
  expect(await importRecords(new Blob(["%PDF-1.7"]), silent)).toEqual({ ok: false, failure: "not-an-archive" });
  expect(await openStore().listDocuments()).toEqual([]);
});
