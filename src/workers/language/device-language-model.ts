import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import type {
  CompletionEvent,
  CompletionRequest,
  LanguageFailure,
  LanguageModelState,
  LoadProgress,
  ModelIdentity,
  WatchedLanguageModel,
} from "#core/wording/language-model.ts";
import type { ModelChoice } from "#core/wording/model-choice.ts";
import { createTimeLeft } from "#core/wording/time-left.ts";
import type { CallEnd } from "#workers/calls/client.ts";
import { type BreakerMemory, createCircuitBreaker } from "./circuit-breaker.ts";
import type { LanguageReply } from "./contract.ts";
import { createEngineWorkers, engineNames } from "./engine-workers.ts";
import { EventQueue } from "./event-queue.ts";
import { createTabLock } from "./tab-lock.ts";

/** The longest that an engine may say nothing, in milliseconds: an old phone compiles shaders, or reads a long prompt. */
const silence = { load: 120_000, complete: 180_000 };
/** An engine that has not left off after this time is ended, in milliseconds. */
const longestLeavingOff = 2_000;

export interface DeviceLanguageModelOptions {
  /** The model to speak with, where its files are on this device. */
  find(): Promise<ModelChoice | undefined>;
  memory: BreakerMemory;
  /** Its memory is freed when nobody has asked for so long, in milliseconds. */
  idleMs: number;
}

