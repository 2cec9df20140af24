import { type ModelManifest, openModelFile } from "#workers/models/contract.ts";

/** What an engine uses of the browser's caches. */
interface CacheLike {
  match(request: Request | string): Promise<Response | undefined>;
  keys(): Promise<Request[]>;
  add(request: Request | string): Promise<void>;
  delete(): Promise<boolean>;
}

/**
 * Stands in for the browser's caches in an engine's worker: whatever name it opens, it finds the files of one model under the addresses
 * below `address`, and can neither fetch nor remove anything.
 */
export function readOnlyCaches(
  cache: Cache,
  { files }: ModelManifest,
  address: string,
): { open(): Promise<CacheLike> } {
  const names = new Set(files.map(({ name }) => name));
  const nameOf = (request: Request | string) =>
    decodeURIComponent(new URL(typeof request === "string" ? request : request.url).pathname.split("/").at(-1) ?? "");
  const cacheLike: CacheLike = {
    async match(request) {
      const name = nameOf(request);
      return names.has(name) ? new Response(await openModelFile(cache, name)) : undefined;
    },
    keys: () => Promise.resolve([...names].map((name) => new Request(address + encodeURIComponent(name)))),
    add: (request) => Promise.reject(new Error(`${nameOf(request)} is not on this device.`)),
    delete: () => Promise.resolve(false),
  };
  return { open: () => Promise.resolve(cacheLike) };
}
