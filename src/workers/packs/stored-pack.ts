import type { PackContents } from "./contract.ts";

/** The files of a pack on this device, and the script that reads them. */
export interface StoredPack {
  contents: PackContents;
  /** Address of the worker's script, which is no part of what every device keeps. */
  workerAddress: string;
}

/** Whether all of the pack's files are on this device. */
export async function isPackStored({ contents }: StoredPack): Promise<boolean> {
  // A page that is not secure has no caches.
  if (!("caches" in globalThis) || !(await caches.has(contents.cache))) return false;
  const cache = await caches.open(contents.cache);
  const kept = await Promise.all(contents.files.map(({ name }) => cache.match(contents.address + name)));
  return kept.every((file) => file !== undefined);
}

/**
 * Fetches what is not here yet, file by file: a download that was stopped goes on where it was. `onProgress` is told the bytes that are
 * here. Throws where a file cannot be fetched or is not of this version.
 */
export async function downloadPack(
  pack: StoredPack,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const { contents } = pack;
  const cache = await caches.open(contents.cache);
  await keepWorker(pack);
  let before = 0;
  for (const { name, bytes } of contents.files) {
    const address = contents.address + name;
    signal.throwIfAborted();
    if ((await cache.match(address)) === undefined) {
      const file = await fetchWhole(address, signal, (done) => onProgress(before + done));
      if (file.size !== bytes) throw new Error(`${address} has ${file.size} bytes instead of ${bytes}.`);
      await cache.put(address, new Response(file));
    }
    before += bytes;
    onProgress(before);
  }
}

/** Keeps the worker's script with the pack, for when there is no network; a new version of the app has another. */
export async function keepWorker({ contents, workerAddress }: StoredPack): Promise<void> {
  const cache = await caches.open(contents.cache);
  if ((await cache.match(workerAddress)) !== undefined) return;
  await cache.add(workerAddress);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isOld = !pathname.startsWith(contents.address) && !workerAddress.startsWith(pathname);
    if (isOld) await cache.delete(url);
  }
}

export async function removePack({ contents }: StoredPack): Promise<void> {
  await caches.delete(contents.cache);
}

async function fetchWhole(address: string, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok || response.body === null) throw new Error(`${address} answered ${response.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  const reader = response.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    done += step.value.length;
    onProgress(done);
  }
  return new Blob(parts, { type: response.headers.get("Content-Type") ?? "" });
}
