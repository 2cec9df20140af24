import { seededRandom } from "./seeded-random.ts";

const letters = [...' etaoinshrdlucmfwypvbgkqjxz0123456789.,:{}[]"'];
/** Words that a medical record is made of, so that what such a model writes looks like one and means nothing. */
const words =
  " the| is| was| of| and| your| not| CRP| 18| 60| mg| mg/L| pain| blood| pressure| methotrexate| ibuprofen| stop| taking| take| twice| daily| normal| high| cancer| doctor| says| left| right| hand| May| 2025| you| have| no| improved| worse|ing".split(
    "|",
  );
const pieces = [...letters, ...words];

const valueTypes = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
type Value =
  | { type: "uint32" | "int32" | "float32"; value: number }
  | { type: "string"; value: string }
  | { type: "array"; of: "int32" | "float32"; values: readonly number[] }
  | { type: "array"; of: "string"; values: readonly string[] };

/** Grows as it is written to; everything in GGUF is little-endian. */
class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  private view = new DataView(this.bytes.buffer);
  length = 0;

  /** Makes room first: the arrays may be others afterwards. */
  private room(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.length, this.bytes.length * 2));
      grown.set(this.bytes);
      this.bytes = grown;
      this.view = new DataView(grown.buffer);
    }
    return at;
  }
  uint32(value: number) {
    const at = this.room(4);
    this.view.setUint32(at, value, true);
  }
  uint64(value: number) {
    const at = this.room(8);
    this.view.setBigUint64(at, BigInt(value), true);
  }
  float32(value: number) {
    const at = this.room(4);
    this.view.setFloat32(at, value, true);
  }
  raw(bytes: Uint8Array) {
    const at = this.room(bytes.length);
    this.bytes.set(bytes, at);
  }
  string(text: string) {
    const bytes = new TextEncoder().encode(text);
    this.uint64(bytes.length);
    this.raw(bytes);
  }
  align(to: number) {
    this.room((to - (this.length % to)) % to);
  }
  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}

function writeValue(out: ByteWriter, value: Value): void {
  out.uint32(valueTypes[value.type]);
  if (value.type === "array") {
    out.uint32(valueTypes[value.of]);
    out.uint64(value.values.length);
    for (const one of value.values) {
      if (typeof one === "string") out.string(one);
      else if (value.of === "float32") out.float32(one);
      else out.uint32(one);
    }
  } else if (value.type === "string") out.string(value.value);
  else if (value.type === "float32") out.float32(value.value);
  else out.uint32(value.value);
}

export interface TinyModel {
  width?: number;
  layers?: number;
  contextLength?: number;
  seed?: number;
  heads?: number;
  endToken?: number;
}

/**
 * A complete GGUF file (version 3) of a model of the llama architecture with random weights: it loads and writes like any other, and what it
 * writes means nothing. Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export function makeTinyGguf({
  width = 64,
  layers = 2,
  contextLength = 2048,
  seed = 1,
  heads = 4,
  endToken = 2,
}: TinyModel = {}) {
  const inner = width * 2;
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
  const spelt = pieces.map((piece) => piece.replaceAll(" ", "▁"));
  const tokens = ["<unk>", "<s>", "</s>", ...bytes, ...spelt];
  // 2 unknown, 3 control, 6 byte, 1 normal.
  const kinds = [2, 3, 3, ...bytes.map(() => 6), ...spelt.map(() => 1)];
  const metadata: Record<string, Value> = {
    "general.architecture": { type: "string", value: "llama" },
    "general.name": { type: "string", value: "Random weights" },
    "general.alignment": { type: "uint32", value: 32 },
    "llama.context_length": { type: "uint32", value: contextLength },
    "llama.embedding_length": { type: "uint32", value: width },
    "llama.block_count": { type: "uint32", value: layers },
    "llama.feed_forward_length": { type: "uint32", value: inner },
    "llama.attention.head_count": { type: "uint32", value: heads },
    "llama.attention.head_count_kv": { type: "uint32", value: heads },
    "llama.attention.layer_norm_rms_epsilon": { type: "float32", value: 1e-5 },
    "llama.rope.dimension_count": { type: "uint32", value: width / heads },
    "llama.vocab_size": { type: "uint32", value: tokens.length },
    "tokenizer.ggml.model": { type: "string", value: "llama" },
    "tokenizer.ggml.tokens": { type: "array", of: "string", values: tokens },
    "tokenizer.ggml.scores": { type: "array", of: "float32", values: tokens.map((token) => token.length - 20) },
    "tokenizer.ggml.token_type": { type: "array", of: "int32", values: kinds },
    "tokenizer.ggml.bos_token_id": { type: "uint32", value: 1 },
    "tokenizer.ggml.eos_token_id": { type: "uint32", value: endToken },
    "tokenizer.ggml.unknown_token_id": { type: "uint32", value: 0 },
    "tokenizer.chat_template": {
      type: "string",
      value:
        "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ 'assistant: ' }}{% endif %}",
    },
  };
  const square = [width, width];
  const tensors: [string, number[]][] = [
    ["token_embd.weight", [width, tokens.length]],
    ...Array.from({ length: layers }, (_, layer) => `blk.${layer}.`).flatMap((block): [string, number[]][] => [
      [`${block}attn_norm.weight`, [width]],
      [`${block}attn_q.weight`, square],
      [`${block}attn_k.weight`, square],
      [`${block}attn_v.weight`, square],
      [`${block}attn_output.weight`, square],
      [`${block}ffn_norm.weight`, [width]],
      [`${block}ffn_gate.weight`, [width, inner]],
      [`${block}ffn_up.weight`, [width, inner]],
      [`${block}ffn_down.weight`, [inner, width]],
    ]),
    ["output_norm.weight", [width]],
    ["output.weight", [width, tokens.length]],
  ];

  const out = new ByteWriter();
  out.raw(new TextEncoder().encode("GGUF"));
  out.uint32(3);
  out.uint64(tensors.length);
  out.uint64(Object.keys(metadata).length);
  for (const [key, value] of Object.entries(metadata)) {
    out.string(key);
    writeValue(out, value);
  }
  let offset = 0;
  for (const [name, shape] of tensors) {
    out.string(name);
    out.uint32(shape.length);
    for (const size of shape) out.uint64(size);
    // 0: 32-bit floating point. All sizes are whole multiples of 32 bytes.
    out.uint32(0);
    out.uint64(offset);
    offset += sizeOf(shape) * 4;
  }
  out.align(32);
  const random = seededRandom(seed);
  for (const [name, shape] of tensors) {
    const isNorm = name.includes("norm");
    const weights = Float32Array.from({ length: sizeOf(shape) }, () => (isNorm ? 1 : (random() - 0.5) / 4));
    // Single bytes are no text, and letters alone no words: the likeliest are whole words.
    if (name === "output.weight") weights.fill(0, 3 * width, (3 + bytes.length) * width);
    if (name === "output.weight") scale(weights, (3 + bytes.length) * width, letters.length * width);
    out.raw(new Uint8Array(weights.buffer));
  }
  return out.finish();
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

function scale(weights: Float32Array, from: number, count: number): void {
  for (let at = from; at < from + count; at++) weights[at] = (weights[at] ?? 0) / 4;
}
