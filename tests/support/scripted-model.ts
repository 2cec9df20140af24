import type {
  CompletionEvent,
  CompletionRequest,
  LanguageFailure,
  LanguageModel,
  ModelIdentity,
} from "#core/wording/language-model.ts";

export const scriptedIdentity: ModelIdentity = { engine: "scripted/1 Test-1B", name: "Test 1B" };

export interface ScriptedModel extends LanguageModel {
  /** What it was asked, oldest first. */
  readonly asked: CompletionRequest[];
}

/**
 * A model whose words a test writes: `say` answers a request with an output, in pieces or whole, or with a failure. Between two pieces it
 * looks whether the caller still waits, as a real one does.
 */
export function scriptedModel(
  say: (request: CompletionRequest) => string | readonly string[] | LanguageFailure,
  options: { identity?: ModelIdentity; pause?: () => Promise<void> } = {},
): ScriptedModel {
  const asked: CompletionRequest[] = [];
  const identity = options.identity ?? scriptedIdentity;
  return {
    asked,
    identity: async () => identity,
    load: async () => ({ ok: true, value: identity }),
    async *complete(request): AsyncGenerator<CompletionEvent> {
      asked.push(request);
      const said = say(request);
      if (typeof said === "object" && "kind" in said) {
        yield { kind: "failed", failure: said };
        return;
      }
      // As tokens come: a few letters at a time.
      const pieces = typeof said === "string" ? (said.match(/.{1,7}/gs) ?? []) : said;
      for (const text of pieces) {
        await options.pause?.();
        if (request.signal.aborted) {
          yield { kind: "failed", failure: { kind: "cancelled" } };
          return;
        }
        yield { kind: "token", text };
      }
      yield { kind: "end", reason: "stop" };
    },
    unload: async () => undefined,
  };
}

/** Claims as a model writes them. */
export function claimsJson(...claims: [text: string, ...evidence: number[]][]): string {
  return JSON.stringify({ claims: claims.map(([text, ...evidence]) => ({ text, evidence })) });
}
