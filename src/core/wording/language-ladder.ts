import { fail, type Outcome } from "#core/domain/outcome.ts";
import type { CompletionEvent, LanguageFailure, LanguageModel, ModelIdentity } from "./language-model.ts";

export type RungName = "webgpu" | "wasm";

/** One way to run a model on this device. Below the last one stands the built-in engine, which needs none. */
export interface Rung {
  name: RungName;
  model: LanguageModel;
}

/** How a rung stands: not tried yet, the one that spoke last, one that failed last time, or one that rests. */
export interface RungState {
  name: RungName;
  state: "untried" | "spoke" | "failed" | "resting";
  failure?: LanguageFailure;
}

export interface LanguageLadder extends LanguageModel {
  /** The rungs from the top; where none has spoken, the built-in engine has. */
  rungs(): readonly RungState[];
  /** Hears of each change. Answers how to stop hearing. */
  subscribe(listener: () => void): () => void;
  /** Tries resting rungs again: only when somebody asks for it. */
  wake(): void;
}

/** A rung that breaks so often, one time after the other, rests. */
const crashesToRest = 2;
const crashes: ReadonlySet<LanguageFailure["kind"]> = new Set(["crashed", "device-lost", "out-of-memory", "silent"]);
/** Failures that another rung would not mend. */
const final: ReadonlySet<LanguageFailure["kind"]> = new Set(["cancelled", "too-long"]);

/**
 * The models of a device as one: the first rung that can speaks, and where it fails before its first word, the next one. Words that were
 * said are not taken back: a rung that fails in the middle fails the completion, and the built-in engine's words stay.
 */
export function createLadder(steps: readonly Rung[]): LanguageLadder {
  const listeners = new Set<() => void>();
  const known = steps.map((rung) => ({
    ...rung,
    crashes: 0,
    state: { name: rung.name, state: "untried" } as RungState,
  }));
  type Known = (typeof known)[number];

  function change(rung: Known, state: RungState): void {
    rung.state = state;
    for (const listener of listeners) listener();
  }

  function succeeded(rung: Known): void {
    rung.crashes = 0;
    if (rung.state.state !== "spoke") change(rung, { name: rung.name, state: "spoke" });
  }

  function failed(rung: Known, failure: LanguageFailure): void {
    if (final.has(failure.kind)) return;
    if (crashes.has(failure.kind)) rung.crashes += 1;
    const rests = rung.crashes >= crashesToRest || failure.kind === "resting";
    change(rung, { name: rung.name, state: rests ? "resting" : "failed", failure });
  }

  const awake = () => known.filter(({ state }) => state.state !== "resting");
  const nobody = (): LanguageFailure => (known.length > awake().length ? { kind: "resting" } : { kind: "no-model" });

  async function firstThatLoads(
    options: Parameters<LanguageModel["load"]>[0],
  ): Promise<Outcome<ModelIdentity, LanguageFailure>> {
    let last = nobody();
    for (const rung of awake()) {
      const loaded = await rung.model.load(options);
      if (loaded.ok) return loaded;
      failed(rung, loaded.failure);
      last = graver(last, loaded.failure);
      if (final.has(loaded.failure.kind)) break;
    }
    return fail(last);
  }

  return {
    async identity() {
      const spoke = known.findIndex(({ state }) => state.state === "spoke");
      for (const [index, rung] of known.entries()) {
        // Where an upper rung failed and a lower one spoke, the lower one is who speaks.
        if (rung.state.state === "resting" || (rung.state.state === "failed" && index < spoke)) continue;
        const identity = await rung.model.identity();
        if (identity !== undefined) return identity;
      }
      return undefined;
    },
    load: firstThatLoads,
    async *complete(request): AsyncGenerator<CompletionEvent> {
      let last = nobody();
      for (const rung of awake()) {
        let hasSpoken = false;
        let failure: LanguageFailure | undefined = { kind: "silent" };
        try {
          for await (const event of rung.model.complete(request)) {
            if (event.kind === "failed") {
              failure = event.failure;
              break;
            }
            hasSpoken ||= event.kind === "token";
            // Whoever has heard enough leaves at a word: then nothing has failed.
            failure = hasSpoken ? undefined : failure;
            yield event;
            if (event.kind === "end") return;
            failure = { kind: "silent" };
          }
        } finally {
          if (failure === undefined) succeeded(rung);
          else failed(rung, failure);
        }
        if (failure === undefined) return;
        last = graver(last, failure);
        if (hasSpoken || final.has(last.kind)) break;
      }
      yield { kind: "failed", failure: last };
    },
    async unload() {
      await Promise.all(known.map(({ model }) => model.unload()));
    },
    rungs: () => known.map(({ state }) => state),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake() {
      for (const rung of known) {
        rung.crashes = 0;
        if (rung.state.state === "resting") change(rung, { name: rung.name, state: "untried" });
      }
    },
  };
}

/** That a rung has no model says less than why another one failed. */
function graver(before: LanguageFailure, now: LanguageFailure): LanguageFailure {
  return now.kind === "no-model" ? before : now;
}
