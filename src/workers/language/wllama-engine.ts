import { type ChatCompletionChunk, Wllama } from "@wllama/wllama/esm/index.js";
import type { LanguageFailure } from "#core/wording/language-model.ts";
import { modelCache, openModelFile } from "#workers/models/contract.ts";
import type { LanguageEngine, LoadedEngine } from "./contract.ts";
import { wllamaBinary } from "./engine-files.ts";

/** Runs GGUF files in WebAssembly with llama.cpp. Everything it reads comes from the model's cache. */
export const wllamaEngine: LanguageEngine = {
  async load({ id, files, contextTokens }, onProgress) {
    if (files.format !== "gguf") throw new Error(`${id} is no GGUF file.`);
    const cache = await caches.open(modelCache(id));
    const [file, binary] = await Promise.all([openModelFile(cache, files.file), openBinary(cache)]);
    // An address in memory: this worker may not connect to anything.
    const address = URL.createObjectURL(binary);
    try {
      const log = createErrorLog();
      const wllama = new Wllama({ default: address }, { logger: log.logger });
      // Or it would look for another build of itself on somebody else's server.
      wllama.setCompat(null);
      await wllama.loadModel([new WatchedBlob(file, (bytes) => onProgress(Math.min(bytes, file.size), file.size))], {
        n_ctx: contextTokens,
        n_gpu_layers: 0,
        n_parallel: 1,
        jinja: true,
        warmup: false,
        log_level: 3,
      });
      // The engine says "loaded" of a file that it could not read, too.
      if (wllama.getModelMetadata().hparams.nVocab === 0)
        throw new Error(`The engine failed to load the model: ${log.lines()}`);
      onProgress(file.size, file.size);
      return { complete: (request, signal) => complete(wllama, request, signal) };
    } finally {
      URL.revokeObjectURL(address);
    }
  },
  failureOf(error): LanguageFailure | undefined {
    if (error instanceof UnsupportedBrowserError) return { kind: "unsupported", missing: "webassembly" };
    const message = error instanceof Error ? error.message : String(error);
    if (/exceed\w*.{0,40}context|context size|kv.?cache.?full|too (?:long|large)/i.test(message))
      return { kind: "too-long" };
    if (/cannot allocate|out of memory|memory access|allocation|could not allocate|bad_alloc/i.test(message))
      return { kind: "out-of-memory" };
    if (
      /not on this device|invalid magic|failed to load model|error loading model|load(?:ing)? model|gguf/i.test(message)
    )
      return { kind: "damaged" };
    return undefined;
  },
};

class UnsupportedBrowserError extends Error {}

async function openBinary(cache: Cache): Promise<Blob> {
  const stored = await cache.match(wllamaBinary);
  if (stored === undefined) throw new Error(`${wllamaBinary} is not on this device.`);
  const bytes = await stored.arrayBuffer();
  // The engine would wait for ever for a binary that does not begin.
  if (!WebAssembly.validate(bytes)) throw new UnsupportedBrowserError("This browser cannot run the engine's binary.");
  return new Blob([bytes], { type: "application/wasm" });
}

async function* complete(
  wllama: Wllama,
  { system, prompt, schema, maxTokens }: Parameters<LoadedEngine["complete"]>[0],
  signal: AbortSignal,
): ReturnType<LoadedEngine["complete"]> {
  const chunks: AsyncIterable<ChatCompletionChunk> = await wllama.createChatCompletion({
    messages: [
      { role: "system", content: system },
      { role: "user", content: prompt },
    ],
    max_tokens: maxTokens,
    // The likeliest words: nothing is to be invented.
    temperature: 0,
    stream: true,
    abortSignal: signal,
    ...(schema !== undefined && {
      response_format: { type: "json_schema", json_schema: { name: "answer", schema, strict: true } },
    }),
  });
  for await (const { choices } of chunks) {
    const [choice] = choices;
    if (choice?.delta.content) yield { text: choice.delta.content };
    if (choice?.finish_reason) yield { end: choice.finish_reason === "length" ? "length" : "stop" };
  }
}

/** Keeps the engine's own complaints, which say why it failed, off the console. */
function createErrorLog() {
  const lines: unknown[] = [];
  const keep = (...words: unknown[]) => void lines.push(...words);
  const ignore = () => undefined;
  return { logger: { debug: ignore, log: ignore, warn: keep, error: keep }, lines: () => lines.slice(-20).join("\n") };
}

/** Tells how much of a file has been read: the engine asks for it slice by slice. */
class WatchedBlob extends Blob {
  private readonly onRead: (bytes: number) => void;

  constructor(file: Blob, onRead: (bytes: number) => void) {
    super([file]);
    this.onRead = onRead;
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    this.onRead(end ?? this.size);
    return super.slice(start, end, type);
  }
}
