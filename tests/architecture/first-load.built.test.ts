import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const limitBytes = 160_000;

/**
 * What a browser must have before the app runs: the page's scripts, its preloads, those that the entry asks for once a page that was drawn
 * ahead is painted, and all they import statically.
 */
function collectFirstScripts(name: string): Map<string, number> {
  const page = readFileSync(join(site, name), "utf8");
  const waiting = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)].map(
    (match) => match[1] ?? "",
  );
  waiting.push(...(/data-scripts="([^"]+)"/.exec(page)?.[1]?.split(" ") ?? []));
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

/** The names of all that a script imports statically, at any depth, and its own. */
function reach(name: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [name];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const code = readFileSync(join(site, "assets", path), "utf8");
    for (const match of code.matchAll(/\b(?:import|from)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) waiting.push(match[1] ?? "");
  }
  return reached;
}

it("the words of another language come without the app, which would set its language before they are there", () => {
  const scripts = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js"));
  const [spanish, app] = ["spanish-", "app-"].map((start) => scripts.find((name) => name.startsWith(start)) ?? "");
  expect([spanish, app]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect([...reach(spanish ?? "")]).not.toContain(app);
});

const prerendered = readdirSync(join(site, "prerendered")).filter((name) => name.endsWith(".html"));

it("the public pages are drawn ahead", () => {
  expect(prerendered.sort()).toEqual(
    ["accessibility", "care-circle", "home", "how-it-works", "index", "pricing", "privacy", "story"].map(
      (name) => `${name}.html`,
    ),
  );
});

it.each(["index.html", ...prerendered.map((name) => `prerendered/${name}`)])(
  "%s: the first load is at most 160 kB of JavaScript, gzipped",
  (name) => {
    const sizes = collectFirstScripts(name);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    // The entry, the libraries, the app, and on a page of words its screen.
    expect(sizes.size).toBeGreaterThan(3);
    expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(limitBytes);
  },
);
