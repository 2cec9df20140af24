import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, it, vi } from "vitest";
import { chooseTesseractCore } from "#app/wasm-features.ts";

afterEach(() => vi.restoreAllMocks());

it("tests WebAssembly with the very bytes that tesseract.js tests it with", () => {
  const validate = vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  chooseTesseractCore();
  const worker = readFileSync(createRequire(import.meta.url).resolve("tesseract.js/dist/worker.min.js"), "utf8");
  const probes = validate.mock.calls.map(([bytes]) => [...(bytes as Uint8Array)].join(","));
  expect(probes).toHaveLength(2);
  for (const probe of probes) expect(worker).toContain(probe);
});

it.each([
  [[true, true], "tesseract-core-relaxedsimd-lstm.wasm.js"],
  [[false, true], "tesseract-core-simd-lstm.wasm.js"],
  [[false, false], "tesseract-core-lstm.wasm.js"],
])("chooses by relaxed SIMD and SIMD %j: %s", ([relaxed, simd], core) => {
  vi.spyOn(WebAssembly, "validate").mockReturnValueOnce(Boolean(relaxed)).mockReturnValueOnce(Boolean(simd));
  expect(chooseTesseractCore()).toBe(core);
});
