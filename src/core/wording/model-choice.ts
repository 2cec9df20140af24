import type { MissingCapability } from "./language-model.ts";

/** Which of the two engines runs a model: on the graphics processor, or in WebAssembly on any device. */
export type ModelBackend = "webgpu" | "wasm";

/** A language model that a person may download. Sizes in bytes. */
export interface ModelChoice {
  /** The model hub's name of it; no two choices have the same. */
  id: string;
  /** For people. */
  name: string;
  backend: ModelBackend;
  /** Millions of parameters: more write better, and more slowly. */
  millionParameters: number;
  /** Size of the download, about; what it is exactly is known once it begins. */
  downloadBytes: number;
  /** Memory while it runs: of the graphics processor, or of the device. */
  memoryBytes: number;
  needsShaderF16: boolean;
  licence: string;
  /** How much it can hold at once, in tokens: the prompt and what it writes. */
  contextTokens: number;
  files: ModelFiles;
}

/** Where a model's files lie on the model hub: `repository` as "owner/name". */
export type ModelFiles =
  | { format: "mlc"; repository: string /** Address of the model's compiled library. */; library: string }
  | { format: "gguf"; repository: string; file: string };

/** What this device has, as it says itself; undefined where it does not say. Bytes. */
export interface DeviceCapabilities {
  /** The graphics processor that pages may compute with; undefined where there is none. */
  graphics:
    | {
        /** Its name, as far as the browser tells it: "apple", "nvidia". */
        name: string;
        /** A processor played by the main one: right, and far too slow. */
        isSoftware: boolean;
        hasShaderF16: boolean;
        maxBufferBytes: number;
      }
    | undefined;
  /** What WebAssembly needs for the engine of the wasm models (64-bit memory, SIMD, suspending). */
  hasWasmFeatures: boolean;
  /** Rounded down and cut at 8 GiB by browsers, which tell nobody the exact figure. */
  memoryBytes: number | undefined;
  processors: number;
  storageFreeBytes: number | undefined;
}

/** What of a graphics processor's buffers the larger models bind at once. */
const mebibyte = 1024 * 1024;
const smallestBufferBytes = 128 * mebibyte;

/** What this device lacks for the model, or undefined where it can run it. `isHere`: the files need no more storage. */
export function missingFor(
  choice: ModelChoice,
  device: DeviceCapabilities,
  isHere = false,
): MissingCapability | undefined {
  if (choice.backend === "webgpu") {
    if (device.graphics === undefined || device.graphics.maxBufferBytes < smallestBufferBytes) return "webgpu";
    if (choice.needsShaderF16 && !device.graphics.hasShaderF16) return "shader-f16";
  } else if (!device.hasWasmFeatures) return "webassembly";
  if (device.memoryBytes !== undefined && device.memoryBytes < choice.memoryBytes) return "memory";
  if (!isHere && device.storageFreeBytes !== undefined && device.storageFreeBytes < choice.downloadBytes)
    return "storage";
  return undefined;
}

/** The choice that suits this device best, or undefined where none does: the first of the ladder that it can run well. */
export function suggestChoice(choices: readonly ModelChoice[], device: DeviceCapabilities): ModelChoice | undefined {
  // A graphics processor in software would take minutes for a sentence.
  return choices.find(
    (choice) =>
      missingFor(choice, device) === undefined && !(choice.backend === "webgpu" && device.graphics?.isSoftware),
  );
}

/** How fast a model writes here, in tokens a second, at best and at worst. */
export interface ExpectedSpeed {
  low: number;
  high: number;
}

/**
 * Writing a token reads every weight once, so that the speed is the memory's bandwidth over the model's bytes. `bytesPerSecond` is what a
 * measurement on this device moved; real engines reach between a quarter and three quarters of it.
 */
export function expectedSpeed(choice: ModelChoice, bytesPerSecond: number): ExpectedSpeed {
  const most = bytesPerSecond / choice.downloadBytes;
  return { low: most / 4, high: (most * 3) / 4 };
}
