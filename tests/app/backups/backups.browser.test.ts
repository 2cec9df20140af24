import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backupCommands } from "#app/backups/backup-commands.ts";
import { noBackups, useBackups } from "#app/backups/backup-store.ts";
import { keepInFolder, readKnown } from "#app/backups/keep-backups.ts";
import { restoreAccount, restoreInto } from "#app/backups/restore-backup.ts";
import { deleteAccount, signIn, signOut, signUp } from "#app/session/session-commands.ts";
import { deviceBackups } from "#db/device/device.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { connectDevice, newEmail, openStore } from "../../support/device-session.ts";
import { sampleAnswer, sampleDocument, sampleInstant } from "../../support/record-samples.ts";

const password = "heron lane";
const silent = () => undefined;

beforeEach(() => {
  connectDevice();
  useBackups.setState(noBackups);
});
afterEach(async () => {
  connectDevice();
  await signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function hexSha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function addFile(store: DexieStore, seconds: number, size: number): Promise<void> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  const content = new Blob(["%PDF-1.7\n", bytes], { type: "application/pdf" });
  const known = { byteSize: content.size, sha256: await hexSha256(await content.arrayBuffer()) };
  await store.addDocuments([
    sampleDocument(crypto.randomUUID(), { ...known, content, uploadedAt: sampleInstant(seconds) }),
  ]);
}

async function fill(store: DexieStore): Promise<void> {
  await addFile(store, 1, 2_500_000);
  await addFile(store, 2, 40);
  const conversationId = crypto.randomUUID();
  await store.addConversation({ id: conversationId, title: "My knee", createdAt: sampleInstant(3) });
  const answer = sampleAnswer("No.");
  const message = { conversationId, createdAt: sampleInstant(4), id: crypto.randomUUID(), content: "No.", answer };
  await store.addMessages([{ ...message, role: "assistant" }]);
}

/** Every record by its id and the hash of the bytes that lie there now. */
async function hashesOf(store: DexieStore): Promise<string[]> {
  const documents = await store.listDocuments();
  return Promise.all(
    documents.map(async ({ id }) => {
      const content = await store.getContent(id);
      return `${id} ${content && (await hexSha256(await content.arrayBuffer()))}`;
    }),
  );
}

/** A folder of this browser's own, which needs no question and is a real one. */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(crypto.randomUUID(), { create: true });
}

async function filesIn(directory: FileSystemDirectoryHandle): Promise<File[]> {
  const files: File[] = [];
  const entries = directory as unknown as { values(): AsyncIterable<FileSystemFileHandle> };
  for await (const entry of entries.values()) files.push(await entry.getFile());
  return files;
}

async function backUpIntoFolder() {
  const directory = await folder();
  vi.stubGlobal("showDirectoryPicker", async () => directory);
  await backupCommands.chooseFolder();
  const [file] = await filesIn(directory);
  if (file === undefined) throw new Error("There is no backup in the folder.");
  return { directory, file };
}

/** This browser has no share sheet of its own. */
function shareSheet(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, "canShare", { configurable: true, value: () => share !== undefined });
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
}

test("backed up into a folder, everything deleted, restored with the code: the same records by hash", async () => {
  const { recoveryCode } = await signUp({ email: newEmail(), password });
  await fill(openStore());
  const before = await hashesOf(openStore());
  const { file } = await backUpIntoFolder();
  expect(useBackups.getState()).toMatchObject({ folder: "open", failed: false, row: { last: { documents: 2 } } });
  await deleteAccount();

  const credentials = { email: newEmail(), password: "another lane" };
  const progress = vi.fn();
  const outcome = await restoreAccount({ file, code: recoveryCode, credentials, onProgress: progress });
  expect(outcome).toMatchObject({ ok: true, value: { documents: { restored: 2, refused: [] } } });
  expect(progress).toHaveBeenLastCalledWith({ done: 3, total: 3 });
  expect(await hashesOf(openStore())).toEqual(before);
  expect(await openStore().listConversations()).toHaveLength(1);
  // It is an account like any other: it opens again with its new password.
  await signOut();
  await signIn(credentials);
  expect(await hashesOf(openStore())).toEqual(before);
});

test("a trial says what a backup holds and changes nothing; with another code it does not open", async () => {
  const { recoveryCode } = await signUp({ email: newEmail(), password });
  await fill(openStore());
  const { file } = await backUpIntoFolder();
  await addFile(openStore(), 9, 10);
  expect(await backupCommands.tryOut(file, recoveryCode.toLowerCase(), silent)).toEqual({
    ok: true,
    value: { whole: 2, damaged: [], here: 3, hereAndInside: 2 },
  });
  expect(useBackups.getState().row?.triedAt).toBeGreaterThan(0);
  const mistyped = await backupCommands.tryOut(file, `${recoveryCode.slice(0, -1)}#`, silent);
  expect(mistyped).toMatchObject({ ok: false, failure: { kind: "mistyped" } });
  await signOut();
  const { recoveryCode: another } = await signUp({ email: newEmail(), password });
  expect(await backupCommands.tryOut(file, another, silent)).toEqual({ ok: false, failure: { kind: "wrong-code" } });
  const notOurs = await backupCommands.tryOut(new File(["%PDF"], "letter.pdf"), another, silent);
  expect(notOurs).toEqual({ ok: false, failure: { kind: "not-a-backup" } });
  // A backup of another account can be put with what is here.
  expect(await restoreInto(file, recoveryCode, silent)).toMatchObject({ value: { documents: { restored: 2 } } });
});

