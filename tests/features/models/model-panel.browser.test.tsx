import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CompletionEvent, LanguageFailure, WatchedLanguageModel } from "#core/wording/language-model.ts";
import type { DeviceCapabilities } from "#core/wording/model-choice.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { ModelPanel } from "#features/models/model-panel.tsx";
import { modelsEn } from "#features/texts/models-en.ts";
import type { StoredModel, StoredModelState } from "#workers/models/client.ts";
import { render } from "../../ui/render.tsx";

const software: DeviceCapabilities = {
  graphics: { name: "google swiftshader", isSoftware: true, hasShaderF16: false, maxBufferBytes: 1e9 },
  hasWasmFeatures: true,
  memoryBytes: 8e9,
  processors: 4,
  storageFreeBytes: 5e9,
};
const [, , wasm] = modelChoices;
const wasmId = wasm?.id ?? "";

/** The panel on a device whose wasm model stands so, with a model that says what `answers` yields, one completion after the other. */
function show(first: StoredModelState, answers: CompletionEvent[][] = [], chosenId?: string) {
  const stored = modelChoices.map((choice): StoredModel => {
    const state: StoredModelState = choice.id === wasmId ? first : { phase: "absent", isPartial: false };
    return {
      choice,
      state: () => state,
      subscribe: () => () => undefined,
      look: async () => undefined,
      download: vi.fn(async () => true),
      stop: vi.fn(),
      verify: vi.fn(async () => undefined),
      remove: vi.fn(async () => undefined),
    };
  });
  let resting = false;
  const model: WatchedLanguageModel = {
    state: () => (resting ? restingState : offState),
    subscribe: () => () => undefined,
    reset: vi.fn(() => {
      resting = false;
    }),
    identity: async () => undefined,
    load: async () => ({ ok: false, failure: { kind: "no-model" } }),
    async *complete() {
      const events = answers.shift() ?? [];
      resting = events.some((event) => event.kind === "failed" && event.failure.kind === "resting");
      yield* events;
    },
    unload: async () => undefined,
  };
  let chosen = chosenId;
  const choose = vi.fn((id: string | undefined) => {
    chosen = id;
  });
  const isMetered = vi.fn(() => true);
  render(
    <ModelPanel
      models={stored}
      model={model}
      chosen={{ id: () => chosen, choose, subscribe: () => () => undefined }}
      measure={async () => ({ device: software, bandwidths: { webgpu: 0, wasm: 10e9 } })}
      isMetered={isMetered}
    />,
  );
  return { stored, model, choose, isMetered };
}

const offState = { phase: "off" } as const;
const restingState = { phase: "resting" } as const;
const rung = (name: string) => page.getByRole("listitem", { name });
const onMain = () => rung("Qwen2.5 0.5B on the main processor");
const failed = (failure: LanguageFailure): CompletionEvent[] => [{ kind: "failed", failure }];

test("shows the whole ladder with what this device lacks, measured, and the built-in engine at its foot", async () => {
  show({ phase: "absent", isPartial: false });
  await expect
    .element(rung("Qwen2.5 1.5B on the graphics processor").getByText(modelsEn.missing["shader-f16"]))
    .toBeVisible();
  await expect.element(rung("Qwen2.5 0.5B on the graphics processor").getByText(modelsEn.slowSpeed)).toBeVisible();
  await expect.element(onMain().getByText("Suits this device")).toBeVisible();
  await expect.element(onMain().getByText("about 4 to 11 words a second here")).toBeVisible();
  await expect.element(rung("Built-in engine").getByText("Speaks now")).toBeVisible();
  await expect.element(page.getByText("google swiftshader (played by the main processor, too slow)")).toBeVisible();
});

test("asks a second time where the connection may cost money, and downloads only then", async () => {
  const { stored, choose } = show({ phase: "absent", isPartial: false });
  await userEvent.click(onMain().getByRole("button", { name: /^Download/ }));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(stored[2]?.download).not.toHaveBeenCalled();
  await userEvent.click(onMain().getByRole("button", { name: /^Download/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Download anyway" }));
  expect(stored[2]?.download).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(wasmId));
});

test("says in words why a model failed, and starts it again when asked", async () => {
  const { model } = show(
    { phase: "here", bytes: 5e8 },
    [failed({ kind: "device-lost" }), failed({ kind: "unsupported", missing: "webgpu" }), failed({ kind: "resting" })],
    wasmId,
  );
  const tryIt = onMain().getByRole("button", { name: "Try it" });
  await userEvent.click(tryIt);
  await expect.element(onMain().getByText(modelsEn.failures["device-lost"])).toBeVisible();
  await userEvent.click(tryIt);
  await expect.element(onMain().getByText(modelsEn.missing.webgpu)).toBeVisible();
  await userEvent.click(tryIt);
  await expect.element(onMain().getByText(modelsEn.failures.resting)).toBeVisible();
  await userEvent.click(onMain().getByRole("button", { name: "Try again" }));
  expect(model.reset).toHaveBeenCalledOnce();
});

test("tells that a download broke off, and that it can go on or go", async () => {
  const { stored } = show({ phase: "absent", isPartial: true, failure: { kind: "download" } });
  await expect.element(onMain().getByText(modelsEn.failures.download)).toBeVisible();
  await expect.element(onMain().getByRole("button", { name: "Go on with the download" })).toBeVisible();
  await userEvent.click(onMain().getByRole("button", { name: "Remove" }));
  expect(stored[2]?.remove).toHaveBeenCalledOnce();
});
