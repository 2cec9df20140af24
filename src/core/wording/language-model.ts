import type { Outcome } from "#core/domain/outcome.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";

/** How far a model has come on its way into memory. */
export interface LoadProgress {
  loadedBytes: number;
  totalBytes: number;
  /** Estimated from the speed so far; undefined until there is one. */
  secondsLeft: number | undefined;
}

/** What a device lacks for a model. */
export type MissingCapability = "webgpu" | "shader-f16" | "memory" | "webassembly" | "storage";

/**
 * Why a language model says nothing. Whatever it is, the built-in engine answers.
 *
 * - `no-model`: nobody has downloaded one to this device.
 * - `unsupported`: this device cannot run the chosen one.
 * - `download`: a file of it did not arrive; `damaged`: one arrived, but is not what it should be.
 * - `storage-full`, `out-of-memory`: there is no room for it.
 * - `device-lost`: the graphics processor was taken away; `crashed`: the worker ended; `silent`: it said nothing for too long.
 * - `resting`: it crashed twice, and is not tried again until somebody asks for it.
 * - `too-long`: the prompt does not fit into what it can hold.
 * - `cancelled`: the caller no longer waits.
 */
export type LanguageFailure =
  | { kind: "no-model" }
  | { kind: "unsupported"; missing: MissingCapability }
  | { kind: "download" }
  | { kind: "damaged" }
  | { kind: "storage-full" }
  | { kind: "out-of-memory" }
  | { kind: "device-lost" }
  | { kind: "crashed" }
  | { kind: "silent" }
  | { kind: "resting" }
  | { kind: "too-long" }
  | { kind: "cancelled" };

/** A JSON schema, as plain data: the form that an output is held to where the backend can hold it to one. */
export type OutputSchema = { readonly [key: string]: unknown };

export interface CompletionRequest {
  system: string;
  prompt: string;
  /** Held to while decoding by both backends. What comes is parsed all the same: an output may end early. */
  schema?: OutputSchema;
  maxTokens: number;
  /** Stops the completion in whatever phase it is: waiting, loading, reading the prompt, writing. */
  signal: AbortSignalLike;
}

/** What a completion yields: its words one after the other, then exactly one `end` or `failed`, and nothing after it. */
export type CompletionEvent =
  | { kind: "token"; text: string }
  /** `stop`: it came to its own end; `length`: it was cut at `maxTokens`. */
  | { kind: "end"; reason: "stop" | "length" }
  | { kind: "failed"; failure: LanguageFailure };

/** Who speaks, as the screen and a kept answer name it. */
export interface ModelIdentity {
  /** Engine and model with their versions: "web-llm/0.2.86 Llama-3.2-1B-Instruct-q4f16_1-MLC". */
  engine: string;
  /** The model's name for people: "Llama 3.2 1B". */
  name: string;
}

/**
 * The language model that a person chose for this device. Nothing it says is believed: it goes through `verifyClaim` first.
 * It never throws for an expected failure.
 */
export interface LanguageModel {
  /** Undefined where none was chosen and downloaded: then nothing else here does anything, and not a byte of model code is loaded. */
  identity(): Promise<ModelIdentity | undefined>;
  /** Brings the chosen model into memory, from this device only; done already, it answers at once. */
  load(options: {
    signal: AbortSignalLike;
    onProgress(progress: LoadProgress): void;
  }): Promise<Outcome<ModelIdentity, LanguageFailure>>;
  /** Answers in words; loads the model first where it is not in memory. Completions run one after the other. */
  complete(request: CompletionRequest): AsyncIterable<CompletionEvent>;
  /** Frees its memory; the files stay on the device. */
  unload(): Promise<void>;
}

/** What the model is doing: nothing in memory, waiting for another tab, on its way into memory, ready, writing, given up after two crashes. */
export type LanguageModelState =
  | { phase: "off" | "waiting" | "ready" | "writing" | "resting" }
  | { phase: "loading"; progress: LoadProgress };

/** A language model whose doings can be watched, for the page that shows and governs it. */
export interface WatchedLanguageModel extends LanguageModel {
  state(): LanguageModelState;
  subscribe(listener: () => void): () => void;
  /** Tries again after crashes: only a person may ask for it. */
  reset(): void;
}

/** All text of a completion, or why there is none. `onToken` hears each piece as it comes. */
export async function wholeCompletion(
  events: AsyncIterable<CompletionEvent>,
  onToken: (text: string) => void = () => undefined,
): Promise<Outcome<string, LanguageFailure>> {
  let text = "";
  for await (const event of events) {
    switch (event.kind) {
      case "token":
        text += event.text;
        onToken(event.text);
        break;
      case "end":
        return { ok: true, value: text };
      case "failed":
        return { ok: false, failure: event.failure };
      default:
        event satisfies never;
    }
  }
  // The stream was left before its end, which only a cancelled caller does.
  return { ok: false, failure: { kind: "cancelled" } };
}
