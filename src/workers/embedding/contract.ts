import type { Page } from "#core/domain/page.ts";
import type { PackContents } from "#workers/packs/contract.ts";

/** Model and weights that the vectors are made with. */
export const embeddingVersion = "use-lite/0.2.0";

/** What the encoder reads: the model, its pieces of text, its weights, and the engine for browsers with and without SIMD. */
export const searchPackContents: PackContents = {
  address: "/packs/search/use-lite-0.2.0/",
  cache: "red-thread search pack use-lite-0.2.0",
  files: [
    { name: "model.json", bytes: 247_026 },
    { name: "vocab.json", bytes: 218_327 },
    ...Array.from({ length: 6 }, (_, index) => ({ name: `group1-shard${index + 1}of7`, bytes: 4_194_304 })),
    { name: "group1-shard7of7", bytes: 2_737_832 },
    { name: "tfjs-backend-wasm-simd.wasm", bytes: 424_594 },
    { name: "tfjs-backend-wasm.wasm", bytes: 311_123 },
  ],
};

/** A text's vector, or the stored form of one document's vectors. */
export type EmbeddingRequest =
  | { kind: "embed"; text: string }
  | { kind: "make-piece"; fingerprint: string; pages: readonly Page[] };

export type EmbeddingReply = { kind: "vector"; vector: Float32Array } | { kind: "piece"; state: Uint8Array };
