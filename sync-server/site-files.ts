import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** How a file's content is packed: as it is, or as a compressed copy made by the build. */
export type Encoding = "identity" | "br" | "gzip";

/** One file of the built app, under its address. */
export interface SiteFile {
  mediaType: string;
  /** Strong entity tag of the content as it is, without quotes. */
  tag: string;
  copies: Partial<Record<Encoding, { path: string; byteSize: number }>>;
}

/** Files by their path under the site's root, with a leading slash: `/index.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const mediaTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const copySuffixes = { ".br": "br", ".gz": "gzip" } as const;

/**
 * Lists the built app once. A request is answered from this list only, so no address can reach a file outside of it.
 * Throws where the folder is missing (the app was not built).
 */
export async function listSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
  const files = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    if (isCompressedCopy(path, contents)) continue;
    const copies: SiteFile["copies"] = { identity: { path, byteSize: content.length } };
    for (const [suffix, encoding] of Object.entries(copySuffixes)) {
      const copy = contents.get(path + suffix);
      if (copy) copies[encoding] = { path: path + suffix, byteSize: copy.length };
    }
    files.set(`/${relative(folder, path).split(sep).join("/")}`, {
      mediaType: mediaTypes[extname(path)] ?? "application/octet-stream",
      tag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
      copies,
    });
  }
  return files;
}

/** A `.gz` without the file it would be a copy of (the OCR engine's language data) is a file of its own. */
function isCompressedCopy(path: string, all: ReadonlyMap<string, unknown>): boolean {
  return Object.keys(copySuffixes).some((suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)));
}
