import type { LanguageLadder } from "#core/wording/language-ladder.ts";
import { chosenModel } from "#workers/language/chosen-model.ts";
import type { DeviceLanguage } from "./language-rungs.ts";

let made: Promise<DeviceLanguage> | undefined;

/**
 * The models of this device as one: the one that the person chose, and below it one for WebAssembly, where that was downloaded too.
 * Undefined where none was chosen: then no code of a model is fetched.
 */
export async function deviceLadder(): Promise<LanguageLadder | undefined> {
  if (chosenModel.id() === undefined) return undefined;
  made ??= import("./language-rungs.ts").then(({ makeDeviceLanguage }) => makeDeviceLanguage());
  return (await made).ladder;
}

/** Lets models that broke be tried again: a person asked for it. */
export async function wakeModels(): Promise<void> {
  (await made)?.wake();
}
