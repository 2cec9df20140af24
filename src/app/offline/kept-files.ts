import { type KeptFile, type OfflinePart, type OfflineStatus, offlineParts, screenParts } from "./parts.ts";

/** So many files at once: what a connection of the older kind carries beside each other. */
const atOnce = 6;
/** After so many failures, one after the other, the network is taken for gone; whoever asks next goes on where it stopped. */
const mostFailures = 4;
/** A file that has not come within this time, in milliseconds, is asked for anew: a line that broke without a word never ends by itself. */
const longestFetch = 30_000;
/** A large file gets more: bytes of it, unpacked, that a poor line brings in a millisecond while five others come beside it. */
const slowestLine = 16;
/** Each further time gets twice as long, so that a file comes over a line that is merely slow. */
const mostFetches = 4;
/** Which parts are whole is written down in the cache itself, under an address that no file has. */
const wholePartsAddress = "/kept-parts";

export interface KeptFiles {
  /** Whether all files of a part are here. */
  isWhole(part: OfflinePart): Promise<boolean>;
  /** The file of this address as this version has it; else as an older version, whose tabs are still open, had it. */
  find(pathname: string): Promise<Response | undefined>;
  /** The same, from the network where it is not here yet, and kept on the way. Undefined: no file of this version. */
  bring(pathname: string): Promise<Response | undefined>;
  /** Fetches what is missing, part by part, each file once. Never rejects: what did not come is missing in the status. */
  keep(parts?: readonly OfflinePart[]): Promise<void>;
  /** The parts that a new version has to have before it may take over: the screens, and what the older one had whole. */
  partsForUpdate(): Promise<readonly OfflinePart[]>;
  /** Breaks off what is being fetched; what has come stays, and the next call goes on from there. */
  stop(): void;
  status(): Promise<OfflineStatus>;
  /** Removes what is of older versions only. */
  removeOlder(): Promise<void>;
}

/**
 * The build's files in one cache, each under its address and its digest, so that two versions lie beside each other and what did not change
 * comes once. `onProgress` is told after each file.
 *
 * @param fetchMs - Only tests are less patient.
 */
export function createKeptFiles(
  files: readonly KeptFile[],
  cacheName: string,
  onProgress: () => void,
  fetchMs = longestFetch,
): KeptFiles {
  const byPath = new Map(files.map((file) => [`/${file.url}`, file]));
  const coming = new Map<string, Promise<void>>();
  const whole = new Set<OfflinePart>();
  let fetching = new AbortController();
  const open = () => caches.open(cacheName);

  async function isHere(file: KeptFile): Promise<boolean> {
    return (await (await open()).match(keyOf(file))) !== undefined;
  }

  function keepOne(file: KeptFile): Promise<void> {
    const known = coming.get(file.url);
    if (known !== undefined) return known;
    const work = fetchAndPut(file).finally(() => coming.delete(file.url));
    coming.set(file.url, work);
    return work;
  }

  async function fetchAndPut(file: KeptFile): Promise<void> {
    if (await isHere(file)) return;
    // The browser compares the digest: what is another than was built is not taken.
    const options: RequestInit = { integrity: file.integrity, credentials: "same-origin" };
    if (!file.url.startsWith("assets/")) options.cache = "no-cache";
    const response = await fetchInTime(`/${file.url}`, options, fetchMs + file.bytes / slowestLine);
    if (!response.ok) throw new Error(`/${file.url} answered ${response.status}.`);
    await (await open()).put(keyOf(file), response);
    onProgress();
  }

  /** A digest is compared before the answer is given, so an answer is a whole file. */
  async function fetchInTime(url: string, options: RequestInit, limitMs: number, tries = 1): Promise<Response> {
    const { signal } = fetching;
    const inTime = AbortSignal.timeout(limitMs);
    try {
      return await fetch(url, { ...options, signal: AbortSignal.any([signal, inTime]) });
    } catch (error) {
      if (!inTime.aborted || signal.aborted || tries === mostFetches) throw error;
      return fetchInTime(url, options, limitMs * 2, tries + 1);
    }
  }

  async function isWhole(part: OfflinePart): Promise<boolean> {
    if (whole.has(part)) return true;
    const here = await keysHere();
    const all = files.filter((file) => file.part === part).every((file) => here.has(keyOf(file)));
    if (all) whole.add(part);
    return all;
  }

  async function keysHere(): Promise<Set<string>> {
    const requests = await (await open()).keys();
    return new Set(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search));
  }

  async function keepAll(wanted: readonly KeptFile[]): Promise<void> {
    const waiting = [...wanted];
    const { signal } = fetching;
    let failures = 0;
    const next = async (): Promise<void> => {
      for (
        let file = waiting.shift();
        file !== undefined && failures < mostFailures && !signal.aborted;
        file = waiting.shift()
      ) {
        try {
          await keepOne(file);
          failures = 0;
        } catch {
          failures += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  async function writeWholeParts(): Promise<void> {
    const parts: OfflinePart[] = [];
    for (const part of offlineParts) if (await isWhole(part)) parts.push(part);
    await (await open()).put(wholePartsAddress, new Response(JSON.stringify(parts)));
  }

  return {
    isWhole,
    async find(pathname) {
      const cache = await open();
      const file = byPath.get(pathname);
      const own = file === undefined ? undefined : await cache.match(keyOf(file));
      // Only names that hold a digest mean the same in every version.
      if (own !== undefined || !pathname.startsWith("/assets/")) return own;
      return (await cache.match(pathname, { ignoreSearch: true })) ?? caches.match(pathname);
    },
    async bring(pathname) {
      const file = byPath.get(pathname);
      if (file === undefined) return undefined;
      await keepOne(file);
      return (await open()).match(keyOf(file));
    },
    async keep(parts = offlineParts) {
      const here = await keysHere();
      // In the list's order, and without a halt between parts: a part's last small files wait for answers, not for the line.
      const missing = files.filter((file) => parts.includes(file.part) && !here.has(keyOf(file)));
      await keepAll(missing);
      await writeWholeParts();
    },
    async partsForUpdate() {
      const written = await (await open()).match(wholePartsAddress);
      const had: unknown = written === undefined ? [] : await written.json();
      return offlineParts.filter((part) => screenParts.includes(part) || (Array.isArray(had) && had.includes(part)));
    },
    stop() {
      fetching.abort();
      fetching = new AbortController();
    },
    async status() {
      const here = await keysHere();
      const missing: OfflineStatus["missing"] = {};
      for (const file of files) if (!here.has(keyOf(file))) missing[file.part] = (missing[file.part] ?? 0) + file.bytes;
      return { missing, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async removeOlder() {
      const own = new Set([...files.map(keyOf), wholePartsAddress]);
      const cache = await open();
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        if (!own.has(pathname + search)) await cache.delete(request);
      }
    },
  };
}

function keyOf({ url, integrity }: KeptFile): string {
  return `/${url}?${encodeURIComponent(integrity)}`;
}
