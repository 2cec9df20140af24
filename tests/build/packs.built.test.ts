import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { searchPackContents } from "#workers/embedding/contract.ts";
import { voicePackContents } from "#workers/speech/contract.ts";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));

const scripts = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(site.length));

describe.each([
  { pack: "search", contents: searchPackContents, engine: /WasmBackendModule|@tensorflow|tfjs-core/ },
  { pack: "voice", contents: voicePackContents, engine: /_OrtCreateSession/ },
])("the $pack pack", ({ pack, contents, engine }) => {
  it("has its engine in the script of its own, and in no other", () => {
    const outside = scripts.filter((path) => !path.startsWith(contents.address));
    const withEngine = outside.filter((path) => engine.test(readFileSync(join(site, path), "utf8")));
    expect(withEngine).toHaveLength(1);
    expect(withEngine[0]).toMatch(new RegExp(`^/packs/${pack}/[\\w-]+\\.js$`));
  });

  it("has every file at its address, in its size", () => {
    for (const { name, bytes } of contents.files) {
      expect(statSync(join(site, contents.address, name)).size, name).toBe(bytes);
    }
  });
});

it("the service worker keeps nothing of the packs ahead", () => {
  const worker = readFileSync(join(site, "service-worker.js"), "utf8");
  expect(worker).toContain("/packs/");
  expect(worker).not.toMatch(/["']packs\//);
});
