import { useRef, useState } from "react";
import type { LanguageFailure, WatchedLanguageModel } from "#core/wording/language-model.ts";

/** What came of trying a model: not tried, under way, how many words a second it wrote, or why it did not. */
export type Trial =
  | { kind: "none" | "running" }
  | { kind: "wrote"; wordsPerSecond: number }
  | { kind: "failed"; failure: LanguageFailure };

const request = {
  system: "You write plain English.",
  prompt: "Say in three sentences why people keep a diary.",
  maxTokens: 80,
};
const wordsPerToken = 0.75;

/** Loads the model and lets it write; what it writes is counted and never shown, because nothing has checked it. */
export function useModelTrial(model: WatchedLanguageModel) {
  const [trial, setTrial] = useState<Trial>({ kind: "none" });
  const abort = useRef<AbortController>(undefined);

  async function run(): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setTrial({ kind: "running" });
    let tokens = 0;
    let first = 0;
    for await (const event of model.complete({ ...request, signal: controller.signal })) {
      if (event.kind === "token") {
        if (tokens === 0) first = performance.now();
        tokens += 1;
      } else if (event.kind === "failed") {
        setTrial(event.failure.kind === "cancelled" ? { kind: "none" } : event);
      } else {
        const seconds = Math.max((performance.now() - first) / 1000, 0.001);
        // The first token waited for the prompt to be read.
        setTrial({ kind: "wrote", wordsPerSecond: (Math.max(tokens - 1, 0) * wordsPerToken) / seconds });
      }
    }
  }

  return { trial, run: () => void run(), stop: () => abort.current?.abort() };
}
