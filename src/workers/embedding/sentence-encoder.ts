import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { loadGraphModel } from "@tensorflow/tfjs-converter";
import { env, ready, setBackend, type Tensor, tensor1d, tensor2d } from "@tensorflow/tfjs-core";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import { createSentencePieces, type PieceVocabulary } from "#core/findings/answers/sentence-pieces.ts";
import { embeddingVersion } from "./contract.ts";

/** The longest text that is looked at, in pieces: attention costs the square of it, and the meaning of a passage stands at its beginning. */
const longestText = 96;
const dimensions = 512;
/** Texts that are embedded without a pause: about 50 ms of a laptop's time. */
const batchSize = 4;

export interface EncoderFiles {
  /** Answers one of the pack's files by its name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

interface ModelFile {
  modelTopology: object;
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: "float32" | "int32" }[] }[];
}

/**
 * The Universal Sentence Encoder lite (Cer et al. 2018) on TensorFlow.js' WebAssembly backend: the same in a worker and in Node, where only
 * the way to the files differs. Throws where a file is missing or the engine does not start.
 */
export async function createSentenceEncoder(files: EncoderFiles): Promise<Embedder & { close(): void }> {
  await startBackend(files);
  const text = async (name: string) => new TextDecoder().decode(await files.read(name));
  // Both come with the pack, in a fixed version.
  const model = JSON.parse(await text("model.json")) as ModelFile;
  const pieces = createSentencePieces(JSON.parse(await text("vocab.json")) as PieceVocabulary);
  const graph = await loadGraphModel({
    load: async () => ({
      modelTopology: model.modelTopology,
      weightSpecs: model.weightsManifest.flatMap(({ weights }) => weights),
      weightData: await joined(
        model.weightsManifest.flatMap(({ paths }) => paths),
        files,
      ),
    }),
  });

  async function embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const rows = texts.map((one) => pieces.encode(one).slice(0, longestText));
    const places = rows.flatMap((row, index) => row.map((_piece, place): [number, number] => [index, place]));
    if (places.length === 0) return texts.map(() => new Float32Array(dimensions));
    const indices = tensor2d(places, [places.length, 2], "int32");
    const values = tensor1d(rows.flat(), "int32");
    const vectors = (await graph.executeAsync({ indices, values })) as Tensor;
    const data = (await vectors.data()) as Float32Array;
    for (const tensor of [indices, values, vectors]) tensor.dispose();
    return texts.map((_text, index) => data.slice(index * dimensions, (index + 1) * dimensions));
  }

  return {
    version: embeddingVersion,
    dimensions,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const batch of batches(texts)) {
        vectors.push(...(await embedBatch(batch)));
        // Between batches a question gets its turn.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return vectors;
    },
    close: () => graph.dispose(),
  };
}

/** Texts without a single piece would make the rows after them slip: the model counts rows by their pieces. */
function* batches(texts: readonly string[]): Generator<string[]> {
  for (let start = 0; start < texts.length; start += batchSize) {
    yield texts.slice(start, start + batchSize).map((text) => (text.trim() === "" ? "." : text));
  }
}

async function startBackend(files: EncoderFiles): Promise<void> {
  // Threads would need workers made of blobs, which the site's policy forbids.
  env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  const simd = await env().getAsync("WASM_HAS_SIMD_SUPPORT");
  const name = simd ? "tfjs-backend-wasm-simd.wasm" : "tfjs-backend-wasm.wasm";
  const wasm = await files.read(name);
  // The engine asks its platform for the file: it gets the pack's, wherever that lies.
  const platform = env().platform;
  const fetchBefore = platform.fetch;
  platform.fetch = async () => new Response(wasm, { headers: { "Content-Type": "application/wasm" } });
  try {
    setWasmPaths("/", true);
    if (!(await setBackend("wasm"))) throw new Error("The WebAssembly backend did not start.");
    await ready();
  } finally {
    platform.fetch = fetchBefore;
  }
}

async function joined(names: readonly string[], files: EncoderFiles): Promise<ArrayBuffer> {
  const parts = await Promise.all(names.map((name) => files.read(name)));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}
