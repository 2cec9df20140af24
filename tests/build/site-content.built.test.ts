import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { listEngineAssets } from "../../.build/engine-assets.ts";
import { readPackSource } from "../../.build/pack-sources.ts";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const read = (path: string): Buffer => readFileSync(join(site, path));
const precached = [
  ...read("service-worker.js")
    .toString()
    .matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g),
].map((match) => match[1] ?? "");

it("holds every engine file, as its package has it", () => {
  for (const asset of listEngineAssets()) expect(read(asset.url).equals(readPackSource(asset)), asset.url).toBe(true);
});

it("has packed copies that unpack to the file itself", () => {
  const copies = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) => /\.(br|gz)$/.test(path));
  const pairs = copies.filter((path) => existsSync(join(site, path.slice(0, -3))));
  expect(pairs.length).toBeGreaterThan(20);
  for (const path of pairs) {
    const unpacked = path.endsWith(".br") ? brotliDecompressSync(read(path)) : gunzipSync(read(path));
    expect(unpacked.equals(read(path.slice(0, -3))), path).toBe(true);
  }
});

it("keeps on the device what a page needs without a network, and no file that is not there", () => {
  expect(precached).toEqual(
    expect.arrayContaining([
      ...["index.html", "manifest.webmanifest", "icons/icon-192.png", "icons/icon.svg"],
      ...["before-first-paint.js", "banner/thread.webm", "banner/thread-poster.webp"],
      ...["engines/tesseract/worker.min.js", "engines/tesseract/lang/eng.traineddata.gz"],
      ...["engines/tesseract/tesseract-core-relaxedsimd-lstm.wasm.js", "engines/tesseract/tesseract-core-lstm.wasm.js"],
      ...[
        "engines/pdf/wasm/openjpeg.wasm",
        "engines/pdf/cmaps/UniGB-UTF16-H.bcmap",
        "engines/pdf/iccs/CGATS001Compat-v2-micro.icc",
      ],
      "engines/pdf/standard_fonts/LiberationSans-Regular.ttf",
    ]),
  );
  // The app itself is kept, not what was drawn of it.
  expect(precached.filter((url) => url.startsWith("prerendered/"))).toEqual([]);
  for (const url of precached) expect(existsSync(join(site, url)), url).toBe(true);
  const scripts = readdirSync(join(site, "assets")).filter((name) => /\.(js|mjs|css)$/.test(name));
  expect(precached).toEqual(expect.arrayContaining(scripts.map((name) => `assets/${name}`)));
});

const prerendered = readdirSync(join(site, "prerendered")).filter((name) => name.endsWith(".html"));

it.each(["index.html", ...prerendered.map((name) => `prerendered/${name}`)])("%s is without inline code", (name) => {
  const page = read(name).toString();
  for (const [, attributes] of page.matchAll(/<script\b([^>]*)>/g)) expect(attributes).toContain("src=");
  expect(page).not.toMatch(/<style\b|\sstyle=|\son\w+=/);
});
