import type { Page } from "#core/records/page.ts";

/** Model and weights that the vectors are made with. */
export const embeddingVersion = "use-lite/0.2.0";

/** Where the pack's files lie on our own origin. The version stands in the address, so that one version's files never mix with another's. */
export const packAddress = "/packs/search/use-lite-0.2.0/";
/** The cache that holds the pack on this device. */
export const packCache = "red-thread search pack use-lite-0.2.0";

export interface PackFile {
  name: string;
  /** Size in bytes: another one is no file of this version. */
  bytes: number;
}

/** What the encoder reads: the model, its pieces of text, its weights, and the engine for browsers with and without SIMD. */
export const packFiles: readonly PackFile[] = [
  { name: "model.json", bytes: 247_026 },
  { name: "vocab.json", bytes: 218_327 },
  ...Array.from({ length: 6 }, (_, index) => ({ name: `group1-shard${index + 1}of7`, bytes: 4_194_304 })),
  { name: "group1-shard7of7", bytes: 2_737_832 },
  { name: "tfjs-backend-wasm-simd.wasm", bytes: 424_594 },
  { name: "tfjs-backend-wasm.wasm", bytes: 311_123 },
];

export const packBytes = packFiles.reduce((sum, { bytes }) => sum + bytes, 0);

/** A text's vector, or the stored form of one document's vectors. */
export type EmbeddingRequest =
  | { kind: "embed"; text: string }
  | { kind: "make-piece"; fingerprint: string; pages: readonly Page[] };

export type EmbeddingReply = { kind: "vector"; vector: Float32Array } | { kind: "piece"; state: Uint8Array };
