import "fake-indexeddb/auto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { blobChunkBytes } from "#core/replication/messages.ts";
import { AccountDatabase } from "#db/account-database.ts";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { type Bytes, randomBytes, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { sha256Hex } from "#sync/blob-chunks.ts";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { type AccountFiles, createAccountFiles } from "#sync/files.ts";
import { createHttpBlobTransport } from "#sync/http-blob-transport.ts";
import { createSealedBlobs } from "#sync/sealed-blob.ts";
import type { SyncedFile } from "#sync/synced-files.ts";
import { eventually } from "../support/eventually.ts";
import { sampleDocument } from "../support/record-samples.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { signUp } from "./true-device.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
let token: string;
let vaultKey: VaultKey;
const stores: DexieStore[] = [];
const running: AccountFiles[] = [];

beforeEach(async () => {
  token = await signUp(server.origin);
  vaultKey = await importDerivationKey(randomBytes(32));
});
afterEach(async () => {
  for (const files of running.splice(0)) await files.stop();
  for (const store of stores.splice(0)) store.close();
});

/** One lock for all that ask, as the browser's. */
const locks = {
  request: (_name: string, _options: unknown, work: () => Promise<unknown>) => work(),
} as unknown as Pick<LockManager, "request">;

async function openDevice(): Promise<DexieStore> {
  const store = await openDexieStore({ databaseName: `test.${toBase64url(randomBytes(9))}`, vaultKey });
  stores.push(store);
  return store;
}

/** The file mover of a device. `fetch` is what stands between it and the server; it is not called twice without being asked. */
function start(store: DexieStore, fetch = globalThis.fetch, onReturn?: (call: () => void) => () => void) {
  const sent: [string, SyncedFile][] = [];
  const keys = openEpochKeys(vaultKey);
  return keys.then((known) => {
    const files = createAccountFiles({
      store,
      transport: createHttpBlobTransport({ origin: server.origin, readToken: () => token, fetch }),
      sealing: createSealedBlobs(known, "account"),
      sent: async (...one) => void sent.push(one),
      locks,
      ...(onReturn === undefined ? {} : { onReturn }),
      later: () => () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    running.push(files);
    return { files, sent };
  });
}

/** Bytes that look like a record: the word stands in every chunk. */
function fileOf(byteSize: number, word = "Methotrexate 15 mg"): Bytes {
  const bytes = new Uint8Array(byteSize);
  const words = utf8(`${word} `);
  for (let at = 0; at < byteSize; at += words.length) bytes.set(words.subarray(0, byteSize - at), at);
  bytes.set(utf8(crypto.randomUUID()), 0);
  return bytes;
}

async function addFile(store: DexieStore, id: string, bytes: Bytes) {
  const file = { sha256: await sha256Hex(bytes), byteSize: bytes.byteLength };
  await store.addDocuments([sampleDocument(id, { ...file, content: new Blob([bytes], { type: "application/pdf" }) })]);
  return file;
}

/** The record as it comes from another device: all but its file. */
async function addWithoutFile(store: DexieStore, id: string) {
  await store.addDocuments([sampleDocument(id)]);
  const database = new AccountDatabase(store.databaseName);
  await database.open();
  await database.contents.delete(id);
  database.close();
}

/** The digest of a document's file; undefined where it is not here. */
async function digestOf(store: DexieStore, id: string): Promise<string | undefined> {
  const content = await store.getContent(id);
  return content && sha256Hex(new Uint8Array(await content.arrayBuffer()));
}

/** A network that breaks off after so many calls of a kind, and counts. */
function breakingAfter(calls: number, counted: (url: string, method: string) => boolean) {
  const seen: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (counted(url, init?.method ?? "GET")) {
      if (seen.length >= calls) throw new TypeError("Failed to fetch");
      seen.push(url.slice(url.lastIndexOf("/") + 1));
    }
    return globalThis.fetch(input, init);
  };
  return { fetch, seen };
}
const isPut = (_url: string, method: string) => method === "PUT";
const isChunk = (url: string, method: string) => method === "GET" && /\/\d+$/.test(url);

test("a file of several chunks arrives on another device as it was, and the server holds nothing of it that can be read", async () => {
  const [one, other] = [await openDevice(), await openDevice()];
  const file = await addFile(one, "letter", fileOf(3 * blobChunkBytes + 77_777));
  const { files, sent } = await start(one);
  files.bringUp("letter", file);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(["letter", { ...file, blob: expect.stringMatching(/^[\w-]{43}$/) }]);

  await addWithoutFile(other, "letter");
  const fetching = await start(other);
  fetching.files.fetchLater("letter", sent[0]?.[1] as SyncedFile);
  await eventually(async () => expect(await digestOf(other, "letter")).toBe(file.sha256));
  expect((await other.getContent("letter"))?.type).toBe("application/pdf");
  expect(await other.blobs.listTasks()).toEqual([]);
  expect(await other.blobs.listArrived("letter")).toEqual([]);

  const folder = join(server.dataFolder, "blobs");
  for (const name of await readdir(folder)) {
    const kept = await readFile(join(folder, name));
    expect(kept.includes("Methotrexate")).toBe(false);
  }
});

test("an upload that was killed goes on with the chunks that are missing, and names the file once", async () => {
  const store = await openDevice();
  const file = await addFile(store, "scan", fileOf(5 * blobChunkBytes));
  const first = breakingAfter(3, isPut);
  const killed = await start(store, first.fetch);
  killed.files.bringUp("scan", file);
  await eventually(() => expect(killed.files.state()).toMatchObject({ kind: "waiting", problem: { kind: "offline" } }));
  await killed.files.stop();
  expect(killed.sent).toEqual([]);

  const second = breakingAfter(99, isPut);
  const next = await start(store, second.fetch);
  await eventually(() => expect(next.sent).toHaveLength(1));
  expect([...first.seen, ...second.seen]).toEqual(["0", "1", "2", "3", "4"]);
  expect(await store.blobs.listTasks()).toEqual([]);
});

test("a download that was killed goes on, and keeps the chunks that have come sealed on the disk", async () => {
  const [one, other] = [await openDevice(), await openDevice()];
  const file = await addFile(one, "scan", fileOf(4 * blobChunkBytes));
  const up = await start(one);
  up.files.bringUp("scan", file);
  await eventually(() => expect(up.sent).toHaveLength(1));

  await addWithoutFile(other, "scan");
  const first = breakingAfter(2, isChunk);
  const killed = await start(other, first.fetch);
  killed.files.fetchLater("scan", { ...file, blob: "" });
  await eventually(() => expect(killed.files.state()).toMatchObject({ kind: "waiting" }));
  await killed.files.stop();
  expect(await other.blobs.listArrived("scan")).toEqual([0, 1]);
  expect(await digestOf(other, "scan")).toBeUndefined();

  const second = breakingAfter(99, isChunk);
  await start(other, second.fetch);
  await eventually(async () => expect(await digestOf(other, "scan")).toBe(file.sha256));
  expect([...first.seen, ...second.seen]).toEqual(["0", "1", "2", "3"]);
});

test("what somebody looks at comes before what nobody has asked for", async () => {
  const [one, other] = [await openDevice(), await openDevice()];
  const up = await start(one);
  const files = new Map<string, { sha256: string; byteSize: number }>();
  for (const id of ["a", "b", "c"]) {
    files.set(id, await addFile(one, id, fileOf(2000)));
    up.files.bringUp(id, files.get(id) as SyncedFile);
  }
  await eventually(() => expect(up.sent).toHaveLength(3));
  for (const [id, file] of files) {
    await addWithoutFile(other, id);
    await other.blobs.putTask({ direction: "down", documentId: id, file });
  }
  await other.blobs.want("c", 1000);
  await other.blobs.want("b", 2000);
  expect((await other.blobs.listTasks()).map(({ documentId }) => documentId)).toEqual(["b", "c", "a"]);
  const order: string[] = [];
  const keepFile = other.blobs.keepFile.bind(other.blobs);
  vi.spyOn(other.blobs, "keepFile").mockImplementation(async (id, bytes) => {
    order.push(id);
    await keepFile(id, bytes);
  });
  await start(other);
  await eventually(() => expect(order).toEqual(["b", "c", "a"]));
});

test("a file that was changed on the server is not taken, is told, and keeps no other back", async () => {
  const [one, other] = [await openDevice(), await openDevice()];
  const files = [
    await addFile(one, "bad", fileOf(2 * blobChunkBytes)),
    await addFile(one, "good", fileOf(1000)),
  ] as const;
  const up = await start(one);
  up.files.bringUp("bad", files[0]);
  up.files.bringUp("good", files[1]);
  await eventually(() => expect(up.sent).toHaveLength(2));
  await addWithoutFile(other, "bad");
  await addWithoutFile(other, "good");
  // A server that gives the first chunk where the second was asked for: both are truly the account's.
  const swapping: typeof globalThis.fetch = (input, init) =>
    globalThis.fetch(String(input).replace(/\/1$/, "/0"), init);
  const down = await start(other, swapping);
  down.files.fetchLater("bad", { ...files[0], blob: "" });
  down.files.fetchLater("good", { ...files[1], blob: "" });
  await eventually(async () => expect(await digestOf(other, "good")).toBe(files[1].sha256));
  await eventually(() =>
    expect(down.files.state()).toEqual({ kind: "waiting", left: 1, leftUp: 0, problem: { kind: "damaged" } }),
  );
  expect(await digestOf(other, "bad")).toBeUndefined();
});

test("a file that is not on the server yet stays in the queue; one whose bytes are not what the record says is never sent", async () => {
  const store = await openDevice();
  await addWithoutFile(store, "elsewhere");
  const down = await start(store);
  down.files.fetchLater("elsewhere", { sha256: "a".repeat(64), byteSize: 10, blob: "" });
  await eventually(() => expect(down.files.state()).toMatchObject({ kind: "waiting", problem: { kind: "missing" } }));
  expect(await store.blobs.listTasks()).toHaveLength(1);
  down.files.forget("elsewhere");
  await eventually(async () => expect(await store.blobs.listTasks()).toEqual([]));

  const file = await addFile(store, "rotten", fileOf(1000));
  const counting = breakingAfter(99, isPut);
  const up = await start(store, counting.fetch);
  up.files.bringUp("rotten", { ...file, sha256: "b".repeat(64) });
  await eventually(() => expect(up.files.state()).toMatchObject({ kind: "waiting", problem: { kind: "damaged" } }));
  expect(counting.seen).toEqual([]);
  expect(up.sent).toEqual([]);
});

test("half a chunk on the server is found when the whole is checked, and everything is sent again", async () => {
  const store = await openDevice();
  const file = await addFile(store, "scan", fileOf(2 * blobChunkBytes));
  const blob = await createSealedBlobs(await openEpochKeys(vaultKey), "account").nameOf("scan", file);
  await fetch(`${server.origin}/api/blobs/${blob}/0`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
    body: randomBytes(1000),
  });
  const counting = breakingAfter(99, isPut);
  const up = await start(store, counting.fetch);
  up.files.bringUp("scan", file);
  await eventually(() => expect(up.sent).toHaveLength(1));
  expect(counting.seen).toEqual(["1", "0", "1"]);
});

test("the file of a document that goes for good goes from the server too", async () => {
  const store = await openDevice();
  const file = await addFile(store, "letter", fileOf(1000));
  const { files, sent } = await start(store);
  files.bringUp("letter", file);
  await eventually(() => expect(sent).toHaveLength(1));
  const ask = () =>
    fetch(`${server.origin}/api/blobs/${sent[0]?.[1].blob}`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);
  await store.binDocument("letter", Date.now());
  files.forget("letter");
  await store.deleteDocument("letter");
  await eventually(async () => expect((await ask()).status).toBe(404));
});

test("when the connection is back, it goes on at once", async () => {
  const store = await openDevice();
  const file = await addFile(store, "scan", fileOf(2000));
  let isOffline = true;
  const returns: (() => void)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) =>
    isOffline ? Promise.reject(new TypeError("Failed to fetch")) : globalThis.fetch(input, init);
  const { files, sent } = await start(store, fetch, (call) => {
    returns.push(call);
    return () => undefined;
  });
  files.bringUp("scan", file);
  await eventually(() => expect(files.state()).toMatchObject({ kind: "waiting", leftUp: 1 }));
  isOffline = false;
  for (const tell of returns) tell();
  await eventually(() => expect(sent).toHaveLength(1));
  await eventually(() => expect(files.state()).toEqual({ kind: "idle" }));
});
