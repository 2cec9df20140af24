import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { packAddress, packFiles } from "#workers/embedding/contract.ts";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const engine = /WasmBackendModule|@tensorflow|tfjs-core/;

const scripts = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
  .map((entry) => join(entry.parentPath, entry.name).slice(site.length));

it("the sentence encoder's engine stands in the pack's script and in no other", () => {
  const withEngine = scripts.filter((path) => engine.test(readFileSync(join(site, path), "utf8")));
  expect(withEngine).toHaveLength(1);
  expect(withEngine[0]).toMatch(/^\/packs\/search\/worker-[\w-]+\.js$/);
});

it("the service worker keeps nothing of the pack ahead", () => {
  const worker = readFileSync(join(site, "service-worker.js"), "utf8");
  expect(worker).toContain("/packs/");
  expect(worker).not.toMatch(/["']packs\//);
});

it("every file of the pack lies at its address, in its size", () => {
  for (const { name, bytes } of packFiles) expect(statSync(join(site, packAddress, name)).size, name).toBe(bytes);
});
