import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { Context, Handler } from "hono";
import { contentRange, readByteRange } from "#api/byte-range.ts";
import type { Encoding, SiteFile, SiteFiles } from "./site-files.ts";

/** Under these prefixes stand files, never pages of the app: a missing one is missing. */
const filePrefixes = ["/assets/", "/engines/", "/icons/", "/packs/"];

/** Names under /assets carry a hash of their content. */
const forever = "public, max-age=31536000, immutable";
const askEachTime = "no-cache";

/** Where the build keeps the page of an address, if it has drawn that one ahead. */
function drawnAhead(path: string): string {
  return `/prerendered${path === "/" ? "/index" : path}.html`;
}

/**
 * Serves the built app: its files under their addresses, a page that was drawn ahead under its own, and the app's page
 * for every other address (the app itself says what it does not know).
 */
export function serveSite(files: SiteFiles): Handler {
  return (context) => {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      return context.text("Only GET and HEAD are answered here.", 405, { Allow: "GET, HEAD" });
    }
    const path = context.req.path;
    const file = files.get(path);
    if (file) return respond(context, file, path.startsWith("/assets/") ? forever : askEachTime);
    if (filePrefixes.some((prefix) => path.startsWith(prefix))) return context.text("There is no such file.", 404);
    const page = files.get(drawnAhead(path)) ?? files.get("/index.html");
    return page ? respond(context, page, askEachTime) : context.text("The app has not been built.", 500);
  };
}

function respond(context: Context, file: SiteFile, cacheControl: string): Response {
  const encoding = chooseEncoding(context.req.header("Accept-Encoding"), file);
  const copy = file.copies[encoding];
  if (!copy) throw new Error(`A listed file has no ${encoding} copy.`);
  const tag = `"${file.tag}-${encoding}"`;
  const headers = new Headers({ "Cache-Control": cacheControl, ETag: tag });
  if (Object.keys(file.copies).length > 1) headers.set("Vary", "Accept-Encoding");
  if (isKnown(context.req.header("If-None-Match"), tag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", file.mediaType);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  else headers.set("Accept-Ranges", "bytes");
  const range = encoding === "identity" ? rangeOf(context, tag, copy.byteSize) : undefined;
  if (range) headers.set("Content-Range", contentRange(range, copy.byteSize));
  if (range === "none") return new Response(null, { status: 416, headers });
  const { first, last } = range ?? { first: 0, last: copy.byteSize - 1 };
  headers.set("Content-Length", String(last - first + 1));
  const status = range ? 206 : 200;
  if (context.req.method === "HEAD") return new Response(null, { status, headers });
  const bytes = createReadStream(copy.path, range ? { start: first, end: last } : {});
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status, headers });
}

/** The part that was asked for: some browsers play no film without. Not of a file that has changed since the part before. */
function rangeOf(context: Context, tag: string, byteSize: number) {
  const condition = context.req.header("If-Range");
  if (context.req.method !== "GET" || (condition !== undefined && condition !== tag)) return undefined;
  return readByteRange(context.req.header("Range"), byteSize);
}

/** The smallest copy that the client takes; an encoding with `q=0` is refused by it. */
function chooseEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  const taken = (accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (file.copies.br && taken.includes("br")) return "br";
  if (file.copies.gzip && taken.includes("gzip")) return "gzip";
  return "identity";
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
}
