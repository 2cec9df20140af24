import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { ManifestTransform } from "workbox-build";
import { type KeptFile, type OfflinePart, offlineParts } from "../src/app/offline/parts.ts";

/** The modules that a part begins with; what they import comes with them, and what nobody named follows by its size. */
const beginnings: Partial<Record<OfflinePart, readonly string[]>> = {
  start: [
    "/index.html",
    "/src/app/main.tsx",
    "/src/app/start.tsx",
    "/src/app/keep-for-offline.ts",
    "/src/app/screens/landing-screen.tsx",
  ],
  demo: [
    "/src/app/device-home.ts",
    "/src/app/screens/demo-screen.tsx",
    "/src/app/screens/demo-chat-screen.tsx",
    "/src/demo/persona.ts",
    "/src/api/demo-contract.ts",
    "/src/ui/toaster.tsx",
    "/src/app/answer-charts.tsx",
  ],
  // Passwords are hardened in a worker that has its own; here it serves what goes over a network anyway.
  others: ["/node_modules/hash-wasm/dist/index.esm.js"],
};

/** Files that no module imports as such: by their addresses. The first that fits decides. */
const places: readonly [RegExp, OfflinePart][] = [
  [/^(?:index\.html|before-first-paint\.js|manifest\.webmanifest|icons\/icon\.svg)$/, "start"],
  [/^assets\/.*(?:\.css|-latin-wght-normal-[\w-]+\.woff2)$/, "start"],
  [/^demo\/(?:processed|search)\.json$/, "demo"],
  [/^assets\/understanding-/, "demo"],
  [/^assets\/(?:pdf|parser)-/, "pdfs"],
  [/^engines\/pdf\/(?:standard_fonts|wasm)\//, "pdfs"],
  [/^assets\/ocr-|^engines\/tesseract\//, "photos"],
  [/^assets\/(?:pair|sentence)-reader-file-/, "answers"],
  // Readers of letters, e-mails and tables: no screen waits for them, only a record of that kind.
  [/^assets\/(?:written|postal-mime|mammoth|papaparse)-/, "others"],
  [/^assets\/[\w.-]+\.js$/, "screens"],
];

/** A script of no screen is larger than this, packed or not: a reader of documents, which follows later. In bytes. */
const largestOfScreens = 120_000;

/**
 * So large a file keeps a slow line busy by itself: of a part it comes first, and the smallest beside it, of which each waits for an answer
 * rather than for the line; those between come last. In bytes.
 */
const largeFile = 250_000;

/** Unpacked, in bytes: of the demo only its worker is larger. */
const workerSize = 2_000_000;

/**
 * The service worker's list: each file with its part, in the order in which it comes, and with the digest that the browser compares it with.
 * `plugin` learns from the bundle what each part's modules import.
 */
export function keptFileList(site: string): { plugin: Plugin; transform: ManifestTransform } {
  let bundle: Rolldown.OutputBundle = {};
  return {
    plugin: {
      name: "kept-file-list",
      apply: "build",
      // The script that runs first registers the service worker, in what is built alone.
      transformIndexHtml: (html) =>
        html.replace('src="/before-first-paint.js"', 'src="/before-first-paint.js" data-worker="/service-worker.js"'),
      writeBundle(_, written) {
        if (this.environment.name === "client") bundle = written;
      },
    },
    transform: (entries) => {
      const named = partsOfModules(bundle);
      const files = entries.map(({ url }) => keptFileOf(site, url, named));
      files.sort(
        (one, other) =>
          turnOf(one) - turnOf(other) ||
          Number(other.bytes > largeFile) - Number(one.bytes > largeFile) ||
          one.bytes - other.bytes,
      );
      // Only what the service worker reads: the list travels with each look for a new version.
      return { warnings: [], manifest: files.map((file) => ({ ...file, revision: null })) };
    },
  };
}

/** The demo's worker takes longer than all else before the screens: it begins while the small files of the start wait for their answers. */
function turnOf({ part, bytes }: KeptFile): number {
  const turn = offlineParts.indexOf(part);
  if (part === "demo" && bytes > workerSize) return turn - 1.5;
  return part === "start" && bytes > largeFile ? turn - 1 : turn;
}

function keptFileOf(site: string, url: string, named: ReadonlyMap<string, OfflinePart>): KeptFile & { size: number } {
  const content = readFileSync(join(site, url));
  const part = named.get(url) ?? places.find(([pattern]) => pattern.test(url))?.[1] ?? "others";
  const isTooLarge = part === "screens" && content.length > largestOfScreens;
  const integrity = `sha256-${createHash("sha256").update(content).digest("base64")}`;
  return { url, integrity, part: isTooLarge ? "others" : part, bytes: content.length, size: content.length };
}

function partsOfModules(bundle: Rolldown.OutputBundle): Map<string, OfflinePart> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const parts = new Map<string, OfflinePart>();
  for (const part of offlineParts) {
    const waiting = (beginnings[part] ?? []).map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (chunk === undefined) throw new Error(`${module} is in no chunk of the build.`);
      return chunk.fileName;
    });
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (parts.has(name)) continue;
      parts.set(name, part);
      waiting.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []));
    }
  }
  return parts;
}
