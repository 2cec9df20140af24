import { type AppConfig, type ChatCompletionChunk, MLCEngine } from "@mlc-ai/web-llm";
import type { LanguageFailure } from "#core/wording/language-model.ts";
import type { ModelChoice } from "#core/wording/model-choice.ts";
import { modelCache, readManifest, sizeOfModel } from "#workers/models/contract.ts";
import type { LanguageEngine, LoadedEngine } from "./contract.ts";
import { readOnlyCaches } from "./read-only-caches.ts";
import { watchLostDevice } from "./watch-lost-device.ts";

/** Runs MLC models on the graphics processor. Everything it reads comes from the model's cache. */
export const webLlmEngine: LanguageEngine = {
  async load(choice, onProgress) {
    if (choice.files.format !== "mlc") throw new Error(`${choice.id} is no MLC model.`);
    await requireGraphics(choice);
    const cache = await caches.open(modelCache(choice.id));
    const manifest = await readManifest(cache);
    if (manifest === undefined) throw new Error(`${choice.id} is not on this device.`);
    const address = `https://huggingface.co/${choice.files.repository}/resolve/main/`;
    // The engine would fetch what it does not find in its caches; it gets caches that never do.
    Object.defineProperty(globalThis, "caches", { value: readOnlyCaches(cache, manifest, address) });
    const lost = watchLostDevice();
    const totalBytes = sizeOfModel(manifest);
    const engine = new MLCEngine({
      appConfig: configurationOf(choice, address, choice.files.library),
      logLevel: "SILENT",
      initProgressCallback: ({ progress }) => onProgress(Math.round(progress * totalBytes), totalBytes),
    });
    await Promise.race([engine.reload(choice.id), lost]);
    return { complete: (request, signal) => complete(engine, lost, request, signal) };
  },
  failureOf(error): LanguageFailure | undefined {
    if (error instanceof MissingGraphicsError) return { kind: "unsupported", missing: error.missing };
    const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
    if (name === "ShaderF16SupportError") return { kind: "unsupported", missing: "shader-f16" };
    if (
      name === "WebGPUNotAvailableError" ||
      name === "FeatureSupportError" ||
      /no(?:t find an)? .*adapter/i.test(message)
    )
      return { kind: "unsupported", missing: "webgpu" };
    if (name === "DeviceLostError" || name === "ModelNotLoadedError") return { kind: "device-lost" };
    if (/ContextWindowSizeExceeded|PromptTooLong/i.test(name) || /context window/i.test(message))
      return { kind: "too-long" };
    if (/out of memory|allocat/i.test(message)) return { kind: "out-of-memory" };
    if (/not on this device|json|wasm|WebAssembly|tokenizer|shard/i.test(`${name} ${message}`))
      return { kind: "damaged" };
    return undefined;
  },
};

class MissingGraphicsError extends Error {
  readonly missing: "webgpu" | "shader-f16";

  constructor(missing: MissingGraphicsError["missing"]) {
    super(`This device has no ${missing}.`);
    this.missing = missing;
  }
}

/** Refuses before a gigabyte is read; the engine itself would notice only afterwards. */
async function requireGraphics({ needsShaderF16 }: ModelChoice): Promise<void> {
  const { gpu } = navigator as WorkerNavigator & { gpu?: GPU };
  const adapter = await gpu?.requestAdapter({ powerPreference: "high-performance" });
  if (!adapter) throw new MissingGraphicsError("webgpu");
  if (needsShaderF16 && !adapter.features.has("shader-f16")) throw new MissingGraphicsError("shader-f16");
}

function configurationOf(choice: ModelChoice, model: string, library: string): AppConfig {
  return {
    model_list: [
      {
        model,
        model_id: choice.id,
        model_lib: library,
        required_features: choice.needsShaderF16 ? ["shader-f16"] : [],
        overrides: { context_window_size: choice.contextTokens },
      },
    ],
  };
}

async function* complete(
  engine: MLCEngine,
  lost: Promise<never>,
  { system, prompt, schema, maxTokens }: Parameters<LoadedEngine["complete"]>[0],
  signal: AbortSignal,
): ReturnType<LoadedEngine["complete"]> {
  const stop = () => void engine.interruptGenerate();
  signal.addEventListener("abort", stop);
  try {
    const chunks: AsyncIterable<ChatCompletionChunk> = await Promise.race([
      lost,
      engine.chat.completions.create({
        messages: [
          { role: "system", content: system },
          { role: "user", content: prompt },
        ],
        max_tokens: maxTokens,
        // The likeliest words: nothing is to be invented.
        temperature: 0,
        stream: true,
        ...(schema !== undefined && { response_format: { type: "json_object", schema: JSON.stringify(schema) } }),
      }),
    ]);
    const writing = chunks[Symbol.asyncIterator]();
    for (;;) {
      const step = await Promise.race([lost, writing.next()]);
      if (step.done) return;
      const [choice] = step.value.choices;
      if (choice?.delta.content) yield { text: choice.delta.content };
      if (choice?.finish_reason) yield { end: choice.finish_reason === "length" ? "length" : "stop" };
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
