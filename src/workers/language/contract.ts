import type { LanguageFailure, OutputSchema } from "#core/wording/language-model.ts";
import type { ModelChoice } from "#core/wording/model-choice.ts";

/** What is asked of an engine in its worker. */
export type LanguageRequest =
  | { kind: "load"; choice: ModelChoice }
  | { kind: "complete"; system: string; prompt: string; schema?: OutputSchema | undefined; maxTokens: number }
  /** Answered once no completion runs any more: an engine that cannot leave off does not answer. */
  | { kind: "rest" };

export type LanguageReply =
  | { kind: "progress"; loadedBytes: number; totalBytes: number }
  | { kind: "loaded" }
  | { kind: "token"; text: string }
  | { kind: "end"; reason: "stop" | "length" }
  | { kind: "rested" }
  | { kind: "failed"; failure: LanguageFailure };

/** An engine with one model in memory; made and used in a worker. */
export interface LoadedEngine {
  /** Yields text as it is written; ends early where the signal says so. Throws what {@link failureOf} then names. */
  complete(
    request: Extract<LanguageRequest, { kind: "complete" }>,
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { end: "stop" | "length" }>;
}

export interface LanguageEngine {
  load(choice: ModelChoice, onProgress: (loadedBytes: number, totalBytes: number) => void): Promise<LoadedEngine>;
  /** Names what the engine threw; undefined where it is nothing that is expected of it. */
  failureOf(error: unknown): LanguageFailure | undefined;
}
