/** Lays a .br and a .gz beside each file of a folder that gets smaller by it, so that the server never compresses while someone waits. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([
  ".html",
  ".js",
  ".mjs",
  ".css",
  ".svg",
  ".json",
  ".webmanifest",
  ".wasm",
  ".bcmap",
  ".ttf",
  ".icc",
]);
const largeFileBytes = 1024 * 1024;
/** Large, and the largest part of what a first visit brings before it works without a network: worth its seconds. */
const worthItsTime = /^understanding-/;

/** Quality 11 takes several seconds a megabyte; 9 is ten per cent larger and ten times as fast. */
function brotliQuality(content, name) {
  return content.length > largeFileBytes && !worthItsTime.test(name) ? 9 : 11;
}

const kinds = {
  br: (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content, quality) => promisify(gzip)(content, { level: quality }),
};

/** The engines change only with their version, so what was compressed once is kept under the hash of its content. */
async function compressOnce(content, kind, quality, cacheFolder) {
  const hash = createHash("sha256").update(content).digest("hex");
  const cached = join(cacheFolder, `${hash}.${quality}.${kind}`);
  try {
    return await readFile(cached);
  } catch {
    const compressed = await kinds[kind](content, quality);
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, compressed);
    await rename(unfinished, cached);
    return compressed;
  }
}

export async function precompress(folder, cacheFolder) {
  await mkdir(cacheFolder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const content = await readFile(file);
      for (const kind of Object.keys(kinds)) {
        const quality = kind === "br" ? brotliQuality(content, entry.name) : 9;
        const compressed = await compressOnce(content, kind, quality, cacheFolder);
        if (compressed.length < content.length * 0.95) await writeFile(`${file}.${kind}`, compressed);
      }
    }),
  );
}
