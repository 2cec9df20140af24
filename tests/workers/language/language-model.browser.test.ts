import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type CompletionEvent,
  type CompletionRequest,
  type LoadProgress,
  type WatchedLanguageModel,
  wholeCompletion,
} from "#core/wording/language-model.ts";
import type { ModelChoice } from "#core/wording/model-choice.ts";
import { createDeviceLanguageModel } from "#workers/language/device-language-model.ts";
import { randomChoice, storeRandomModel } from "./random-model.ts";

const signal = new AbortController().signal;
const request: CompletionRequest = { system: "You are terse.", prompt: "Say something.", maxTokens: 40, signal };
/** A model that takes a moment to read a long prompt: 16 MB. */
const slow: ModelChoice = {
  ...randomChoice,
  id: "slow.gguf",
  files: { ...randomChoice.files, format: "gguf", repository: "a/b", file: "slow.gguf" },
};
const longPrompt = "The patient takes iron. ".repeat(38);

const models: WatchedLanguageModel[] = [];
function open(options: { choice?: ModelChoice | undefined; idleMs?: number; memory?: Map<string, string> } = {}) {
  const { choice = randomChoice, idleMs = 60_000, memory = new Map<string, string>() } = options;
  const model = createDeviceLanguageModel({
    find: () => Promise.resolve(choice),
    memory: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => memory.set(key, value),
      removeItem: (key) => memory.delete(key),
    },
    idleMs,
  });
  models.push(model);
  return model;
}

async function hear(
  events: AsyncIterable<CompletionEvent>,
  onEvent: (event: CompletionEvent) => void = () => undefined,
) {
  const heard: CompletionEvent[] = [];
  for await (const event of events) {
    heard.push(event);
    onEvent(event);
  }
  return heard;
}

const phaseReached = (model: WatchedLanguageModel, phase: string) =>
  new Promise<void>((resolve) => {
    const stop = model.subscribe(() => {
      if (model.state().phase !== phase) return;
      stop();
      resolve();
    });
  });

beforeAll(async () => {
  await storeRandomModel(slow.id, { width: 256, layers: 6 });
});
beforeEach(() => storeRandomModel(randomChoice.id));
afterEach(async () => {
  for (const model of models.splice(0)) await model.unload();
});

