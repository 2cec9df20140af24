import type { ModelChoice } from "./model-choice.ts";

const megabyte = 1_000_000;
/** The compiled libraries that belong to the pinned version of the engine; its own configuration names them. */
const libraries = "https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/web-llm-models/v0_2_86/base/";

/** The ladder, best first. Below its last rung stands the built-in engine, which needs none of them. */
export const modelChoices: readonly ModelChoice[] = [
  {
    id: "Qwen2.5-1.5B-Instruct-q4f16_1-MLC",
    name: "Qwen2.5 1.5B",
    backend: "webgpu",
    millionParameters: 1_540,
    downloadBytes: 880 * megabyte,
    memoryBytes: 1_630 * megabyte,
    needsShaderF16: true,
    licence: "Apache-2.0",
    contextTokens: 4096,
    files: {
      format: "mlc",
      repository: "mlc-ai/Qwen2.5-1.5B-Instruct-q4f16_1-MLC",
      library: `${libraries}Qwen2-1.5B-Instruct-q4f16_1_cs1k-webgpu.wasm`,
    },
  },
  {
    id: "Qwen2.5-0.5B-Instruct-q4f32_1-MLC",
    name: "Qwen2.5 0.5B",
    backend: "webgpu",
    millionParameters: 494,
    downloadBytes: 320 * megabyte,
    memoryBytes: 1_060 * megabyte,
    needsShaderF16: false,
    licence: "Apache-2.0",
    contextTokens: 4096,
    files: {
      format: "mlc",
      repository: "mlc-ai/Qwen2.5-0.5B-Instruct-q4f32_1-MLC",
      library: `${libraries}Qwen2-0.5B-Instruct-q4f32_1_cs1k-webgpu.wasm`,
    },
  },
  {
    id: "qwen2.5-0.5b-instruct-q4_k_m.gguf",
    name: "Qwen2.5 0.5B",
    backend: "wasm",
    millionParameters: 494,
    downloadBytes: 491 * megabyte,
    memoryBytes: 800 * megabyte,
    needsShaderF16: false,
    licence: "Apache-2.0",
    contextTokens: 4096,
    files: {
      format: "gguf",
      repository: "Qwen/Qwen2.5-0.5B-Instruct-GGUF",
      file: "qwen2.5-0.5b-instruct-q4_k_m.gguf",
    },
  },
];
