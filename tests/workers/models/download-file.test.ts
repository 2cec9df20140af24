import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manifestKey, openModelFile, openPart, partBytes, partKey } from "#workers/models/contract.ts";
import { DamagedModelError, DownloadError } from "#workers/models/download-errors.ts";
import { downloadFile } from "#workers/models/download-file.ts";
import { verifyModel } from "#workers/models/verify-model.ts";
import { createMemoryCache } from "../../support/memory-cache.ts";

const content = Buffer.alloc(partBytes * 2 + 1000, "GGUF and so on, ");
const exact = Buffer.alloc(partBytes, "GGUF");
const digest = createHash("md5").update(content).digest("hex");

let server: Server;
let address: string;
/** After so many bytes of an answer the connection breaks. */
let breaksAfter = Number.POSITIVE_INFINITY;
let ranges: (string | undefined)[] = [];

function answer(request: IncomingMessage, response: ServerResponse): void {
  ranges.push(request.headers.range);
  const all =
    request.url === "/exact.gguf" ? exact : request.url === "/page.gguf" ? Buffer.from("<html>not found") : content;
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const left = all.length - from;
  if (request.url === "/none") response.writeHead(404).end();
  else if (left <= 0) response.writeHead(416).end();
  else {
    response.writeHead(from > 0 ? 206 : 200, { "Content-Length": left });
    if (breaksAfter >= left) response.end(all.subarray(from));
    else response.write(all.subarray(from, from + breaksAfter), () => setTimeout(() => response.destroy(), 50));
  }
}

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
  breaksAfter = Number.POSITIVE_INFINITY;
  ranges = [];
});

function open(name: string, cache: Cache, known: { bytes?: number; md5?: string } = {}) {
  const progress: (number | undefined)[][] = [];
  const whole = (signal = new AbortController().signal, onProgress: (bytes: number) => void = () => undefined) =>
    downloadFile({
      cache,
      address: address + name,
      file: { name, ...known },
      signal,
      onProgress(loaded, total) {
        progress.push([loaded, total]);
        onProgress(loaded);
      },
    });
  return { progress, whole };
}

describe("a model's file", { timeout: 60_000 }, () => {
  it("comes in parts, with its size and its progress, and is whole", async () => {
    const cache = createMemoryCache();
    const { progress, whole } = open("model.gguf", cache);
    const stored = await whole();
    expect(stored.parts.map(({ bytes }) => bytes)).toEqual([partBytes, partBytes, 1000]);
    expect(progress.at(-1)).toEqual([content.length, content.length]);
    await cache.put(manifestKey, Response.json({ files: [stored] }));
    const bytes = Buffer.from(await (await openModelFile(cache, "model.gguf")).arrayBuffer());
    expect(bytes.equals(content)).toBe(true);
  });

  it("goes on after a broken connection where the last whole part ends", async () => {
    const cache = createMemoryCache();
    breaksAfter = partBytes + 500;
    await expect(open("model.gguf", cache).whole()).rejects.toThrow(DownloadError);
    expect((await openPart(cache, "model.gguf", 0)).size).toBe(partBytes);
    breaksAfter = Number.POSITIVE_INFINITY;
    const stored = await open("model.gguf", cache, { bytes: content.length, md5: digest }).whole();
    expect(stored.parts).toHaveLength(3);
    expect(ranges).toEqual([undefined, `bytes=${partBytes}-`]);
  });

  it("is fetched once: a second time finds it here", async () => {
    const cache = createMemoryCache();
    const known = { bytes: content.length, md5: digest };
    const first = await open("model.gguf", cache, known).whole();
    expect(await open("model.gguf", cache, known).whole()).toEqual(first);
    expect(ranges).toHaveLength(1);
  });

  it("may end where a part ends", async () => {
    const cache = createMemoryCache();
    await open("exact.gguf", cache).whole();
    expect((await open("exact.gguf", cache).whole()).parts).toHaveLength(1);
  });

  it("can be stopped while it comes", async () => {
    const cache = createMemoryCache();
    const abort = new AbortController();
    const stopped = open("model.gguf", cache).whole(abort.signal, (bytes) => {
      if (bytes > partBytes) abort.abort();
    });
    await expect(stopped).rejects.toThrow();
  });

  it.each([
    ["of another digest", "model.gguf", { bytes: content.length, md5: "0".repeat(32) }],
    ["of another size", "model.gguf", { bytes: content.length - 1 }],
    ["that is a page and no model", "page.gguf", {}],
  ])("%s is told, and does not stay", async (_, name, known) => {
    const cache = createMemoryCache();
    await expect(open(name, cache, known).whole()).rejects.toThrow(DamagedModelError);
    expect(await cache.match(partKey(name, 0))).toBeUndefined();
  });

  it("that is not there is told", async () => {
    await expect(open("none", createMemoryCache()).whole()).rejects.toThrow(DownloadError);
  });

  it("that has changed on the disk is found by verifying, and only that is fetched again", async () => {
    const cache = createMemoryCache();
    const stored = await open("model.gguf", cache).whole();
    await cache.put(manifestKey, Response.json({ files: [stored] }));
    const seen: number[] = [];
    expect(await verifyModel(cache, (bytes) => seen.push(bytes))).toBe(true);
    expect(seen.at(-1)).toBe(content.length);

    const part = new Uint8Array(await (await openPart(cache, "model.gguf", 1)).arrayBuffer());
    part[7] = (part[7] ?? 0) ^ 1;
    await cache.put(partKey("model.gguf", 1), new Response(part));
    expect(await verifyModel(cache, () => undefined)).toBe(false);
    expect(await cache.match(manifestKey)).toBeUndefined();
    ranges = [];
    await open("model.gguf", cache).whole();
    expect(ranges).toEqual([`bytes=${partBytes}-`]);
  });
});
