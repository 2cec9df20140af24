/** Where in the browser's storage a word was found. */
export interface StoredWord {
  word: string;
  place: string;
}

export interface StorageSearch {
  found: StoredWord[];
  /** Every value that was looked at, by place: shows that the search did not miss a whole kind of storage. */
  places: string[];
  /** Every key object that is stored, and whether its bytes could be read. */
  keys: { place: string; extractable: boolean }[];
}

/**
 * Looks for words in everything that this origin keeps: every IndexedDB database (names, keys, values, walked through objects, buffers and
 * Blobs), Cache Storage, local and session storage, cookies and the origin's private files. Bytes are read as Latin-1, UTF-8 and UTF-16 (both
 * byte orders, both alignments), and inflated where they can be; upper and lower case are the same.
 *
 * Stands on its own, so that it can be given to a page: `page.evaluate(searchStorage, words)`.
 */
export async function searchStorage(words: string[]): Promise<StorageSearch> {
  const found: StoredWord[] = [];
  const places: string[] = [];
  const keys: StorageSearch["keys"] = [];
  const needles = words.map((word) => ({ word, lower: word.toLowerCase() }));
  const decoders = ["latin1", "utf-8", "utf-16le", "utf-16be"].map((label) => new TextDecoder(label));

  function searchText(place: string, text: string): void {
    places.push(place);
    const lower = text.toLowerCase();
    for (const needle of needles) {
      if (lower.includes(needle.lower)) found.push({ word: needle.word, place });
    }
  }

  async function inflate(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<Uint8Array | undefined> {
    try {
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch {
      // Not compressed in this format.
      return undefined;
    }
  }

  async function searchBytes(place: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    for (const decoder of decoders) {
      searchText(place, decoder.decode(bytes));
      if (decoder.encoding.startsWith("utf-16")) searchText(place, decoder.decode(bytes.subarray(1)));
    }
    for (const format of ["gzip", "deflate", "deflate-raw"] as const) {
      const inflated = await inflate(bytes, format);
      if (inflated !== undefined) searchText(`${place} (${format})`, decoders[1]?.decode(inflated) ?? "");
    }
  }

  async function searchValue(place: string, value: unknown): Promise<void> {
    if (value instanceof CryptoKey) keys.push({ place, extractable: value.extractable });
    else if (value instanceof ArrayBuffer) await searchBytes(place, new Uint8Array(value));
    else if (ArrayBuffer.isView(value)) {
      await searchBytes(place, new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice());
    } else if (value instanceof Blob) {
      searchText(place, value instanceof File ? `${value.name} ${value.type}` : value.type);
      await searchBytes(place, new Uint8Array(await value.arrayBuffer()));
    } else if (value instanceof Map) await searchValue(place, [...value]);
    else if (value instanceof Set) await searchValue(place, [...value]);
    else if (value instanceof Date) searchText(place, value.toISOString());
    else if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        searchText(`${place} (name)`, name);
        await searchValue(`${place}.${name}`, part);
      }
    } else {
      const text = String(value);
      searchText(place, text);
      if (/^[\w+/-]{8,}={0,2}$/.test(text)) {
        try {
          searchText(`${place} (base64)`, atob(text.replaceAll("-", "+").replaceAll("_", "/")));
        } catch {
          // Not base64 after all.
        }
      }
    }
  }

  function result<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** Undefined where it was deleted meanwhile: opening must not make it anew. */
  async function openExisting(name: string): Promise<IDBDatabase | undefined> {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    try {
      return await result(request);
    } catch (error) {
      if (isNew) return undefined;
      throw error;
    }
  }

  async function readRows(database: IDBDatabase) {
    const storeNames = [...database.objectStoreNames];
    if (storeNames.length === 0) return [];
    const transaction = database.transaction(storeNames);
    const stores = storeNames.map(async (storeName) => {
      const store = transaction.objectStore(storeName);
      const indexes = [...store.indexNames].join(" ");
      const [allKeys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
      return allKeys.map((key, index) => ({ storeName, indexes, key, value: values[index] as unknown }));
    });
    return (await Promise.all(stores)).flat();
  }

  for (const { name = "" } of await indexedDB.databases()) {
    searchText("IndexedDB name", name);
    const database = await openExisting(name);
    if (database === undefined) continue;
    const rows = await readRows(database);
    // Closed before the search: nobody who wants to delete it has to wait.
    database.close();
    for (const { storeName, indexes, key, value } of rows) {
      searchText("IndexedDB store", `${storeName} ${indexes}`);
      await searchValue(`IndexedDB ${name}/${storeName} key`, key);
      await searchValue(`IndexedDB ${name}/${storeName}`, value);
    }
  }
  for (const name of await caches.keys()) {
    searchText("Cache Storage name", name);
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      searchText("Cache Storage address", request.url);
      const body = (await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer(0);
      await searchBytes(`Cache Storage ${request.url}`, new Uint8Array(body));
    }
  }
  for (const [place, storage] of [
    ["localStorage", localStorage],
    ["sessionStorage", sessionStorage],
  ] as const) {
    for (const [name, value] of Object.entries(storage)) await searchValue(place, [name, value]);
  }
  searchText("cookies", document.cookie);

  async function searchFiles(place: string, directory: FileSystemDirectoryHandle): Promise<void> {
    for await (const [name, handle] of directory.entries()) {
      searchText(`${place} (name)`, name);
      if (handle.kind === "directory") await searchFiles(`${place}/${name}`, handle as FileSystemDirectoryHandle);
      else await searchValue(`${place}/${name}`, await (handle as FileSystemFileHandle).getFile());
    }
  }
  await searchFiles("private files", await navigator.storage.getDirectory());

  return { found, places, keys };
}