describe("a language model in WebAssembly, with random weights", { timeout: 60_000 }, () => {
  it("loads from the device with its progress in bytes, writes word by word, and is unloaded", async () => {
    const model = open();
    expect(model.state()).toEqual({ phase: "off" });
    expect(await model.identity()).toEqual({ engine: "wllama/3.8.1 random-weights.gguf", name: "Random weights" });
    const seen: LoadProgress[] = [];
    expect(await model.load({ signal, onProgress: (progress) => seen.push(progress) })).toMatchObject({ ok: true });
    expect(model.state()).toEqual({ phase: "ready" });
    const bytes = seen.map(({ loadedBytes }) => loadedBytes);
    expect(bytes.length).toBeGreaterThan(2);
    expect(bytes).toEqual([...bytes].sort((one, other) => one - other));
    expect(seen.at(-1)?.loadedBytes).toBe(seen.at(-1)?.totalBytes);

    const heard = await hear(model.complete(request));
    expect(heard.filter(({ kind }) => kind === "token").length).toBeGreaterThan(10);
    expect(heard.at(-1)).toEqual({ kind: "end", reason: "length" });
    await model.unload();
    expect(model.state()).toEqual({ phase: "off" });
    // It comes back by itself.
    expect((await hear(model.complete(request))).at(-1)).toEqual({ kind: "end", reason: "length" });
  });

  it("holds to a schema, even with nothing to say", async () => {
    const text = { type: "string", maxLength: 20 };
    const evidence = { type: "array", minItems: 1, maxItems: 2, items: { type: "integer", minimum: 1, maximum: 9 } };
    const claim = {
      type: "object",
      properties: { text, evidence },
      required: ["text", "evidence"],
      additionalProperties: false,
    };
    const schema = {
      type: "object",
      properties: { claims: { type: "array", minItems: 2, maxItems: 2, items: claim } },
      required: ["claims"],
      additionalProperties: false,
    };
    const whole = await wholeCompletion(open().complete({ ...request, schema, maxTokens: 600 }));
    if (!whole.ok) throw new Error(whole.failure.kind);
    const { claims } = JSON.parse(whole.value) as { claims: { evidence: number[] }[] };
    expect(claims).toHaveLength(2);
    for (const { evidence } of claims) expect(evidence.length).toBeGreaterThan(0);
  });

  it("answers one completion after the other", async () => {
    const model = open();
    const ends: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (number) => {
        await hear(model.complete({ ...request, maxTokens: 5 }));
        ends.push(number);
      }),
    );
    expect(ends).toEqual([1, 2, 3]);
  });

  it("says that a prompt is too long", async () => {
    const model = open({ choice: { ...randomChoice, contextTokens: 128 } });
    const heard = await hear(model.complete({ ...request, prompt: longPrompt }));
    expect(heard).toEqual([{ kind: "failed", failure: { kind: "too-long" } }]);
    expect((await hear(model.complete(request))).at(-1)?.kind).toBe("end");
  });

  it("is ended while it waits its turn, loads, reads the prompt, and writes; and works afterwards", async () => {
    const cancelled = { kind: "failed", failure: { kind: "cancelled" } };
    const model = open({ choice: slow });

    const loading = new AbortController();
    const duringLoad = hear(model.complete({ ...request, signal: loading.signal }));
    await phaseReached(model, "loading");
    loading.abort();
    expect(await duringLoad).toEqual([cancelled]);
    await expect.poll(() => model.state().phase).toBe("off");

    expect((await model.load({ signal, onProgress: () => undefined })).ok).toBe(true);
    const reading = new AbortController();
    const duringPrompt = hear(model.complete({ ...request, prompt: longPrompt, signal: reading.signal }));
    await phaseReached(model, "writing");
    reading.abort();
    const asked = performance.now();
    expect(await duringPrompt).toEqual([cancelled]);
    expect(performance.now() - asked).toBeLessThan(1_000);

    const writing = new AbortController();
    const heard = await hear(model.complete({ ...request, maxTokens: 800, signal: writing.signal }), (event) => {
      if (event.kind === "token") writing.abort();
    });
    expect(heard.at(-1)).toEqual(cancelled);
    expect(heard.length).toBeLessThan(100);

    const waiting = new AbortController();
    const first = hear(model.complete({ ...request, maxTokens: 30 }));
    const second = hear(model.complete({ ...request, signal: waiting.signal }));
    waiting.abort();
    expect(await second).toEqual([cancelled]);
    expect((await first).at(-1)).toEqual({ kind: "end", reason: "length" });
  });

  it("is unloaded in the middle of its words, which is no crash", async () => {
    const memory = new Map<string, string>();
    const model = open({ memory });
    for (let time = 0; time < 3; time++) {
      const heard = await hear(model.complete({ ...request, maxTokens: 800 }), (event) => {
        if (event.kind === "token") void model.unload();
      });
      expect(heard.at(-1)).toEqual({ kind: "failed", failure: { kind: "cancelled" } });
    }
    expect(model.state()).toEqual({ phase: "off" });
    expect(memory.size).toBe(0);
  });

  it("frees its memory when nobody asks", async () => {
    const model = open({ idleMs: 300 });
    await hear(model.complete({ ...request, maxTokens: 2 }));
    expect(model.state()).toEqual({ phase: "ready" });
    await expect.poll(() => model.state().phase, { timeout: 5_000 }).toBe("off");
  });

  it("is one in all tabs: another one waits until this one is done, and gets it", async () => {
    const [here, there] = [open(), open()];
    await here.load({ signal, onProgress: () => undefined });
    const first = hear(here.complete({ ...request, maxTokens: 200 }));
    await phaseReached(here, "writing");
    const second = hear(there.complete(request));
    await phaseReached(there, "waiting");
    expect((await first).at(-1)).toEqual({ kind: "end", reason: "length" });
    expect((await second).at(-1)).toEqual({ kind: "end", reason: "length" });
    expect(here.state()).toEqual({ phase: "off" });
    expect(there.state()).toEqual({ phase: "ready" });
  });

  it("tells a damaged file from a crash", async () => {
    await storeRandomModel(randomChoice.id, {}, (bytes) => bytes.slice(0, 40_000));
    expect(await open().load({ signal, onProgress: () => undefined })).toEqual({
      ok: false,
      failure: { kind: "damaged" },
    });
  });

  it("rests after two crashes until a person asks for it, and remembers them", async () => {
    // The engine's binary ends itself over this one.
    await storeRandomModel(randomChoice.id, { heads: 64 });
    const memory = new Map<string, string>();
    const model = open({ memory });
    for (const kind of ["crashed", "crashed", "resting"]) {
      expect(await hear(model.complete(request))).toEqual([{ kind: "failed", failure: { kind } }]);
    }
    expect(model.state()).toEqual({ phase: "resting" });

    await storeRandomModel(randomChoice.id);
    const afterRestart = open({ memory });
    expect(afterRestart.state()).toEqual({ phase: "resting" });
    expect(await hear(afterRestart.complete(request))).toEqual([{ kind: "failed", failure: { kind: "resting" } }]);
    afterRestart.reset();
    expect((await hear(afterRestart.complete(request))).at(-1)).toEqual({ kind: "end", reason: "length" });
  });
});

it("says nothing, and starts nothing, where no model was chosen", async () => {
  const model = createDeviceLanguageModel({
    find: () => Promise.resolve(undefined),
    memory: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    idleMs: 1000,
  });
  expect(await model.identity()).toBeUndefined();
  expect(await hear(model.complete(request))).toEqual([{ kind: "failed", failure: { kind: "no-model" } }]);
  expect(model.state()).toEqual({ phase: "off" });
});
