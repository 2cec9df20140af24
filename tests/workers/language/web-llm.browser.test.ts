import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { LanguageFailure, WatchedLanguageModel } from "#core/wording/language-model.ts";
import { type ModelChoice, missingFor, suggestChoice } from "#core/wording/model-choice.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { createDeviceLanguageModel } from "#workers/language/device-language-model.ts";
import { measureGraphicsBandwidth } from "#workers/language/measure-bandwidth.ts";
import { measureDevice } from "#workers/language/measure-device.ts";
import { LostDeviceError, watchLostDevice } from "#workers/language/watch-lost-device.ts";
import { manifestKey, modelCache, partKey } from "#workers/models/contract.ts";
import { randomChoice, storeRandomModel } from "./random-model.ts";

const signal = new AbortController().signal;
const request = { system: "", prompt: "Say something.", maxTokens: 3, signal };
const [best, small] = modelChoices as [ModelChoice, ModelChoice];
const models: WatchedLanguageModel[] = [];

function open(find: () => ModelChoice): WatchedLanguageModel {
  const memory = new Map<string, string>();
  const model = createDeviceLanguageModel({
    find: () => Promise.resolve(find()),
    memory: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => memory.set(key, value),
      removeItem: (key) => memory.delete(key),
    },
    idleMs: 60_000,
  });
  models.push(model);
  return model;
}

async function loadFailure(model: WatchedLanguageModel): Promise<LanguageFailure | undefined> {
  const loaded = await model.load({ signal, onProgress: () => undefined });
  return loaded.ok ? undefined : loaded.failure;
}

/** Files as a model has them, with a library that is none. */
async function storeBrokenModel(choice: ModelChoice): Promise<void> {
  const files: Record<string, string> = {
    "mlc-chat-config.json": JSON.stringify({ tokenizer_files: ["tokenizer.json"], conv_template: {} }),
    "tensor-cache.json": JSON.stringify({ metadata: {}, records: [] }),
    "tokenizer.json": "{}",
    [choice.files.format === "mlc" ? (choice.files.library.split("/").at(-1) ?? "") : ""]: "no library",
  };
  const cache = await caches.open(modelCache(choice.id));
  for (const [name, text] of Object.entries(files)) await cache.put(partKey(name, 0), new Response(text));
  const listed = Object.entries(files).map(([name, text]) => ({ name, parts: [{ bytes: text.length, sha256: "" }] }));
  await cache.put(manifestKey, Response.json({ files: listed }));
}

afterEach(async () => {
  for (const model of models.splice(0)) await model.unload();
});
afterAll(async () => {
  for (const { id } of [best, small, randomChoice]) await caches.delete(modelCache(id));
});

describe("a real WebGPU adapter, in software", { timeout: 60_000 }, () => {
  it("is measured: its name, that it is software, what it cannot, and how fast it is", async () => {
    const device = await measureDevice();
    expect(device.graphics).toMatchObject({ isSoftware: true, hasShaderF16: false });
    expect(device.graphics?.maxBufferBytes).toBeGreaterThan(100_000_000);
    expect(device.hasWasmFeatures).toBe(true);
    expect(device.processors).toBeGreaterThan(0);
    expect(device.storageFreeBytes).toBeGreaterThan(0);
    expect(await measureGraphicsBandwidth()).toBeGreaterThan(1_000_000);
    // The whole ladder as this device sees it: the best needs what is missing, the second would run too slowly, the third is offered.
    const enough = { ...device, storageFreeBytes: 1e12, memoryBytes: 8e9 };
    expect(modelChoices.map((choice) => missingFor(choice, enough))).toEqual(["shader-f16", undefined, undefined]);
    expect(suggestChoice(modelChoices, enough)).toBe(modelChoices[2]);
  });

  it("refuses a model that needs shader-f16 before anything of it is read", async () => {
    await storeBrokenModel(best);
    expect(await loadFailure(open(() => best))).toEqual({ kind: "unsupported", missing: "shader-f16" });
  });

  it("tells that a model cannot be loaded, and goes on with another", async () => {
    await storeBrokenModel(small);
    await storeRandomModel(randomChoice.id);
    let choice = small;
    const model = open(() => choice);
    expect(await loadFailure(model)).toEqual({ kind: "damaged" });
    expect(model.state()).toEqual({ phase: "off" });
    await caches.delete(modelCache(small.id));
    expect(await loadFailure(model)).toEqual({ kind: "damaged" });
    choice = randomChoice;
    const kinds: string[] = [];
    for await (const { kind } of model.complete(request)) kinds.push(kind);
    expect(kinds.at(-1)).toBe("end");
  });

  it("notices that a device is lost while it is used", async () => {
    const lost = watchLostDevice();
    const adapter = await navigator.gpu.requestAdapter();
    const device = await adapter?.requestDevice();
    device?.destroy();
    await expect(lost).rejects.toThrow(LostDeviceError);
  });
});
