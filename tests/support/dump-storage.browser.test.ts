import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { searchStorage } from "./dump-storage.ts";
import { deleteDatabase } from "./sealed-store.ts";

const databaseName = "plain";

async function putPlain(value: unknown, key: IDBValidKey = 1): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("things");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction("things", "readwrite");
    transaction.objectStore("things").put(value, key);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
}

async function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

/** What earlier files of tests left would be searched each time: megabytes of it, which say nothing of the search. */
beforeAll(async () => {
  const browser = cdp() as unknown as { send(method: string, parameters: Record<string, unknown>): Promise<unknown> };
  const storageTypes = "indexeddb,cache_storage,file_systems";
  await browser.send("Storage.clearDataForOrigin", { origin: location.origin, storageTypes });
});
afterEach(async () => {
  await deleteDatabase(databaseName);
  await caches.delete("test");
  localStorage.removeItem("plain");
  sessionStorage.removeItem("plain");
});

describe("the search of the storage finds a word", () => {
  const hidden: [string, () => unknown][] = [
    ["in text", () => ({ deep: [{ text: "take Quillwortine weekly" }] })],
    ["in the name of a property", () => ({ quillwortine: 1 })],
    ["in bytes", () => new TextEncoder().encode("quillwortine").buffer],
    ["in a view", () => new TextEncoder().encode("--quillwortine--").subarray(2, 14)],
    ["in UTF-16", () => utf16("quillwortine").buffer],
    ["in UTF-16 at an odd place", () => new Uint8Array([0, ...utf16("quillwortine")]).buffer],
    ["in a Blob", () => new Blob(["quillwortine"])],
    ["in a file's name", () => new File(["x"], "quillwortine.pdf")],
    ["in a Map", () => new Map([["dose", "quillwortine"]])],
    ["in base64", () => btoa("quillwortine")],
  ];
  test.for(hidden)("%s", async ([, value]) => {
    await putPlain(value());
    expect((await searchStorage(["quillwortine"])).found).not.toEqual([]);
  });

  test("in compressed bytes, and in a key", async () => {
    await putPlain(await gzip("quillwortine"));
    expect((await searchStorage(["quillwortine"])).found).not.toEqual([]);
    await putPlain(0, "lichenic acid");
    expect((await searchStorage(["lichenic"])).found).not.toEqual([]);
  });

  test("in Cache Storage, local storage, session storage and the private files, and nothing where there is nothing", async () => {
    expect((await searchStorage(["brackenol"])).found).toEqual([]);
    await (await caches.open("test")).put("/page", new Response("brackenol"));
    localStorage.setItem("plain", "brackenol");
    sessionStorage.setItem("plain", "brackenol");
    const directory = await navigator.storage.getDirectory();
    const file = await (await directory.getFileHandle("plain", { create: true })).createWritable();
    await file.write("brackenol");
    await file.close();
    const places = (await searchStorage(["brackenol"])).found.map(({ place }) => place).join("\n");
    await directory.removeEntry("plain");
    for (const storage of ["Cache Storage", "localStorage", "sessionStorage", "private files"]) {
      expect(places).toContain(storage);
    }
  });

  test("and tells a key whose bytes can be read", async () => {
    await putPlain(await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt"]));
    expect((await searchStorage([])).keys).toMatchObject([{ extractable: true }]);
  });
});
