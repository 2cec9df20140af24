import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { demoFiles } from "#demo/files.ts";
import { preparedSearchUrl } from "#demo/prepared-search.ts";
import { processedFilesUrl } from "#demo/processed-files.ts";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));

it("keeps every file of the demo on the device from the first visit on", () => {
  const worker = readFileSync(join(site, "service-worker.js"), "utf8");
  for (const url of [processedFilesUrl, preparedSearchUrl, ...demoFiles.map((file) => file.url)])
    expect(worker, url).toContain(`"${url.slice(1)}"`);
});

/** A piece of each library's own code that no minifier changes. */
const markers: Record<string, string> = {
  "html2canvas/dist/html2canvas.min.js": "Unable to find element in cloned iframe",
  "dompurify/dist/purify.es.mjs": "ALLOWED_URI_REGEXP",
  "canvg/lib/index.es.js": "text-before-edge",
};

it("ships nothing of the libraries that print HTML and SVG, and the summary in a piece of its own", () => {
  const assets = readdirSync(join(site, "assets")).filter((name) => /\.m?js$/.test(name));
  const code = assets.map((name) => ({ name, text: readFileSync(join(site, "assets", name), "utf8") }));
  for (const [file, marker] of Object.entries(markers)) {
    const library = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), "utf8");
    expect(library, file).toContain(marker);
    expect(code.filter(({ text }) => text.includes(marker)).map(({ name }) => name)).toEqual([]);
  }
  const summary = code.filter(({ name }) => name.startsWith("create-summary-pdf"));
  expect(summary).toHaveLength(1);
  expect(gzipSync(summary[0]?.text ?? "").length).toBeLessThan(150_000);
});
