import type { ModelChoice } from "#core/wording/model-choice.ts";
import { wllamaBinary } from "#workers/language/engine-files.ts";
import { manifestKey, modelCache, partKey } from "#workers/models/contract.ts";
import { makeTinyGguf, type TinyModel } from "../../support/tiny-gguf.ts";

/** A model of the wasm ladder's kind whose file is made by the test itself. */
export const randomChoice: ModelChoice = {
  id: "random-weights.gguf",
  name: "Random weights",
  backend: "wasm",
  millionParameters: 1,
  downloadBytes: 1_000_000,
  memoryBytes: 50_000_000,
  needsShaderF16: false,
  licence: "MIT",
  contextTokens: 1024,
  files: { format: "gguf", repository: "nobody/random", file: "random-weights.gguf" },
};

/** Puts a model with random weights onto this device, as a download would. */
export async function storeRandomModel(
  id: string,
  shape: TinyModel = {},
  change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = (bytes) => bytes,
): Promise<void> {
  const bytes = change(makeTinyGguf(shape));
  await caches.delete(modelCache(id));
  const cache = await caches.open(modelCache(id));
  await cache.put(partKey(id, 0), new Response(bytes));
  await cache.add(wllamaBinary);
  await cache.put(manifestKey, Response.json({ files: [{ name: id, parts: [{ bytes: bytes.length, sha256: "" }] }] }));
}
