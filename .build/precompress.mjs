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

const kinds = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        // Quality 11 takes several seconds a megabyte; 9 is a few per cent larger and ten times as fast.
        [constants.BROTLI_PARAM_QUALITY]: content.length > largeFileBytes ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** The engines change only with their version, so what was compressed once is kept under the hash of its content. */
async function compressOnce(content, kind, cacheFolder) {
  const cached = join(cacheFolder, `${createHash("sha256").update(content).digest("hex")}.${kind}`);
  try {
    return await readFile(cached);
  } catch {
    const compressed = await kinds[kind](content);
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
        const compressed = await compressOnce(content, kind, cacheFolder);
        if (compressed.length < content.length * 0.95) await writeFile(`${file}.${kind}`, compressed);
      }
    }),
  );
}
