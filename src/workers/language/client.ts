import type { ModelChoice } from "#core/wording/model-choice.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { createStoredModel, type StoredModel } from "#workers/models/client.ts";
import { chosenModel } from "./chosen-model.ts";
import { createDeviceLanguageModel } from "./device-language-model.ts";
import { engineFiles } from "./engine-workers.ts";
import { modelSource } from "./model-source.ts";

/** A model holds a gigabyte: it is freed when nobody has asked for so long, in milliseconds. */
const idleMs = 120_000;

/** The models of the ladder, as they are on this device, best first. */
export const storedModels: readonly StoredModel[] = modelChoices.map((choice) =>
  createStoredModel(choice, {
    engineFiles: ({ backend }) => engineFiles[backend],
    source: modelSource,
    release: () => languageModel.unload(),
  }),
);

/** The language model of this device. Without a chosen and downloaded one it fetches and starts nothing. */
export const languageModel = createDeviceLanguageModel({
  find: findChosen,
  memory: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  idleMs,
});

async function findChosen(): Promise<ModelChoice | undefined> {
  const id = chosenModel.id();
  const stored = storedModels.find(({ choice }) => choice.id === id);
  await stored?.look();
  const phase = stored?.state().phase;
  return phase === "here" || phase === "verifying" ? stored?.choice : undefined;
}
