import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wllamaBinary } from "#workers/language/engine-files.ts";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

const scripts = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:m?js|html)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
const textOf = (path: string) => readFileSync(join(site, path), "utf8");

/** A piece of each engine's own code that no minifier changes, and the one script it may stand in. */
const engines = [
  {
    package: "@mlc-ai/web-llm/lib/index.js",
    marker: "tvmjs_runtime.wasm",
    script: /^\/packs\/language\/web-llm-worker-/,
  },
  { package: "@wllama/wllama/esm/index.js", marker: "wllama_action", script: /^\/packs\/language\/wllama-worker-/ },
];

describe.each(engines)("the engine of $package", ({ package: file, marker, script }) => {
  it("stands in one script, which nobody loads without a model", () => {
    expect(readFileSync(join(modules, file), "utf8")).toContain(marker);
    const holding = scripts.filter((path) => textOf(path).includes(marker));
    expect(holding).toHaveLength(1);
    expect(holding[0]).toMatch(script);
  });

  it("is named by address only, and only outside of what every page loads first", () => {
    const [holding = ""] = scripts.filter((path) => script.test(path));
    const naming = scripts.filter((path) => textOf(path).includes(holding));
    expect(naming.length).toBeGreaterThan(0);
    const html = textOf("/index.html");
    const first = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    expect(first.length).toBeGreaterThan(0);
    for (const path of first) expect(textOf(path).includes(marker), path).toBe(false);
  });
});

it("the script that speaks to the model hub holds neither engine, and no other script knows the hub", () => {
  const knowing = scripts.filter((path) => textOf(path).includes("https://huggingface.co/"));
  expect(knowing.filter((path) => !path.startsWith("/packs/"))).toEqual([]);
});

it("the service worker keeps no engine and no model ahead", () => {
  const worker = textOf("/service-worker.js");
  expect(worker).not.toMatch(/["'](?:packs|models)\//);
  expect(worker).not.toContain("wllama");
});

it("the wasm engine's binary lies at its address, as its package has it", () => {
  expect(statSync(join(site, wllamaBinary)).size).toBe(
    statSync(join(modules, "@wllama/wllama/esm/wasm/wllama.wasm")).size,
  );
});
