import type { ModelBackend } from "#core/wording/model-choice.ts";
import { createWorkerCalls, type WorkerCalls } from "#workers/calls/client.ts";
import type { LanguageReply, LanguageRequest } from "./contract.ts";
import { wllamaBinary } from "./engine-files.ts";
import webLlmAddress from "./web-llm-worker.ts?worker&url";
import wllamaAddress from "./wllama-worker.ts?worker&url";

/** Engine and version, as kept answers name them. */
export const engineNames: Record<ModelBackend, string> = { webgpu: "web-llm/0.2.86", wasm: "wllama/3.8.1" };

/** What of our own origin an engine needs: it is fetched with a model, and never before. */
export const engineFiles: Record<ModelBackend, readonly string[]> = {
  webgpu: [webLlmAddress],
  wasm: [wllamaAddress, wllamaBinary],
};

const addresses: Record<ModelBackend, string> = { webgpu: webLlmAddress, wasm: wllamaAddress };

/** A worker for each engine, of which only the one that is called exists. */
export function createEngineWorkers(options: {
  idleMs: number;
  onEnd(backend: ModelBackend): void;
}): Record<ModelBackend, WorkerCalls<LanguageRequest, LanguageReply>> {
  const create = (backend: ModelBackend) =>
    createWorkerCalls<LanguageRequest, LanguageReply>({
      start: () => new Worker(addresses[backend], { type: "module", name: `language ${backend}` }),
      idleMs: options.idleMs,
      onEnd: () => options.onEnd(backend),
    });
  return { webgpu: create("webgpu"), wasm: create("wasm") };
}
