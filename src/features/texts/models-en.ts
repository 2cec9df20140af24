import type { LanguageFailure, MissingCapability } from "#core/wording/language-model.ts";

const missing: Record<MissingCapability, string> = {
  webgpu: "This browser gives pages no graphics processor to compute with (WebGPU).",
  "shader-f16":
    "The graphics processor here cannot compute with half-precision numbers (shader-f16), which this model needs.",
  memory: "This device has too little memory for it.",
  webassembly: "This browser lacks what the model's engine needs (64-bit WebAssembly that can wait).",
  storage: "There is too little free storage for it.",
};

const failures: Record<Exclude<LanguageFailure["kind"], "unsupported">, string> = {
  "no-model": "The model is not on this device.",
  download: "The download did not arrive. What has arrived is kept; try again when you are connected.",
  damaged: "The model's files are damaged. Download it again; only what is damaged is fetched.",
  "storage-full": "There is no room left on this device. Remove something, then go on with the download.",
  "out-of-memory": "There was too little memory for the model. Close other tabs, or choose a smaller one.",
  "device-lost":
    "The graphics processor was taken away while the model ran. The built-in engine answers; the next question starts the model again.",
  crashed: "The model stopped unexpectedly. The built-in engine answers; the next question starts the model again.",
  silent: "The model did not answer for a long time and was stopped. The built-in engine answers.",
  resting: "The model stopped twice in a row, so it is left alone. The built-in engine answers.",
  "too-long": "That was too much for the model to read at once.",
  cancelled: "Stopped. What has arrived is kept.",
};

/** Words of the language model's settings. */
export const modelsEn = {
  title: "Language model",
  about:
    "Everything works without one: the built-in engine reads, explains and answers. A language model can say the same more fluently, on this device, offline. It is never believed: each sentence is checked against your records, and what cannot be found there is not shown.",
  short: "Answers can be worded more fluently by a language model that runs on this device. Nothing needs one.",
  builtInSpeaks: "The built-in engine speaks.",
  modelSpeaks: (name: string, place: string) => `${name} speaks, ${place}.`,
  open: "Choose what speaks here",
  ladder: "What can speak on this device, best first",
  builtIn: "Built-in engine",
  builtInText: "Always here, needs no download, and answers wherever a model cannot.",
  useBuiltIn: "Use the built-in engine alone",
  backends: { webgpu: "on the graphics processor", wasm: "on the main processor" },
  size: (size: string) => `${size} to download`,
  stored: (size: string) => `${size} stored`,
  speed: (low: number, high: number) =>
    low === high ? `about ${low} words a second here` : `about ${low} to ${high} words a second here`,
  slowSpeed: "less than a word a second here",
  measuredSpeed: (words: string) => `It wrote ${words} words a second.`,
  licence: (name: string) => `Licence ${name}`,
  speaks: "Speaks now",
  suggested: "Suits this device",
  here: "On this device",
  notPossible: "Does not run here",
  missing,
  failures,
  download: (size: string) => `Download (${size})`,
  continueDownload: "Go on with the download",
  stop: "Stop the download",
  progressLabel: (name: string) => `${name} download`,
  progress: (done: string, all: string, left: string) =>
    left === "" ? `${done} of ${all}` : `${done} of ${all}, ${left}`,
  secondsLeft: (seconds: number) =>
    seconds < 90 ? `about ${seconds} seconds left` : `about ${Math.round(seconds / 60)} minutes left`,
  use: "Use this one",
  tryIt: "Try it",
  tryLabel: "The model on its way into memory",
  tryWaiting: "Waiting for another tab that uses the model...",
  tryWriting: "Writing...",
  stopTrying: "Stop",
  verify: "Verify the files",
  verifying: "Reading the files...",
  verified: "Every byte is as it arrived.",
  remove: "Remove",
  again: "Try again",
  free: "Free its memory",
  inMemory: "In memory now. It is freed after two minutes without a question.",
  metered: {
    title: "Download over this connection?",
    text: (size: string) =>
      `You seem to use mobile data, or to save data. ${size} may cost money or use up your allowance.`,
    yes: "Download anyway",
    no: "Not now",
  },
  source:
    "A model is fetched when you press its button, and not before: from the model hub, or from a folder that the operator of this site has named. Nothing of your records is sent.",
  device: "What this device has",
  measuring: "Measuring...",
  graphics: "Graphics processor",
  noGraphics: "None that pages may use",
  software: (name: string) => `${name} (played by the main processor, too slow)`,
  halfPrecision: "Half precision (shader-f16)",
  yes: "Available",
  no: "Missing",
  memory: "Memory",
  atLeast: (size: string) => `${size} or more`,
  processors: "Processor cores",
  storageFree: "Free storage",
  unknown: "The browser does not say",
};
