import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { contentRange, readByteRange } from "#api/byte-range.ts";

/** Where the operator of this site keeps language models: on another server, or in a folder of this one. */
export type ModelFolder = { kind: "elsewhere"; address: string } | { kind: "here"; path: string };

/** The model hub, where its files lie, and the compiled libraries, as the engine's own configuration names them. */
const hub = ["https://huggingface.co", "https://*.hf.co", "https://raw.githubusercontent.com"];
/** Address on this server under which a folder of its own stands. */
const here = "/models/";

/** Reads MODEL_BASE_URL; undefined where it is no address that can be used. */
export function readModelFolder(address: string): ModelFolder | undefined {
  const url = parseAddress(address);
  if (url?.protocol === "file:") return { kind: "here", path: fileURLToPath(url) };
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  url.search = "";
  url.hash = "";
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return { kind: "elsewhere", address: url.href };
}

/** Origins, beside this one, that models are fetched from. */
export function modelHosts(models: ModelFolder | undefined): readonly string[] {
  if (models === undefined) return hub;
  return models.kind === "elsewhere" ? [new URL(models.address).origin] : [];
}

/** Tells the app where models are, and serves them where they lie here: `/models/<model id>/<file>`. */
export function serveModelFolder(models: ModelFolder): Hono {
  const routes = new Hono();
  const address = models.kind === "here" ? here : models.address;
  routes.get("/packs/models/source.json", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ kind: "folder", address });
  });
  if (models.kind === "elsewhere") return routes;
  routes.get(`${here}:model/:file`, async (context) => {
    const { model, file } = context.req.param();
    const path = [model, file].every(isPlainName) ? join(models.path, model, file) : undefined;
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !found?.isFile()) return context.text("There is no such file.", 404);
    const range = readByteRange(context.req.header("Range"), found.size);
    const headers = new Headers({ "Accept-Ranges": "bytes", "Content-Type": "application/octet-stream" });
    if (range !== undefined) headers.set("Content-Range", contentRange(range, found.size));
    if (range === "none") return new Response(null, { status: 416, headers });
    const { first, last } = range ?? { first: 0, last: found.size - 1 };
    headers.set("Content-Length", String(last - first + 1));
    const bytes = Readable.toWeb(createReadStream(path, { start: first, end: last }));
    return new Response(bytes as ReadableStream<Uint8Array>, { status: range ? 206 : 200, headers });
  });
  return routes;
}

/** No way out of the folder, and none into another. */
function isPlainName(name: string): boolean {
  return /^[\w][\w.-]*$/.test(name);
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
