/** What was shared waits here, by a number, until somebody says whether it is to be kept. It is not sealed, so it waits a day at most. */
const cacheName = "red-thread.shared";
const longestWaitMs = 86_400_000;
const address = "/shared-file/";
const nameHeader = "X-File-Name";
const timeHeader = "X-Shared-At";

export const sharedChannel = "red-thread.shared";

/** Lays files down for the page. Runs in the service worker. `now`: epoch milliseconds. */
export async function layDown(files: readonly File[], now: number): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const headers = {
      "Content-Type": file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [timeHeader]: String(now),
    };
    await cache.put(`${address}${crypto.randomUUID()}`, new Response(file, { headers }));
  }
}

/** What waits, and no longer what has waited a day. */
export async function listShared(now: number): Promise<File[]> {
  if (!("caches" in globalThis) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const sharedAt = Number(response?.headers.get(timeHeader));
    if (response === undefined || now - sharedAt > longestWaitMs) {
      await cache.delete(request);
      continue;
    }
    const name = decodeURIComponent(response.headers.get(nameHeader) ?? "");
    files.push(new File([await response.blob()], name, { type: response.headers.get("Content-Type") ?? "" }));
  }
  return files;
}

export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName);
}
