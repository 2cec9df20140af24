import type { Stays } from "#core/wording/fluent-text.ts";
import type { LanguageFailure } from "#core/wording/language-model.ts";

const stopped = "The language model stopped. The built-in words stay.";

/** Why a language model said nothing, where that is worth a sentence. */
const silences: Partial<Record<LanguageFailure["kind"], string>> = {
  unsupported: "This device cannot run the chosen language model. The built-in words stay.",
  damaged: "A file of the language model is damaged. The built-in words stay; please download the model again.",
  "out-of-memory": "There was not enough memory for the language model. The built-in words stay.",
  "device-lost": stopped,
  crashed: stopped,
  silent: "The language model said nothing for too long. The built-in words stay.",
  resting: "The language model broke twice and rests. The built-in words stay.",
  "too-long": "This is more than the language model can hold. The built-in words stay.",
};

const reasons: Record<Exclude<Stays["kind"], "model">, string> = {
  "fixed-words": "",
  "nothing-found": "",
  withheld: "This record holds words that are meant for a machine, so no language model was asked.",
  "too-little": "The language model’s words did not pass the check. The built-in words stay.",
};

/** Words around what a language model words. */
export const wordingEn = {
  gettingReady: (model: string) => `${model} is getting ready on this device …`,
  writing: (model: string) =>
    `${model} is writing on this device. Only what passes the check against your records will stay.`,
  draft: "Draft, not yet checked",
  stop: "Stop",
  builtIn: "Said by the built-in engine, on this device",
  worded: (model: string) => `Worded by ${model} on this device, checked against the records`,
  showBuiltIn: "Show the built-in words",
  showWorded: "Show the new words",
  ask: (model: string) => `Say it in ${model}’s words`,
  tryAgain: "Let it try again",
  stays: (because: Stays) =>
    because.kind === "model" ? (silences[because.failure.kind] ?? "") : reasons[because.kind],
};
