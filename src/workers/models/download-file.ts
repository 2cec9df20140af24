import { createMD5 } from "hash-wasm";
import { openPart, partBytes, partKey, type StoredFile, type StoredPart } from "./contract.ts";
import { DamagedModelError, DownloadError } from "./download-errors.ts";
import type { ListedFile } from "./file-list.ts";
import { sha256 } from "./sha256.ts";

export interface FileDownload {
  cache: Cache;
  address: string;
  file: ListedFile;
  signal: AbortSignal;
  /** Told how much of the file is here, and its size once that is known. */
  onProgress(loadedBytes: number, totalBytes: number | undefined): void;
}

/**
 * Fetches a file in parts and keeps each as soon as it is whole, so that a download that broke off goes on where it was. Throws
 * {@link DownloadError} or {@link DamagedModelError}.
 */
export async function downloadFile({ cache, address, file, signal, onProgress }: FileDownload): Promise<StoredFile> {
  const md5 = file.md5 === undefined ? undefined : await createMD5();
  md5?.init();
  const parts: StoredPart[] = [];
  let done = 0;
  const keep = async (bytes: Uint8Array<ArrayBuffer>, isHere: boolean) => {
    md5?.update(bytes);
    if (!isHere) await cache.put(partKey(file.name, parts.length), new Response(bytes));
    parts.push({ bytes: bytes.length, sha256: await sha256(bytes) });
    done += bytes.length;
    if (isHere) onProgress(done, file.bytes);
  };

  for (let kept = await openKept(cache, file.name, 0); kept !== undefined; ) {
    await keep(new Uint8Array(await kept.arrayBuffer()), true);
    kept = kept.size < partBytes ? undefined : await openKept(cache, file.name, parts.length);
  }
  const isWhole = file.bytes === undefined ? (parts.at(-1)?.bytes ?? partBytes) < partBytes : done >= file.bytes;
  if (!isWhole) {
    const rest = await fetchFrom(address, done, signal);
    const totalBytes = file.bytes ?? rest.totalBytes;
    let arrived = done;
    const count = (bytes: number) => {
      arrived += bytes;
      onProgress(arrived, totalBytes);
    };
    for await (const part of inParts(rest.body, count)) {
      signal.throwIfAborted();
      await keep(part, false);
    }
  }
  const isRight = file.bytes === undefined ? done > 0 : done === file.bytes;
  if (!isRight || (md5 !== undefined && md5.digest() !== file.md5) || !(await beginsRightly(cache, file.name))) {
    await Promise.all(parts.map((_, part) => cache.delete(partKey(file.name, part))));
    throw new DamagedModelError(`${address} is not the file that was expected.`);
  }
  return { name: file.name, parts };
}

function openKept(cache: Cache, name: string, part: number): Promise<Blob | undefined> {
  return openPart(cache, name, part).catch(() => undefined);
}

/** The first bytes of the formats whose beginning is known: a page that says "not found" begins otherwise. */
async function beginsRightly(cache: Cache, name: string): Promise<boolean> {
  const expected = name.endsWith(".gguf") ? "GGUF" : name.endsWith(".wasm") ? "\0asm" : undefined;
  if (expected === undefined) return true;
  return (await (await openPart(cache, name, 0)).slice(0, 4).text()) === expected;
}

async function fetchFrom(address: string, from: number, signal: AbortSignal) {
  const headers: HeadersInit = from === 0 ? {} : { Range: `bytes=${from}-` };
  // Nothing is told about this site, and no cookie goes along.
  const options: RequestInit = {
    signal,
    headers,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  };
  const response = await fetch(address, options).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new DownloadError(`${address} cannot be reached.`, { cause: error });
  });
  // Nothing is left of it: the last part was a full one.
  if (from > 0 && response.status === 416) return { body: new Blob().stream(), totalBytes: from };
  if (from > 0 && response.status === 200) throw new DownloadError(`${address} cannot be continued.`);
  if (!response.ok || response.body === null) throw new DownloadError(`${address} answered ${response.status}.`);
  const length = Number(response.headers.get("Content-Length"));
  return { body: response.body, totalBytes: length > 0 ? from + length : undefined };
}

/** Gathers what arrives into parts of {@link partBytes}; what is left at the end is the last one. */
async function* inParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  const reader = body.getReader();
  try {
    for (let step = await read(reader); !step.done; step = await read(reader)) {
      onBytes(step.value.length);
      for (let taken = 0; taken < step.value.length; ) {
        const piece = step.value.subarray(taken, taken + partBytes - filled);
        part.set(piece, filled);
        filled += piece.length;
        taken += piece.length;
        if (filled < partBytes) continue;
        yield part;
        part = new Uint8Array(partBytes);
        filled = 0;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  if (filled > 0) yield part.slice(0, filled);
}

function read(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  return reader.read().catch((error: unknown) => {
    throw new DownloadError("The download broke off.", { cause: error });
  });
}
