import { createLadder, type LanguageLadder } from "#core/wording/language-ladder.ts";
import { chosenModel } from "#workers/language/chosen-model.ts";
import { languageModel, storedModels } from "#workers/language/client.ts";
import { createDeviceLanguageModel } from "#workers/language/device-language-model.ts";

/** The device's ladder, and what sets broken engines going again. */
export interface DeviceLanguage {
  ladder: LanguageLadder;
  wake(): void;
}

/** As the chosen model: freed when nobody has asked for so long, in milliseconds. */
const idleMs = 120_000;
const prefix = "spare.";

/** Made once a model was chosen, and not before. */
export function makeDeviceLanguage(): DeviceLanguage {
  const spareModel = createDeviceLanguageModel({
    find: findSpare,
    // The lower rung's crashes are its own.
    memory: {
      getItem: (key) => localStorage.getItem(prefix + key),
      setItem: (key, value) => localStorage.setItem(prefix + key, value),
      removeItem: (key) => localStorage.removeItem(prefix + key),
    },
    idleMs,
  });
  const ladder = createLadder([
    { name: "webgpu", model: languageModel },
    { name: "wasm", model: spareModel },
  ]);
  languageModel.subscribe(() => {
    // Set going again on the page of models, the rung rests no more.
    const [upper] = ladder.rungs();
    if (upper?.state === "resting" && languageModel.state().phase !== "resting") ladder.wake();
  });
  return {
    ladder,
    wake() {
      languageModel.reset();
      spareModel.reset();
      ladder.wake();
    },
  };
}

/** A model for WebAssembly that lies on this device besides the chosen one. */
async function findSpare() {
  for (const { choice, look, state } of storedModels) {
    if (choice.backend !== "wasm" || choice.id === chosenModel.id()) continue;
    await look();
    if (state().phase === "here") return choice;
  }
  return undefined;
}
