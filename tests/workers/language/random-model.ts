import type { ModelChoice } from "#core/language/model-choice.ts";
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
export async function storeRandomModel(shape: TinyModel = {}): Promise<void> {
  const bytes = makeTinyGguf(shape);
  await caches.delete(modelCache(randomChoice.id));
  const cache = await caches.open(modelCache(randomChoice.id));
  await cache.put(partKey(randomChoice.id, 0), new Response(bytes));
  await cache.add(wllamaBinary);
  const files = [{ name: randomChoice.id, parts: [{ bytes: bytes.length, sha256: "" }] }];
  await cache.put(manifestKey, Response.json({ files }));
}
