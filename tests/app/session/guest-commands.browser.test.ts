import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { apiClient } from "#api/client.ts";
import {
  beginGuest,
  keepGuest,
  keepGuestFor,
  moveGuest,
  openGuest,
  signInWithGuest,
  startGuest,
  throwGuestAway,
} from "#app/session/guest-commands.ts";
import { useGuest } from "#app/session/guest-store.ts";
import { signIn, signOut, signUp, startSession } from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import { closeAccount, currentAccount } from "#db/current-account.ts";
import { connectDevice, newEmail, openStore } from "../../support/device-session.ts";
import { searchStorage } from "../../support/dump-storage.ts";
import { sampleUnderstood } from "../../support/record-samples.ts";

const password = "heron lane";
const guestKey = "red-thread.guest";
const word = `ferritx${crypto.randomUUID().slice(0, 8)}`;

function letter(): File {
  return new File([`%PDF-1.7\n(${word}) Tj\n%%EOF`], `${word} letter.pdf`, { type: "application/pdf" });
}

/** Puts a record in and has it read, as the pipeline would. Answers its id. */
async function putRecordIn(): Promise<string> {
  await beginGuest();
  const { documents } = await apiClient.uploadDocuments([letter()]);
  const documentId = documents[0]?.id ?? "";
  const store = openStore();
  await store.claimJob({ owner: "tab", now: Date.now(), leaseMs: 1000, exclusive: true });
  await store.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
  return documentId;
}

/** What a restarted page knows: nothing but what is stored. */
async function restart(): Promise<void> {
  closeAccount();
  useGuest.setState({ loading: true, guest: undefined, ended: undefined });
  await startSession();
  await startGuest();
}

const databases = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith("red-thread."));

beforeEach(connectDevice);
afterEach(async () => {
  vi.useRealTimers();
  connectDevice();
  await throwGuestAway();
  await signOut();
  vi.restoreAllMocks();
});

describe("records without an account", () => {
  test("are opened for screens, and nobody is signed in by them", async () => {
    expect(await beginGuest()).toEqual({ isNew: true });
    expect(await beginGuest()).toEqual({ isNew: false });
    expect(useGuest.getState()).toMatchObject({ loading: false, ended: undefined });
    expect(useSession.getState().user).toBeUndefined();
    expect(localStorage.getItem("red-thread.session")).toBeNull();
    expect(await openStore().listDocuments()).toEqual([]);
  });

  test("are there after a restart, with what was read", async () => {
    const id = await putRecordIn();
    await restart();
    expect(currentAccount()).toBeUndefined();
    await openGuest();
    expect(await openStore().getDocument(id)).toMatchObject({ processingStatus: "completed" });
  });

  test("hold no word in plain sight, and no key whose bytes can be read", async () => {
    await putRecordIn();
    const { found, keys, places } = await searchStorage([word]);
    expect(found).toEqual([]);
    expect(places.some((place) => place.includes("guests"))).toBe(true);
    expect(keys.filter(({ extractable }) => extractable)).toEqual([]);
  });

  test("are gone once they are thrown away: no database, no key, no token", async () => {
    const before = await databases();
    await putRecordIn();
    expect((await databases()).length).toBe(before.length + 1);
    await throwGuestAway();
    expect(currentAccount()).toBeUndefined();
    expect(useGuest.getState()).toMatchObject({ guest: undefined, ended: "thrown-away" });
    expect(localStorage.getItem(guestKey)).toBeNull();
    await expect.poll(databases).toEqual(before);
    await restart();
    expect(useGuest.getState().guest).toBeUndefined();
  });

  test("are gone at the next start after their time, and before it they are not", async () => {
    const before = await databases();
    const id = await putRecordIn();
    await keepGuestFor(1);
    const start = Date.now();
    const clock = vi.spyOn(Date, "now");
    clock.mockReturnValue(start + 59 * 60_000);
    await restart();
    await openGuest();
    expect(await openStore().getDocument(id)).toBeDefined();
    clock.mockReturnValue(start + 61 * 60_000);
    await restart();
    expect(useGuest.getState()).toMatchObject({ guest: undefined, ended: "time-over" });
    expect(localStorage.getItem(guestKey)).toBeNull();
    await expect.poll(databases).toEqual(before);
  });

  test("stay closed while somebody is signed in", async () => {
    await putRecordIn();
    const own = newEmail();
    await signUp({ email: own, password });
    await openGuest();
    expect(await openStore().listDocuments()).toEqual([]);
    await signOut();
    await openGuest();
    expect(await openStore().listDocuments()).toHaveLength(1);
  });
});

describe("keeping them", () => {
  test("makes an account of the same database: the record is there, read once, and opens with the password", async () => {
    const id = await putRecordIn();
    const { databaseName } = openStore();
    const email = newEmail();
    const { recoveryCode } = await keepGuest({ email, password });
    expect(recoveryCode).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(useSession.getState()).toMatchObject({ user: { email }, recoveryCode: "unconfirmed" });
    expect(useGuest.getState().guest).toBeUndefined();
    expect(localStorage.getItem(guestKey)).toBeNull();
    expect(openStore().databaseName).toBe(databaseName);
    await signOut();
    await signIn({ email, password });
    const document = await openStore().getDocument(id);
    expect(document).toMatchObject({ processingStatus: "completed", originalFilename: `${word} letter.pdf` });
    expect(await openStore().claimJob({ owner: "tab", now: Date.now(), leaseMs: 1, exclusive: true })).toBeUndefined();
    expect((await apiClient.me()).email).toBe(email);
  });

  test("the recovery code opens them with another password", async () => {
    const { recoverWithCode } = await import("#app/session/session-commands.ts");
    const id = await putRecordIn();
    const email = newEmail();
    const { recoveryCode } = await keepGuest({ email, password });
    await signOut();
    await recoverWithCode({ email, code: recoveryCode, newPassword: "another lane" });
    expect(await openStore().getDocument(id)).toBeDefined();
  });

  test("is refused for an e-mail that has an account, and nothing is changed", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await signOut();
    const id = await putRecordIn();
    await expect(keepGuest({ email, password: "another lane" })).rejects.toMatchObject({ status: 409 });
    expect(useSession.getState().user).toBeUndefined();
    expect(await openStore().getDocument(id)).toBeDefined();
    expect(useGuest.getState().guest).toBeDefined();
  });

  test("by signing in puts them with the records of the account, as they were read", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await signOut();
    const before = await databases();
    const id = await putRecordIn();
    const { id: conversation } = await apiClient.createConversation({ title: "New conversation" });
    await apiClient.sendMessage(conversation, "What was my CRP?");
    const read = await openStore().getReading(id);
    await expect(signInWithGuest({ email, password: "wrong lane" })).rejects.toMatchObject({ status: 401 });
    expect(await openStore().getDocument(id)).toBeDefined();
    await signInWithGuest({ email, password });
    expect(useSession.getState().user?.email).toBe(email);
    expect(await openStore().getDocument(id)).toMatchObject({ processingStatus: "completed" });
    expect(await openStore().getReading(id)).toEqual(read);
    expect(await openStore().listMessages(conversation)).toHaveLength(2);
    expect(await openStore().claimJob({ owner: "tab", now: Date.now(), leaseMs: 1, exclusive: true })).toBeUndefined();
    await expect.poll(databases).toEqual(before);
  });

  test("can wait until somebody is signed in", async () => {
    const id = await putRecordIn();
    await signUp({ email: newEmail(), password });
    await moveGuest();
    expect(await openStore().getDocument(id)).toBeDefined();
    expect(useGuest.getState()).toMatchObject({ guest: undefined, ended: undefined });
  });
});