export function createDeviceLanguageModel({ find, memory, idleMs }: DeviceLanguageModelOptions): WatchedLanguageModel {
  const listeners = new Set<() => void>();
  const breaker = createCircuitBreaker(memory);
  let state: LanguageModelState = { phase: "off" };
  let loaded: ModelChoice | undefined;
  let isWanted = false;
  /** Whoever unloads a model in the middle of its work has not seen it crash. */
  let isEndedOnPurpose = false;
  let turn: Promise<unknown> = Promise.resolve();

  const workers = createEngineWorkers({
    idleMs,
    onEnd() {
      loaded = undefined;
      isWanted = false;
      lock.release();
      change({ phase: breaker.isOpen() ? "resting" : "off" });
    },
  });
  const lock = createTabLock("red-thread.language-model", () => {
    isWanted = true;
    letGoWhereWanted();
  });

  function change(next: LanguageModelState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function letGoWhereWanted(): void {
    if (isWanted && state.phase === "ready") stop();
  }

  function stop(): void {
    isEndedOnPurpose = true;
    workers.webgpu.stop();
    workers.wasm.stop();
    lock.release();
    loaded = undefined;
  }

  /** Names how a call ended badly, and remembers it where it was a crash; undefined where it was answered. */
  function failureOf(end: CallEnd, failure: LanguageFailure | undefined): LanguageFailure | undefined {
    if (end === "cancelled" || (end === "stopped" && isEndedOnPurpose)) return { kind: "cancelled" };
    const bad: LanguageFailure | undefined =
      end === "answered" ? failure : { kind: end === "silent" ? "silent" : "crashed" };
    if (bad === undefined) return undefined;
    if (["crashed", "silent", "device-lost", "out-of-memory"].includes(bad.kind)) {
      breaker.noteCrash();
      stop();
      change({ phase: breaker.isOpen() ? "resting" : "off" });
    }
    return bad;
  }

  async function bringIn(
    choice: ModelChoice,
    signal: AbortSignal,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<LanguageFailure | undefined> {
    if (loaded !== undefined) stop();
    change({ phase: "waiting" });
    if (!(await lock.hold(signal))) {
      change({ phase: "off" });
      return { kind: "cancelled" };
    }
    const timeLeft = createTimeLeft(() => performance.now());
    const tell = (loadedBytes: number, totalBytes: number) => {
      const progress = timeLeft(loadedBytes, totalBytes);
      change({ phase: "loading", progress });
      onProgress(progress);
    };
    isEndedOnPurpose = false;
    breaker.loadBegins();
    // A page that is left is no crash.
    addEventListener("pagehide", breaker.loadEnds);
    let failure: LanguageFailure | undefined;
    tell(0, choice.downloadBytes);
    const end = await workers[choice.backend].call(
      { kind: "load", choice },
      {
        signal,
        silenceMs: silence.load,
        endsWorker: true,
        onReply(reply) {
          if (reply.kind === "progress") tell(reply.loadedBytes, reply.totalBytes);
          else if (reply.kind === "failed") failure = reply.failure;
        },
      },
    );
    removeEventListener("pagehide", breaker.loadEnds);
    breaker.loadEnds();
    const bad = failureOf(end, failure);
    if (bad === undefined) {
      loaded = choice;
      change({ phase: "ready" });
    } else stop();
    return bad;
  }

  async function loadInTurn(
    signal: AbortSignal,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<Outcome<ModelChoice, LanguageFailure>> {
    const choice = await find();
    if (choice === undefined) return fail({ kind: "no-model" });
    if (signal.aborted) return fail({ kind: "cancelled" });
    if (breaker.isOpen()) return fail({ kind: "resting" });
    if (loaded?.id === choice.id) return succeed(choice);
    const failure = await bringIn(choice, signal, onProgress);
    return failure === undefined ? succeed(choice) : fail(failure);
  }

  async function completeInTurn(request: CompletionRequest, signal: AbortSignal, queue: EventQueue<CompletionEvent>) {
    const ready = await loadInTurn(signal, () => undefined);
    if (!ready.ok) return queue.push({ kind: "failed", failure: ready.failure });
    const calls = workers[ready.value.backend];
    const { system, prompt, schema, maxTokens } = request;
    let last: Extract<LanguageReply, { kind: "end" | "failed" }> | undefined;
    isEndedOnPurpose = false;
    change({ phase: "writing" });
    const end = await calls.call(
      { kind: "complete", system, prompt, schema, maxTokens },
      {
        signal,
        silenceMs: silence.complete,
        onReply(reply) {
          if (reply.kind === "token") queue.push(reply);
          else if (reply.kind === "end" || reply.kind === "failed") last = reply;
        },
      },
    );
    const failure = failureOf(end, last?.kind === "failed" ? last.failure : undefined);
    queue.push(
      failure === undefined
        ? { kind: "end", reason: last?.kind === "end" ? last.reason : "stop" }
        : { kind: "failed", failure },
    );
    if (failure === undefined) breaker.reset();
    if (end === "cancelled") await leaveOff(calls);
    if (loaded !== undefined) change({ phase: "ready" });
    letGoWhereWanted();
  }

  /** Waits until the engine has left off; one that does not is ended, which is no crash. */
  async function leaveOff(calls: (typeof workers)["wasm"]): Promise<void> {
    const { signal } = new AbortController();
    const end = await calls.call({ kind: "rest" }, { signal, silenceMs: longestLeavingOff, onReply: () => undefined });
    if (end !== "answered") stop();
  }

  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    state: () => (state.phase === "off" && breaker.isOpen() ? { phase: "resting" } : state),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset() {
      breaker.reset();
      change({ phase: loaded === undefined ? "off" : "ready" });
    },
    async identity() {
      const choice = await find();
      return choice === undefined ? undefined : identityOf(choice);
    },
    async load({ signal, onProgress }) {
      const { signal: own, unlink } = linkedSignal(signal);
      const ready = await inTurn(() => loadInTurn(own, onProgress));
      unlink();
      return ready.ok ? succeed(identityOf(ready.value)) : ready;
    },
    async *complete(request) {
      const { signal, abort, unlink } = linkedSignal(request.signal);
      const queue = new EventQueue<CompletionEvent>();
      inTurn(() => completeInTurn(request, signal, queue)).then(
        () => queue.end(),
        (error: unknown) => queue.end(error),
      );
      // A caller that is tired of waiting hears it at once, whatever is under way.
      signal.addEventListener("abort", () => {
        queue.push({ kind: "failed", failure: { kind: "cancelled" } });
        queue.end();
      });
      try {
        yield* queue;
      } finally {
        unlink();
        abort();
      }
    },
    unload() {
      stop();
      return Promise.resolve();
    },
  };
}

function identityOf(choice: ModelChoice): ModelIdentity {
  return { engine: `${engineNames[choice.backend]} ${choice.id}`, name: choice.name };
}

/** A signal of the browser's own kind that follows a signal of `core`, and can be ended from here too. */
function linkedSignal(signal: AbortSignalLike) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return { signal: controller.signal, abort, unlink: () => signal.removeEventListener("abort", abort) };
}
