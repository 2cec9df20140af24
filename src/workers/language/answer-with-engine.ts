import type { LanguageEngine, LanguageReply, LanguageRequest, LoadedEngine } from "./contract.ts";

/**
 * Answers the calls of {@link LanguageRequest} with an engine: one model, one completion after the other. What the engine throws is told as
 * a failure where it is expected, and ends the worker where it is not.
 */
export function answerWithEngine(engine: LanguageEngine) {
  let loaded: LoadedEngine | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function answer(
    request: LanguageRequest,
    { signal, reply }: { signal: AbortSignal; reply(reply: LanguageReply): void },
  ): Promise<void> {
    switch (request.kind) {
      case "load":
        loaded = await engine.load(request.choice, (loadedBytes, totalBytes) =>
          reply({ kind: "progress", loadedBytes, totalBytes }),
        );
        reply({ kind: "loaded" });
        break;
      case "complete":
        if (loaded === undefined) return reply({ kind: "failed", failure: { kind: "no-model" } });
        if (signal.aborted) return;
        for await (const piece of loaded.complete(request, signal)) {
          if (signal.aborted) break;
          reply("text" in piece ? { kind: "token", text: piece.text } : { kind: "end", reason: piece.end });
        }
        break;
      case "rest":
        reply({ kind: "rested" });
        break;
      default:
        request satisfies never;
    }
  }

  return (
    request: LanguageRequest,
    answering: { signal: AbortSignal; reply(reply: LanguageReply): void },
  ): Promise<void> => {
    const answered = turn
      .then(() => answer(request, answering))
      .catch((error: unknown) => {
        if (answering.signal.aborted) return;
        const failure = engine.failureOf(error);
        if (failure === undefined) throw error;
        answering.reply({ kind: "failed", failure });
      });
    turn = answered.catch(() => undefined);
    return answered;
  };
}
