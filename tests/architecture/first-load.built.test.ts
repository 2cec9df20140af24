import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const limitBytes = 160_000;

/** What a browser must have before the first line of the app runs: the page's scripts, its preloads, and all they import statically. */
function collectFirstScripts(): Map<string, number> {
  const page = readFileSync(join(site, "index.html"), "utf8");
  const waiting = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)].map(
    (match) => match[1] ?? "",
  );
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const code = readFileSync(join(site, path));
    sizes.set(path, gzipSync(code).length);
    // A dynamic import has a bracket before its quote.
    for (const match of code.toString("utf8").matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      waiting.push(posix.join(dirname(path), match[1] ?? ""));
    }
  }
  return sizes;
}

it("the first load is at most 160 kB of JavaScript, gzipped", () => {
  const sizes = collectFirstScripts();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(0);
  expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(limitBytes);
});