test("damaged bytes cost the record that lies there, and the trial names how many", async () => {
  const { recoveryCode } = await signUp({ email: newEmail(), password });
  await fill(openStore());
  const { file } = await backUpIntoFolder();
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Inside the large file.
  bytes.fill(0, 1_500_000, 1_500_010);
  const damaged = new File([bytes], file.name);
  const checked = await backupCommands.tryOut(damaged, recoveryCode, silent);
  expect(checked).toMatchObject({ value: { whole: 1, damaged: [expect.stringMatching(/^originals\//)] } });
  await deleteAccount();
  const credentials = { email: newEmail(), password };
  const outcome = await restoreAccount({ file: damaged, code: recoveryCode, credentials, onProgress: silent });
  expect(outcome).toMatchObject({ ok: true, value: { documents: { restored: 1 } } });
  expect((outcome.ok && outcome.value.documents.refused) || []).toHaveLength(1);
});

test("a file that was cut off makes no account", async () => {
  const { recoveryCode } = await signUp({ email: newEmail(), password });
  await fill(openStore());
  const { file } = await backUpIntoFolder();
  await deleteAccount();
  const credentials = { email: newEmail(), password };
  const cut = new File([file.slice(0, file.size - 2000)], file.name);
  expect(await restoreAccount({ file: cut, code: recoveryCode, credentials, onProgress: silent })).toEqual({
    ok: false,
    failure: { kind: "damaged" },
  });
  await expect(signIn(credentials)).rejects.toThrow();
});

test("three backups of an account stay in its folder, and what else lies there stays", async () => {
  await signUp({ email: newEmail(), password });
  await fill(openStore());
  const directory = await folder();
  const other = await directory.getFileHandle("red-thread-2026-01-01-0900-zzzz.redthread", { create: true });
  const write = async (minute: number) => {
    vi.setSystemTime(new Date(Date.UTC(2026, 5, 1, 9, minute)));
    await keepInFolder(directory, openStore());
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (const minute of [1, 2, 3, 4, 5]) await write(minute);
  } finally {
    vi.useRealTimers();
  }
  const names = (await filesIn(directory)).map(({ name }) => name).sort();
  expect(names).toHaveLength(4);
  expect(names).toContain(other.name);
  expect(names.filter((name) => /-090[345]-/.test(name))).toHaveLength(3);
});

test("where no folder can be picked the file goes to the downloads, and its day is known from then on", async () => {
  await signUp({ email: newEmail(), password });
  await fill(openStore());
  shareSheet(undefined);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await backupCommands.backUp();
  expect(saved).toEqual([expect.stringMatching(/^red-thread-\d{4}-\d\d-\d\d-\d{4}-\w{4}\.redthread$/)]);
  expect(useBackups.getState()).toMatchObject({ made: undefined, row: { last: { documents: 2 } } });
});

test("a share sheet that wants another press is offered the same file again; closing it makes no backup", async () => {
  await signUp({ email: newEmail(), password });
  await fill(openStore());
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  share.mockRejectedValue(new DOMException("A press is needed.", "NotAllowedError"));
  shareSheet(share);
  await expect(backupCommands.backUp()).rejects.toThrow("A press is needed.");
  expect(useBackups.getState().made?.file.name).toMatch(/\.redthread$/);
  expect(useBackups.getState().row?.last).toBeUndefined();
  share.mockRejectedValue(new DOMException("Closed.", "AbortError"));
  await expect(backupCommands.giveAway()).rejects.toThrow("Closed.");
  expect(useBackups.getState().row?.last).toBeUndefined();
  share.mockResolvedValue(undefined);
  await backupCommands.giveAway();
  expect(useBackups.getState()).toMatchObject({ made: undefined, row: { last: { documents: 2 } } });
});

test("deleting an account forgets its folder and its backups", async () => {
  await signUp({ email: newEmail(), password });
  await fill(openStore());
  await backUpIntoFolder();
  const accountId = useBackups.getState().row?.accountId ?? "";
  expect(await deviceBackups.find(accountId)).toBeDefined();
  await readKnown(openStore());
  await deleteAccount();
  expect(await deviceBackups.find(accountId)).toBeUndefined();
});
